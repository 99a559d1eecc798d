// Cards one is just looking at, before they go back; where one of them is to be chosen, the card itself can be pressed.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Boxes } from "../check/boxes.js";
import { Then } from "../check/crisis.js";
import { useGame } from "../context.js";

export function Looking() {
  const { me, choice } = useGame();
  if (!me?.looking.length) return null;
  const options = lookedAt(me.looking, choice.question);
  return html`
    <div class="looking" role="group" aria-label=${t("looking")}>
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
  <h3>${card.name}</h3>
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
