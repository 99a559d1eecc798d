// One resource as an instrument: its value, how full it is, and how far the red reaches.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Shape } from "../pictures/shape.js";

const ROUND = 75; // of a hundred: the scale is open below

/** @param {import("../game").DialView} props */
export function Dial({ resource, value, red_at, top }) {
  const low = value <= red_at;
  const name = t(`res:${resource}`);
  const label = t(low ? "dial_low" : "dial_label", { name, value, red: red_at });
  const upTo = (n) => `${(ROUND * Math.min(n, top)) / top} 100`;
  const arc = (part, r, n) => html`<circle class=${part} cx="24" cy="24" r=${r} pathLength="100" stroke-dasharray=${upTo(n)} transform="rotate(135 24 24)" />`;
  return html`
    <${Glow} option=${`res:${resource}`} class=${`dial ${low ? "low" : ""}`} label=${label} firm>
      <span class="gauge">
        <svg viewBox="0 0 48 48">${arc("scale", 20.5, top)}${arc("red", 16, red_at)}${value > 0 && arc("level", 20.5, value)}</svg>
        <b>${value}</b><${Shape} kind=${resource} />
      </span>
      <span class="dial-name">${name}</span>
    <//>
  `;
}
