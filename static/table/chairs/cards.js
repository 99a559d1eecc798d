// What about the chairs concerns one now: that the game is paused, that one is away, what is proposed.

import { html } from "../../vendor/preact-htm.js";
import { isOver, useTable } from "../page/context.js";
import { personName } from "../words/names.js";
import { list, t } from "../words/words.js";
import { Clock } from "./clock.js";
import { Overview } from "./overview.js";

export const isAway = (view, seat) => seat !== null && Boolean(view.chairs?.seats[seat].gone || view.chairs?.seats[seat].stand_in);

export function ChairCards() {
  const { view, seat, master } = useTable();
  if (!view.chairs) return null;
  const away = !master && isAway(view, seat);
  return html`
    ${master && html`<${Overview} />`}
    ${view.chairs.clock?.until && html`<${Clock} clock=${view.chairs.clock} />`}
    ${view.chairs.paused && html`<${Paused} />`}
    ${away && !isOver(view) && html`<${Away} />`}
    ${view.chairs.proposals.map((proposal) => html`<${Proposal} key=${proposal.id} proposal=${proposal} />`)}
  `;
}

function Paused() {
  const { view, seat, master, send, state } = useTable();
  const asked = view.chairs.proposals.some((proposal) => proposal.kind === "resume");
  const sending = state.pending.some((command) => ["propose", "moderate"].includes(command.do));
  const may = master || (seat !== null && view.chairs.master === null && !asked && !isAway(view, seat)); // a game master decides alone
  return html`
    <div class="chair-card paused" role="status">
      <p><b>${t("paused")}</b></p>
      ${may &&
      html`<button type="button" class="go" disabled=${sending} onClick=${() => send({ do: master ? "moderate" : "propose", kind: "resume" })}>${t("propose:resume")}</button>`}
    </div>
  `;
}

// One click, and the seat is one's own again.
function Away() {
  const { view, seat, send, state } = useTable();
  const sending = state.pending.some((command) => command.do === "come_back");
  const words = t(seat !== null && view.chairs.seats[seat].stand_in ? "bot_sits_in" : "you_went");
  return html`
    <div class="chair-card away" role="status">
      <p>${words}</p>
      <button type="button" class="go" disabled=${sending} onClick=${() => send({ do: "come_back" })}>${t("am_back")}</button>
    </div>
  `;
}

/** @param {{ proposal: import("../line/sections").ProposalSection }} props */
function Proposal({ proposal }) {
  const { view, seat, master, send, state } = useTable();
  const { id, by, words, why, agreed, missing } = proposal;
  const sending = state.pending.some((command) => command.proposal === id);
  const mine = by === seat;
  const names = missing.map((one) => personName(view, one));
  return html`
    <div class="chair-card proposal" role="status">
      <p><b>${mine ? t("you_propose") : t("proposes", { name: personName(view, by) })}</b> ${words}${why && html` <q>${why}</q>`}</p>
      <p class="missing">${names.length > 0 ? t("missing_consent", { names: list(names) }) : t("nobody_missing")}</p>
      ${seat !== null &&
      !master &&
      !isAway(view, seat) &&
      html`<div class="close">
        ${(!agreed.includes(seat) || names.length === 0) && html`<button type="button" class="go" disabled=${sending} onClick=${() => send({ do: "agree", proposal: id })}>${t(agreed.includes(seat) ? "do_it" : "agree")}</button>`}
        <button type="button" disabled=${sending} onClick=${() => send({ do: "decline", proposal: id })}>${t(mine ? "withdraw" : "not_agree")}</button>
      </div>`}
    </div>
  `;
}
