// All that is drawn more than once, in one place of the page: each ship on the screen only points to its drawing.

import { html } from "../../vendor/preact-htm.js";
import { HULLS } from "./hull.js";
import { METALS, SHIPS } from "./ships.js";

const symbols = Object.entries(SHIPS).map(([name, [, drawn]]) => `<g id="ship-${name}">${drawn}</g>`);
const all = { __html: `<defs>${METALS}${symbols.join("")}</defs>${HULLS}` };
const DRAWINGS = html`<svg class="drawings" aria-hidden="true" dangerouslySetInnerHTML=${all}></svg>`;

// Where it is never folded away: what is not rendered cannot be pointed to in every browser.
export const Drawings = () => DRAWINGS;
