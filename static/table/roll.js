// A die: what it is rolled for, and what it shows.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { personName } from "./names.js";
import { t } from "./words.js";

const signed = (n) => (n > 0 ? `+${n}` : `−${-n}`);

export function Roll({ roll }) {
  const { view } = useTable();
  const shown = roll.result === null ? "?" : roll.result;
  return html`
    <article class="card-large roll">
      <b class="die" aria-label=${roll.result === null ? t("not_rolled") : t("rolled", { n: roll.result })}>${shown}</b>
      <p>
        <small>${t("rolled_by", { name: personName(view, roll.seat) })}</small>
        ${roll.text} ${roll.modifier !== 0 && html`<b>${t("modified", { n: signed(roll.modifier) })}</b>`}
      </p>
    </article>
  `;
}
