// A card as it lies on the table: words, choices with their options, checks with their results.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { SkillIcon } from "../pictures/skill_icon.js";

const RESULTS = ["pass", "partial", "fail", "consequence"];

// `chosen`: which option was taken; `outcome`: how the check ended; both mark their part of the card.
// `pick`: what pressing an option does, while it is to be chosen; the question panel has the buttons for the keyboard.
export function Boxes({ boxes, chosen = null, outcome = null, pick = null }) {
  return boxes.map((box, n) => html`<${Box} key=${n} box=${box} chosen=${chosen} outcome=${outcome} pick=${pick} />`);
}

/** @param {{ box: import("../game").Box, chosen: number | null, outcome: string | null, pick: ((n: number) => void) | null }} props */
function Box({ box, chosen, outcome, pick }) {
  if (box.kind === "choice") {
    return html`
      <${Lines} lines=${box.text} />
      <ol class="choices">
        ${(box.boxes ?? []).map(
          (option, n) => html`<li key=${n} class=${pick ? "glow" : chosen === n ? "chosen" : chosen === null ? "" : "rejected"} onClick=${pick && (() => pick(n))}>
            ${chosen === n && html`<mark>${t("chosen")}</mark>`}
            <${Lines} lines=${option.text ?? []} />
            <${Boxes} boxes=${option.boxes ?? []} outcome=${chosen === n ? outcome : null} />
          </li>`,
        )}
      </ol>
    `;
  }
  if (box.kind === "check") {
    return html`
      <div class="box-check">
        <p class="bar-to-pass">
          <b class="value">${box.value}</b>
          <span>${t("check")} <span class="skills">${(box.skills ?? []).map((skill) => html`<${SkillIcon} key=${skill} skill=${skill} />`)}</span></span>
        </p>
        <${Lines} lines=${box.text ?? []} />
        <dl class="results">
          ${(box.boxes ?? []).map(
            (result) => html`<div key=${result.kind} class=${`${result.kind} ${outcome === result.kind ? "is" : ""}`}>
              <dt>${RESULTS.includes(result.kind) ? t(`result:${result.kind}`, { n: result.value }) : ""}</dt>
              <dd><${Lines} lines=${result.text ?? []} /><${Boxes} boxes=${result.boxes ?? []} /></dd>
            </div>`,
          )}
        </dl>
      </div>
    `;
  }
  return html`<${Lines} lines=${box.text ?? []} /><${Boxes} boxes=${box.boxes ?? []} />`;
}

function Lines({ lines }) {
  return lines.map((line, n) => html`<p key=${n} class="line">${line}</p>`);
}
