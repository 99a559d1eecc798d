// The boarding party track: where centurions stand aboard Galactica; past the last space the ship is lost.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Shape } from "../pictures/shape.js";

export function Boarding() {
  const { view } = useGame();
  const { boarding } = view.board;
  const aboard = boarding.reduce((sum, n) => sum + n, 0);
  return html`
    <span class="track boarding" role="group" aria-label=${t("boarding_label", { n: aboard })}>
      <span data-explain="track:boarding">${t("boarded")}</span>
      ${boarding.map((n, space) => html`<${Space} key=${space} n=${n} space=${space} />`)}
      <b class="dead" data-explain="track:boarding">${t("lost")}</b>
    </span>
  `;
}

function Space({ n, space }) {
  const label = t("boarding_space", { space: space + 1, n });
  return html`
    <${Glow} option=${`ship:centurion@${space}`} explain="track:boarding" class=${`space-on ${n ? "at" : ""}`} label=${label}>
      ${n ? html`<${Shape} kind="centurion" />${n > 1 && n}` : space + 1}
    <//>
  `;
}
