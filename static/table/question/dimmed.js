// What one might look for among the options and cannot choose now; what has the same reason shares it.

import { html } from "../../vendor/preact-htm.js";
import { useAsked } from "../page/context.js";
import { plain } from "../words/names.js";
import { t } from "../words/words.js";

export function Dimmed() {
  const { choice } = useAsked();
  const { dimmed, labels } = choice.question;
  const reasons = new Map(); // to what has them
  const seen = new Set(); // equal cards are one
  for (const [option, why] of Object.entries(dimmed)) {
    if (seen.has(plain(option))) continue;
    seen.add(plain(option));
    reasons.set(why, [...(reasons.get(why) ?? []), option]);
  }
  if (!reasons.size) return null;
  return html`
    <details class="dimmed-options">
      <summary>${t("not_now", { n: seen.size })}</summary>
      <dl>
        ${[...reasons].map(
          ([why, things]) => html`
            <div key=${why}>
              <dt>${things.map((option, n) => html`${n > 0 && "; "}<span key=${option} data-explain=${option}>${labels[option]}</span>`)}</dt>
              <dd>${why}</dd>
            </div>
          `,
        )}
      </dl>
    </details>
  `;
}
