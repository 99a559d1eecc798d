// A skill type by letter and shape, so that nobody needs the colour.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";

export function SkillIcon({ skill }) {
  return html`<i class=${`skill ${skill}`} role="img" aria-label=${t(`skill:${skill}`)}
    ><span aria-hidden="true">${t(`letter:${skill}`)}</span></i
  >`;
}
