// The jump track: nobody can jump on the red spaces, an early jump on the blue ones may cost population.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Hull } from "../pictures/hull.js";
import { Shape } from "../pictures/shape.js";

export function JumpTrack({ jump, auto, risks }) {
  const spaces = Array.from({ length: auto + 1 }, (_, space) => space);
  return html`
    <button type="button" class="track jump" data-explain="track:jump">
      <span class="unseen">${t("jump_label", { jump, auto })}</span>
      <span class="seen" aria-hidden="true">
        <span>${t("jump")}</span>
        ${spaces.map(
          (space) => html`
            <b key=${space} class=${`${space === jump ? "at" : ""} ${space in risks ? "risky" : space === auto ? "ready" : "dead"}`}>
              ${space === jump && html`<${Hull} name="galactica" />`}${space === auto ? t("auto") : space in risks ? html`${t("risk", { n: risks[space] })}<${Shape} kind="population" />` : space}
            </b>
          `,
        )}
      </span>
    </button>
  `;
}
