// The jump track: nobody can jump on the red spaces, an early jump on the blue ones may cost population.

import { html } from "../vendor/preact-htm.js";
import { t } from "./words.js";

const RISK = { 3: 3, 4: 1 }; // the blue spaces, as printed

export function JumpTrack({ jump, auto }) {
  const spaces = Array.from({ length: auto + 1 }, (_, space) => space);
  return html`
    <div class="track" role="img" aria-label=${t("jump_label", { jump, auto })}>
      <span>${t("jump")}</span>
      ${spaces.map(
        (space) => html`
          <b key=${space} class=${`${space === jump ? "at" : ""} ${space in RISK || space === auto ? "" : "dead"}`}>
            ${space === auto ? t("auto") : space in RISK ? t("risk", { n: RISK[space] }) : space}
          </b>
        `,
      )}
    </div>
  `;
}
