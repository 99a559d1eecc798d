// A skill type by letter and shape, so that nobody needs the colour; wherever it stands, it says what it is good for.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";

export function SkillIcon({ skill }) {
  return html`<i class=${`skill ${skill}`} role="img" aria-label=${t(`skill:${skill}`)} data-explain=${`skill:${skill}`}
    ><span aria-hidden="true">${t(`letter:${skill}`)}</span></i
  >`;
}
