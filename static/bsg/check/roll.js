// A die that is about to be rolled: what for, and what changes it.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { signed } from "../names.js";
import { Die } from "./dice.js";

/** @param {{ roll: import("../game").RollView }} props */
export function Roll({ roll }) {
  const { view } = useGame();
  return html`
    <article class="card-large roll">
      <${Die} face=${roll.result ?? "?"} label=${roll.result === null ? t("not_rolled") : t("rolled", { n: roll.result })} />
      <p>
        <small>${t("rolled_by", { name: personName(view, roll.seat) })}</small>
        <span class="line">${roll.text}</span>
        ${roll.modifier !== 0 && html`<b>${t("modified", { n: signed(roll.modifier) })}</b>`}
      </p>
    </article>
  `;
}
