// The pursuit track: what its spaces cost, how near the Cylon fleet is, and how many ships come when it is here.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Shape } from "../pictures/shape.js";
import { allGathered, isNext, pursuitWords } from "./far.js";

export function Pursuit() {
  const { view } = useGame();
  if (!view.fleet) return null;
  const { space, track, auto_attack: auto } = view.fleet.pursuit;
  return html`
    <button type="button" class=${`track pursuit ${isNext(view) ? "close" : ""}`} data-explain="track:pursuit">
      <span class="unseen">${pursuitWords(view).join(" ")}</span>
      <span class="seen" aria-hidden="true">
        <${Shape} kind="raider" /><span class="track-name">${t("pursuit")}</span>
        ${track.map(
          (ships, n) => html`
            <b key=${n} class=${`${n === space ? "at" : ""} ${n === auto ? "dead" : ships ? "costs" : ""}`}>
              ${n === auto ? html`${t("attack")} ${allGathered(view)}` : ships ? html`+${ships}<${Shape} kind="civilian" />` : n}
            </b>
          `,
        )}
      </span>
    </button>
  `;
}
