// The paints of everything that is drawn large: metals, glows, skies. They hang in the page once, where they are always drawn.

import { html } from "../../vendor/preact-htm.js";

// Of each: its colours from the top down, or from the middle outwards, as [colour, offset, opacity].
/** @type {Record<string, [string, number, number?][]>} */
const DOWN = {
  hull: [["#a9c0d0", 0], ["#5c778c", 0.2], ["#2b3f50", 0.55], ["#0e1821", 1]],
  cylon: [["#d8655b", 0], ["#8a2a25", 0.3], ["#421110", 0.65], ["#150405", 1]],
  chrome: [["#f4f8fa", 0], ["#a9b6c0", 0.25], ["#566470", 0.6], ["#b0504a", 0.97], ["#6b1f1b", 1]],
  night: [["#0b1626", 0], ["#132a44", 0.6], ["#1d3550", 1]],
  room: [["#1d2a33", 0], ["#101920", 0.55], ["#070c11", 1]],
  blood: [["#2a0608", 0], ["#6b1712", 0.6], ["#b5371f", 1]],
  dusk: [["#1a1430", 0], ["#5a2a3a", 0.5], ["#d9783a", 0.85], ["#ffd08a", 1]],
  day: [["#0c2233", 0], ["#256a80", 0.6], ["#c9e6d8", 1]],
  brass: [["#fff0bf", 0], ["#d9a53e", 0.5], ["#7a5214", 1]],
  beam: [["#fff3d0", 0, 0.75], ["#ffe2a0", 1, 0]],
  cold: [["#d8f2ff", 0, 0.7], ["#8fd0f0", 1, 0]],
  floor: [["#000", 0, 0], ["#000", 1, 0.85]],
};
/** @type {Record<string, [string, number, number?][]>} */
const OUT = {
  white: [["#fff", 0], ["#fff", 0.18], ["#cfeaff", 0.4, 0.5], ["#8fd0f0", 1, 0]],
  blue: [["#e6faff", 0], ["#6fd4f7", 0.25, 0.75], ["#2a86b8", 0.6, 0.25], ["#2a86b8", 1, 0]],
  red: [["#ffd0c8", 0], ["#ff4a3a", 0.2, 0.85], ["#c81c14", 0.55, 0.3], ["#c81c14", 1, 0]],
  amber: [["#fff6dc", 0], ["#ffc864", 0.2, 0.9], ["#e87a2a", 0.55, 0.35], ["#e87a2a", 1, 0]],
  fire: [["#fff8d8", 0], ["#ffd070", 0.3], ["#ff8a2a", 0.66], ["#e04a1c", 0.9, 0.85], ["#c8331c", 1, 0]],
  heart: [["#fff", 0], ["#fffbe8", 0.45], ["#fff0b8", 0.7, 0.7], ["#ffd070", 1, 0]],
  ember: [["#f2662a", 0], ["#a8301a", 0.55], ["#4a120c", 0.88, 0.9], ["#2a0a08", 1, 0]],
  world: [["#8fd0e0", 0], ["#3f86a0", 0.4], ["#143a50", 0.75], ["#061018", 1]],
  sun: [["#fff", 0], ["#fff3d0", 0.3], ["#ffd070", 0.5, 0.8], ["#ff8a3a", 0.75, 0.3], ["#ff8a3a", 1, 0]],
};

const stops = (colours) => colours.map(([colour, at, opacity = 1], n) => html`<stop key=${n} offset=${at} stop-color=${colour} stop-opacity=${opacity} />`);

export const Paint = () => html`
  <svg class="paint" width="0" height="0" aria-hidden="true">
    <defs>
      ${Object.entries(DOWN).map(([name, colours]) => html`<linearGradient key=${name} id=${`p-${name}`} x2="0" y2="1">${stops(colours)}</linearGradient>`)}
      ${Object.entries(OUT).map(([name, colours]) => html`<radialGradient key=${name} id=${`p-${name}`}>${stops(colours)}</radialGradient>`)}
    </defs>
  </svg>
`;
