// A character sheet: which cards one draws, and the three abilities.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Portrait } from "../pictures/portrait.js";
import { SkillIcon } from "../pictures/skill_icon.js";

/** @param {{ sheet: import("../game").CharacterView, used?: boolean }} props */
export function Sheet({ sheet, used = false }) {
  return html`
    <div class="sheet-data">
      <${Portrait} of=${sheet.character} />
      <p class="skill-set" aria-label=${t("skill_set")}>
        ${sheet.skill_set.map(
          (draw, n) => html`<span key=${n} class="draw"><b>${draw.count}</b>${draw.skills.map((skill, m) => html`<span key=${skill} class="of-skill">${m > 0 && html`<small>${t("either_skill")}</small>`}<${SkillIcon} skill=${skill} /><span aria-hidden="true">${t(`skill:${skill}`)}</span></span>`)}</span>`,
        )}
      </p>
      <dl>
        ${sheet.abilities.map(
          (ability) => html`<div key=${ability.kind} class=${ability.kind}>
            <dt><b>${ability.name}</b> <small>${t(`ability:${ability.kind}`)}</small>${used && ability.kind === "once" && html` <mark>${t("used")}</mark>`}</dt>
            <dd>${ability.text}</dd>
          </div>`,
        )}
      </dl>
    </div>
  `;
}
