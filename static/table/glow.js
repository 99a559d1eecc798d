// Anything on the table that stands for an option: glows and can be clicked while it is one, else explains itself.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

export function Glow({ option, class: shape = "", label, explains = null, title, children }) {
  const { choice, inspect } = useTable();
  if (!choice.may(option)) {
    if (!explains) return html`<div class=${shape} role="group" aria-label=${label} title=${title}>${children}</div>`;
    return html`
      <button type="button" class=${shape} aria-label=${label} title=${title} onClick=${() => inspect(explains)}>${children}</button>
    `;
  }
  const place = choice.picks.indexOf(option);
  const picked = place >= 0;
  return html`
    <button
      type="button"
      class=${`${shape} glow ${picked ? "picked" : ""}`}
      aria-label=${t("choosable", { label })}
      aria-pressed=${choice.instant ? undefined : picked}
      title=${title}
      data-option=${option}
      onClick=${() => choice.pick(option)}
    >
      ${children}
      ${picked && choice.question.ordered && html`<b class="rank">${place + 1}</b>`}
    </button>
  `;
}
