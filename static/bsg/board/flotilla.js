// Equal ships side by side: as many as can be told apart at a glance, and the number.

import { html } from "../../vendor/preact-htm.js";
import { Shape } from "../pictures/shape.js";

const DRAWN = 3; // more of them would blur

export function Flotilla({ kind, n }) {
  return html`
    <span class="flotilla">${Array.from({ length: Math.min(n, DRAWN) }, (_, ship) => html`<${Shape} key=${ship} kind=${kind} />`)}</span>${n > 1 && html`<b>${n}</b>`}
  `;
}
