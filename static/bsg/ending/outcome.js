// How the game came out: who won and why, who everybody was.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Token } from "../people/token.js";
import { Homecoming, Lost } from "../pictures/ends.js";
import { Portrait } from "../pictures/portrait.js";

/** @param {import("../game").WholeView} view */
export const winner = (view) => view.game.winner;

export function Outcome() {
  const { view } = useGame();
  const { winner, ending, turn } = view.game;
  return html`
    <${Scene} winner=${winner} />
    <h2>${t(`won:${winner ?? "nobody"}`)}</h2>
    <p class="why">${ending} ${t("after_turns", { n: turn })}</p>
    <div class="camps">
      ${CAMPS.map(({ camp, in: belongs }) => html`<${Camp} key=${camp} camp=${camp} players=${view.players.filter(belongs)} won=${winner === camp} />`)}
    </div>
  `;
}

// What is left: the fleet above its new home, or those who hunted it.
/** @param {{ winner: string | null }} props */
function Scene({ winner }) {
  return winner && html`<div class="scene" aria-hidden="true"><${winner === "humans" ? Homecoming : Lost} /></div>`;
}

// Whoever holds a Cylon card is one, and so is a Sympathizer who became one.
/** @param {import("../game").PlayerView} player */
const isCylon = (player) => player.cylon || player.revealed.some((card) => card.cylon);

const CAMPS = [
  { camp: "humans", in: (player) => !isCylon(player) },
  { camp: "cylons", in: isCylon },
];

/** @param {{ camp: string, players: import("../game").PlayerView[], won: boolean }} props */
function Camp({ camp, players, won }) {
  const { view } = useGame();
  if (!players.length) return null;
  return html`
    <section class=${`camp ${camp}`}>
      <h3>${t(`camp:${camp}`)} ${won && html`<small>${t("camp_won")}</small>`}</h3>
      <ul>
        ${players.map(
          (player) => html`
            <li key=${player.seat} class=${player.out ? "out" : ""}>
              <span class="bust" data-seat=${player.seat}>${player.character && html`<${Portrait} of=${player.character} cylon=${isCylon(player)} />`}<${Token} seat=${player.seat} /></span>
              <span>
                <b>${personName(view, player.seat)}</b> <small>${player.name}</small> ${player.out && html`<mark class="danger">${t("has_lost")}</mark>`}
                <span class="loyalties">
                  ${loyalties(player)} ${camp === "cylons" && html`<small>${t(player.cylon ? "camp_revealed" : "camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {import("../game").PlayerView} player */
function loyalties(player) {
  if (!player.revealed.length) return t("no_loyalty");
  return player.revealed.map((card, n) => html`<mark key=${n} class=${card.cylon ? "danger" : ""}>${card.name}</mark>`);
}
