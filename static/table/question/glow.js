// Anything on the table that stands for an option: glows and can be clicked while it is one, else it only explains itself.

import { html } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

// `firm`: a button at all times, so that the keyboard gets there.
export function Glow({ option, class: shape = "", label, explain = option, firm = false, place, children }) {
  const { choice, spoken } = useTable();
  const may = choice.may(option);
  const dimmed = choice.question?.dimmed[option];
  const marks = `${shape} ${dimmed ? "dimmed" : ""} ${spoken.has(option) ? "spoken" : ""}`;
  // What is drawn is for eyes; ears get sentences, each with one full stop.
  const said = label?.replace(/\.$/, "");
  const inside = html`
    <span class="unseen">${may ? t("choosable", { label: said }) : dimmed ? `${said}. ${dimmed}` : label}</span>
    <span class="seen" aria-hidden="true">${children}</span>
  `;
  const why = dimmed ? option : undefined; // what it explains may be something larger
  if (!may && !firm) return html`<div class=${marks} data-explain=${explain} data-why=${why} data-place=${place}>${inside}</div>`;
  if (!may) return html`<button type="button" class=${marks} data-explain=${explain} data-why=${why} data-place=${place}>${inside}</button>`;
  const rank = choice.picks.indexOf(option);
  const picked = rank >= 0;
  return html`
    <button
      type="button"
      class=${`${marks} glow ${picked ? "picked" : ""}`}
      aria-pressed=${choice.instant ? undefined : picked}
      data-explain=${explain}
      data-place=${place}
      data-option=${option}
      onClick=${() => choice.pick(option)}
    >
      ${inside} ${picked && choice.question?.ordered && html`<b class="rank">${rank + 1}</b>`}
    </button>
  `;
}
