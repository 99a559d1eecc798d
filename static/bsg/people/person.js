// Somebody at the table: character, place, titles, cards, whose turn it is and whom the table waits for.

import { chairTags } from "../../table/chairs/tags.js";
import { Glow } from "../../table/question/glow.js";
import { Since } from "../../table/question/since.js";
import { personName, seatOption } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { titleName, whereabouts } from "../names.js";
import { TraumaCount, traumaOf } from "../nebula/trauma.js";
import { Portrait } from "../pictures/portrait.js";
import { privateTo } from "./private.js";
import { Token } from "./token.js";

export function Person({ seat }) {
  const { view, seat: mine, master } = useGame();
  const player = view.players[seat];
  const who = view.people.find((person) => person.seat === seat);
  const name = personName(view, seat);
  const turn = view.game.current === seat && view.game.turn > 0 && !view.game.ending;
  const awaited = view.questions.waiting.some((waiting) => waiting.seat === seat);
  const claim = view.claims?.levels[seat];
  const place = player.place && whereabouts(view, player.place);
  const trauma = traumaOf(view, seat);
  const tags = [
    player.out && t("tag_out"),
    player.once_used && t("once_used"),
    ...chairTags(view, seat),
    player.loyalty > 1 && t("loyalty_cards", { n: player.loyalty }),
    player.super_crises > 0 && t("super_crises_held", { n: player.super_crises }),
    ...player.quorum.map((card) => card.name),
    ...(view.private?.length > 1 ? (privateTo(view, seat)?.loyalty ?? []) : []).map((card) => card.name), // whoever sees everything
  ].filter(Boolean);
  const shape = `person ${seat === mine ? "me" : ""} ${turn ? "turn" : ""} ${player.cylon ? "cylon" : ""} ${player.out ? "out" : ""}`;
  const moment = [turn && t("tag_turn"), awaited && t("tag_awaited")].filter(Boolean);
  const label = [name, player.name, place, t("cards_in_hand", { n: player.hand }), trauma > 0 && t("trauma_tokens", { n: trauma }), ...player.titles.map(titleName), ...moment, ...tags].filter(Boolean).join(", ");
  return html`
    <${Glow} option=${seatOption(seat)} class=${shape} label=${label} firm>
      <span class="bust" data-seat=${seat}>${player.character ? html`<${Portrait} of=${player.character} cylon=${player.cylon} />` : who?.face && html`<img class="portrait" src=${who.face} alt="" />`}<${Token} seat=${seat} /></span>
      <span class="who">
        <b>${seat === mine && !master ? t("you_named", { name }) : name}</b>
        ${player.name && html`<small class="character">${player.name}</small>`}
        ${place && html`<small>${place}</small>`}
        <span class="marks">
          ${player.titles.map((title) => html`<mark key=${title}>${titleName(title)}</mark>`)}
          ${player.cylon && html`<mark class="danger">${t("cylon")}</mark>`}
          ${turn && html`<i class="whose">${t("tag_turn")}</i>`}
          ${awaited && html`<i class="awaited">${t("tag_awaited")}</i>`}
          <${TraumaCount} seat=${seat} />
          ${tags.map((tag) => html`<i key=${tag}>${tag}</i>`)}
          ${claim && html`<i class="claim">${t(`claim:${claim}`)}</i>`}
        </span>
        ${awaited && seat !== mine && html`<${Since} />`}
      </span>
      <span class="cards">${player.hand}</span>
    <//>
  `;
}
