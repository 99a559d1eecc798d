// The sign on the door of each location: one path each, drawn by us, in a box of 48.

import { html } from "../../vendor/preact-htm.js";
import { EMBLEMS } from "./emblems.js";

/** @type {Record<string, string>} */
const SIGNS = {
  "ftl-control": "M29,2 L9,28 H21 L17,46 L39,18 H26Z",
  "weapons-control": EMBLEMS.tactics,
  command: "M24,3 L43,14 V34 L24,45 L5,34 V14Z M24,9 L10,17 V31 L24,39 L38,31 V17Z M24,17 A7,7 0 1 1 23.99,17Z",
  communications: "M9,6 A33,33 0 0 0 42,39 L36,45 A38,38 0 0 1 3,12Z M30,11 A7,7 0 1 1 29.99,11Z M24,18 L28,22 L20,30 L16,26Z",
  "admirals-quarters": "M24,2 L30,17 H46 L33,27 L38,43 L24,33 L10,43 L15,27 L2,17 H18Z",
  "research-lab": "M18,3 H30 V8 H28 V18 L41,39 C43,43 41,45 37,45 H11 C7,45 5,43 7,39 L20,18 V8 H18Z M16,32 H32 L27,24 H21Z",
  "hangar-deck": "M24,2 L28,22 L45,34 V40 L28,35 V41 L33,46 H15 L20,41 V35 L3,40 V34 L20,22Z",
  armory: "M24,2 L43,8 V23 C43,35 34,43 24,46 C14,43 5,35 5,23 V8Z M24,8 L11,12 V23 C11,31 17,37 24,40Z",
  sickbay: "M17,3 H31 V17 H45 V31 H31 V45 H17 V31 H3 V17 H17Z",
  brig: "M5,3 H43 V8 H5Z M9,8 H13 V40 H9Z M18,8 H22 V40 H18Z M27,8 H31 V40 H27Z M36,8 H40 V40 H36Z M5,40 H43 V45 H5Z",
  "press-room": "M24,2 A8,8 0 0 1 32,10 V21 A8,8 0 0 1 16,21 V10 A8,8 0 0 1 24,2Z M10,19 H14 V22 A10,10 0 0 0 34,22 V19 H38 V22 A14,14 0 0 1 26,36 V41 H33 V45 H15 V41 H22 V36 A14,14 0 0 1 10,22Z",
  "presidents-office": EMBLEMS.politics,
  administration: "M3,22 H45 V45 H3Z M13,3 H35 V20 H13Z M17,8 H31 V11 H17Z M17,14 H31 V17 H17Z M15,29 H33 V33 H15Z",
  caprica: EMBLEMS.destination,
  "cylon-fleet": "M24,2 L28,20 L46,33 L28,29 L24,46 L20,29 L2,33 L20,20Z",
  "human-fleet": "M2,24 L14,13 H38 L46,19 V29 L38,35 H14Z M16,20 V28 H36 V20Z",
  "resurrection-ship": "M24,3 A21,21 0 1 1 23.99,3Z M24,9 A15,15 0 1 0 24.01,9Z M22,15 H26 V22 H33 V26 H26 V33 H22 V26 H15 V22 H22Z",
  "basestar-bridge": "M3,24 C13,9 35,9 45,24 C35,39 13,39 3,24Z M24,15 A9,9 0 1 0 24.01,15Z M24,20 A4,4 0 1 1 23.99,20Z",
};

export const Sign = ({ place }) => SIGNS[place] && html`<svg class="sign" viewBox="0 0 48 48" aria-hidden="true"><path d=${SIGNS[place]} /></svg>`;
