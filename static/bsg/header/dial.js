// One resource: its value, how full it is, and where the red begins.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Shape } from "../pictures/shape.js";

/** @param {import("../game").DialView} props */
export function Dial({ resource, value, red_at, top }) {
  const low = value <= red_at;
  const name = t(`res:${resource}`);
  const label = t(low ? "dial_low" : "dial_label", { name, value, red: red_at });
  const part = (n) => Math.min(n, top) / top;
  return html`
    <${Glow} option=${`res:${resource}`} class=${`dial ${low ? "low" : ""}`} label=${label} firm>
      <${Shape} kind=${resource} /><span class="dial-name">${name}</span><b>${value}</b>
      <span class="bar" aria-hidden="true"><i style=${{ transform: `scaleX(${part(value)})` }}></i><u style=${{ left: `${100 * part(red_at)}%` }}></u></span>
    <//>
  `;
}
