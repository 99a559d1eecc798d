// The crisis card that is being resolved.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { personName } from "./names.js";
import { t } from "./words.js";

export function Crisis({ crisis }) {
  const { view } = useTable();
  const then = [crisis.activate && t(`activate:${crisis.activate}`), crisis.jump && t("prepares_jump")].filter(Boolean);
  return html`
    <article class="card-large crisis">
      <h3>${crisis.name}</h3>
      <small>${t("drawn_by", { name: personName(view, crisis.drawer) })}</small>
      <ol class=${crisis.text.length > 1 ? "several" : ""}>
        ${crisis.text.map(
          (line, n) => html`<li key=${n} class=${crisis.choice === n ? "chosen" : ""}>
            ${line}${crisis.choice === n && html` <mark>${t("chosen")}</mark>`}
          </li>`,
        )}
      </ol>
      ${then.length > 0 && html`<p class="then"><span>${t("then")}</span> ${then.join(", ")}</p>`}
    </article>
  `;
}
