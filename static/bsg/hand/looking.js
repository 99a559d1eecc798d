// Cards one is just looking at, before they go back; where one of them is to be chosen, the card itself can be pressed.
// And what one has seen of ships, which lies there until one puts it away.

import { t } from "../../table/words/words.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { Boxes } from "../check/boxes.js";
import { Picture, Then } from "../check/crisis.js";
import { useGame } from "../context.js";
import { Shape } from "../pictures/shape.js";

export const Looking = () => html`<${SeenShips} /><${Cards} />`;

const KEPT = "seen-ships"; // in this tab: up to which line of the log one has put them away

// Civilian ships one has looked into, while they are out there: what they carry only oneself knows (H33).
function SeenShips() {
  const { state, view, seat, me, boot, replay } = useGame();
  const name = `${KEPT}:${boot.table}:${seat}`;
  const [away, putAway] = useState(() => Number(sessionStorage.getItem(name) ?? 0));
  const here = view.areas.flatMap((area) => area.civilians);
  const letterOf = (line) => line.what.ship.slice("ship:civilian-".length);
  const seen = state.log.filter((line) => line.n > away && line.private && line.what?.kind === "civilian_seen" && line.what.seat === seat && here.includes(letterOf(line)));
  if (!seen.length || !me || replay) return null;
  const close = () => {
    const last = seen[seen.length - 1].n;
    sessionStorage.setItem(name, String(last));
    putAway(last);
  };
  return html`
    <div class="seen-ships" role="group" aria-label=${t("seen_ships")}>
      <small>${t("seen_ships")}</small>
      ${seen.map((line) => html`<article key=${line.n} class="card-large"><${Shape} kind="civilian" letter=${letterOf(line)} /><p>${line.text}</p></article>`)}
      <button type="button" onClick=${close}>${t("put_seen_away")}</button>
    </div>
  `;
}

function Cards() {
  const { me, choice } = useGame();
  if (!me?.looking.length) return null;
  const options = lookedAt(me.looking, choice.question);
  return html`
    <div class="looking" role="group" aria-label=${t("looking")} data-tall=${options ? "" : undefined}>
      <small>${t("looking")}</small>
      ${me.looking.map((card, n) =>
        options ? html`<${Choosable} key=${n} card=${card} option=${options[n]} />` : html`<article key=${n} class="card-large"><${Face} card=${card} /></article>`,
      )}
    </div>
  `;
}

/** @param {{ card: import("../game").CardView, option: string }} props */
function Choosable({ card, option }) {
  const { choice } = useGame();
  const rank = choice.picks.indexOf(option);
  return html`
    <button
      type="button"
      class=${`card-large glow ${rank >= 0 ? "picked" : ""}`}
      aria-pressed=${choice.instant ? undefined : rank >= 0}
      disabled=${choice.sending}
      data-option=${option}
      onClick=${() => choice.pick(option)}
    >
      <${Face} card=${card} />${rank >= 0 && html`<b class="rank">${rank + 1}</b>`}
    </button>
  `;
}

/** @param {{ card: import("../game").CardView }} props */
const Face = ({ card }) => html`
  <header><${Picture} of=${card.card} /><h3>${card.name}</h3></header>
  ${card.distance !== null && html`<p class="line"><b>${t("distance_of", { n: card.distance })}</b></p>`}
  <${Boxes} boxes=${card.boxes} />
  <${Then} crisis=${card} />
`;

// The options that these cards are; null if the question is about something else.
/** @param {import("../game").CardView[]} looking @param {import("../../table/line/sections").MineSection | null} question */
export function lookedAt(looking, question) {
  const options = looking.map(({ card }, n) => `${card}#${n}`);
  return options.length && question?.options.length === options.length && options.every((option) => question.options.includes(option)) ? options : null;
}
