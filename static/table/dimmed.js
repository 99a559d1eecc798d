// What one might look for among the options and cannot choose now, each with its reason.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { plain } from "./names.js";
import { parts } from "./option.js";
import { t } from "./words.js";

export function Dimmed() {
  const { choice } = useTable();
  const reasons = new Map(); // equal cards have one reason
  for (const [option, why] of Object.entries(choice.question.dimmed ?? {})) reasons.set(plain(option), why);
  if (!reasons.size) return null;
  return html`
    <details class="dimmed-options">
      <summary>${t("not_now", { n: reasons.size })}</summary>
      <dl>
        ${[...reasons].map(([option, why]) => {
          const [name, reason] = parts(why);
          return html`<div key=${option} data-explain=${option}><dt>${name}</dt><dd>${reason}</dd></div>`;
        })}
      </dl>
    </details>
  `;
}
