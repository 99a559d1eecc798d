// Both results of a card, one for each symbol; the one that happens is marked.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Trauma } from "./trauma.js";

const SIDES = ["benevolent", "antagonistic"];

/** @param {{ card: { benevolent: string | null, antagonistic: string | null }, side: string | null }} props */
export function Results({ card, side }) {
  return html`
    <dl class="sides">
      ${SIDES.map(
        (one) => html`<div key=${one} class=${side === one ? "is" : side ? "not" : ""}>
          <dt><${Trauma} token=${`token:${one}`} /><span class="unseen">${t(`side_of:${one}`)}</span></dt>
          <dd>${card[one]}${side === one && html`<span class="unseen"> ${t("happens")}</span>`}</dd>
        </div>`,
      )}
    </dl>
  `;
}
