// Anything on the table that stands for an option: glows and can be clicked while it is one, else explains itself.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

export function Glow({ option, class: shape = "", label, explains = null, title, children }) {
  const { choice, inspect } = useTable();
  const may = choice.may(option);
  // What is drawn is for eyes; ears get one sentence.
  const inside = html`
    <span class="unseen">${may ? t("choosable", { label }) : label}</span>
    <span class="seen" aria-hidden="true">${children}</span>
  `;
  if (!may && !explains) return html`<div class=${shape} title=${title}>${inside}</div>`;
  if (!may) {
    return html`<button type="button" class=${shape} title=${title} onClick=${() => inspect(explains)}>${inside}</button>`;
  }
  const place = choice.picks.indexOf(option);
  const picked = place >= 0;
  return html`
    <button
      type="button"
      class=${`${shape} glow ${picked ? "picked" : ""}`}
      aria-pressed=${choice.instant ? undefined : picked}
      title=${title}
      data-option=${option}
      onClick=${() => choice.pick(option)}
    >
      ${inside} ${picked && choice.question.ordered && html`<b class="rank">${place + 1}</b>`}
    </button>
  `;
}
