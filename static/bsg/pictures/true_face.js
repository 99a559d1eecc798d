// Whom somebody plays for, as a face: their own in the light, or half of it, and what is behind it.

import { html } from "../../vendor/preact-htm.js";
import { Portrait } from "./portrait.js";
import { Subject } from "./subjects.js";

/** @param {{ of: string, cylon: boolean }} props */
export function TrueFace({ of, cylon }) {
  return html`<span class=${`true-face ${cylon ? "of-cylon" : "of-human"}`} aria-hidden="true"><i class="rays"></i>${cylon && html`<${Subject} kind="centurion" />`}<${Portrait} of=${of} cylon=${cylon} /></span>`;
}
