// The ships' outlines, drawn by code.

import { html } from "../vendor/preact-htm.js";

const OUTLINES = {
  viper: ["-12 -9 24 18", "M-11,0 L9,-7 L4,0 L9,7Z"],
  raider: ["-12 -9 24 18", "M-10,6 Q0,-13 10,6 Q4,0 0,4 Q-4,0 -10,6Z"],
  "heavy-raider": ["-13 -9 26 18", "M-12,7 L-7,-8 L7,-8 L12,7 L4,3 L-4,3Z"],
  basestar: ["-22 -22 44 44", "M0,-21 L5,-5 L21,0 L5,5 L0,21 L-5,5 L-21,0 L-5,-5Z"],
  civilian: ["-12 -10 24 20", "M-11,0 L-5,-9 L5,-9 L11,0 L5,9 L-5,9Z"],
  centurion: ["-9 -9 18 18", "M-8,8 L0,-8 L8,8 L3,5 L-3,5Z"],
  raptor: ["-12 -9 24 18", "M-11,3 L-6,-5 L8,-5 L11,3 L6,7 L-6,7Z M-3,-5 L0,-8 L3,-5"],
  nuke: ["-9 -9 18 18", "M-2.5,8 L-2.5,-4 L0,-9 L2.5,-4 L2.5,8 L6,8 L6,5 L2.5,3 M-2.5,3 L-6,5 L-6,8 L-2.5,8Z"],
};

export function Shape({ kind, letter }) {
  const [box, path] = OUTLINES[kind] ?? OUTLINES.civilian;
  return html`
    <span class=${`shape ${kind}`} aria-hidden="true">
      <svg viewBox=${box}><path d=${path} /></svg>${letter && html`<b>${letter}</b>`}
    </span>
  `;
}
