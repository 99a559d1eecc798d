// One resource: its value, how full it is, and where the red begins.

import { html } from "../vendor/preact-htm.js";
import { Glow } from "./glow.js";
import { t } from "./words.js";

const TOP = 15;

export function Dial({ resource, value, red_at }) {
  const low = value <= red_at;
  const name = t(`res:${resource}`);
  const label = t(low ? "dial_low" : "dial_label", { name, value, red: red_at });
  return html`
    <${Glow} option=${`res:${resource}`} class=${`dial ${low ? "low" : ""}`} label=${label}>
      <span>${name}</span><b>${value}</b>
      <span class="bar" aria-hidden="true">
        <i style=${{ width: `${(100 * Math.min(value, TOP)) / TOP}%` }}></i>
        <s style=${{ left: `${(100 * red_at) / TOP}%` }}></s>
      </span>
    <//>
  `;
}
