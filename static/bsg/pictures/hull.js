// The two ships that carry people, from above: armour, pods, drives and running lights under their locations.

import { html } from "../../vendor/preact-htm.js";

// `upright`: Galactica with her bow up, as a phone draws the ring.
export function Hull({ name, upright = false }) {
  if (!(name in BOXES)) return null;
  const [box, way] = upright ? ["0 0 400 800", "matrix(0 1 -1 0 400 0)"] : [BOXES[name]];
  return html`<svg class=${`outline ${upright ? "upright" : ""}`} viewBox=${box} preserveAspectRatio="none" aria-hidden="true"><use href=${`#hull-${name}`} transform=${way} /></svg>`;
}

const BOXES = { galactica: "0 0 800 400", "colonial-one": "0 0 200 400" };

// What is scattered over armour: plates and lit windows, the same on every screen.
/** @param {number} count @param {number} seed @param {number[]} within @param {(x: number, y: number, next: () => number) => string} drawn */
function scattered(count, seed, [left, top, right, bottom], drawn) {
  let n = seed;
  const next = () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
  return Array.from({ length: count }, () => drawn(Math.round(left + next() * (right - left)), Math.round(top + next() * (bottom - top)), next)).join("");
}

const plate = (x, y, next) => `M${x},${y} h${8 + Math.round(next() * 34)} v${4 + Math.round(next() * 12)} h-${8 + Math.round(next() * 34)}Z`;
const lamp = (x, y) => `M${x},${y}h3`;
const every = (count, from, step, drawn) => Array.from({ length: count }, (_, n) => drawn(from + n * step)).join("");

const BODY = "M3,206 V194 L10,156 L34,118 L94,84 L142,72 H640 L666,58 H722 L744,84 V316 L722,342 H666 L640,328 H142 L94,316 L34,282 L10,244Z";
const POD = "M140,34 L170,8 H684 L726,20 V50 L684,62 H170Z";
const WHOLE = [30, 90, 730, 310];
const HEAD = "M3,206 V194 L10,156 L34,118 L94,84 L142,72 L132,112 V288 L142,328 L94,316 L34,282 L10,244Z";
const NOZZLES = [86, 136, 180, 224, 272];

const pod = `
  <path fill="#0b1218" d="M186,58 h54 l10,26 h-74Z M322,58 h54 l10,26 h-74Z M452,58 h54 l10,26 h-74Z M590,58 h54 l10,26 h-74Z"/>
  <path fill="url(#h-strut)" d="M192,58 h42 l8,26 h-58Z M328,58 h42 l8,26 h-58Z M458,58 h42 l8,26 h-58Z M596,58 h42 l8,26 h-58Z"/>
  <path fill="url(#h-pod)" stroke="#05090d" stroke-width="2" d="${POD}"/>
  <path fill="#04070a" d="M684,12 L722,22 V48 L684,58Z M146,34 L166,16 V54Z"/>
  <path fill="none" stroke="#7fe0ff" stroke-width="2.5" d="M690,19 L718,26 M690,51 L718,44"/>
  <path fill="#0a1117" opacity=".45" d="${every(30, 190, 16, (x) => `M${x},10 h5 v10 h-5Z M${x},50 h5 v10 h-5Z`)}"/>
  <path fill="none" stroke="#cfe6f4" stroke-width="1.5" opacity=".75" d="M140,34 L170,8 H684 L726,20"/>
  <path fill="none" stroke="#ffe2a6" stroke-width="2" stroke-dasharray="3 9" opacity=".9" d="M180,55 H676"/>
`;

const GALACTICA = `
  ${NOZZLES.map((y) => `<path fill="url(#h-plume)" d="M756,${y - 15} C800,${y - 12} 850,${y - 4} 880,${y} C850,${y + 4} 800,${y + 12} 756,${y + 15}Z"/>`).join("")}
  ${pod}<g transform="matrix(1 0 0 -1 0 400)">${pod}</g>
  ${NOZZLES.map((y) => `<path fill="#1b2731" stroke="#05090d" stroke-width="2" d="M734,${y - 20} h16 l12,6 v28 l-12,6 h-16Z"/><path fill="#d8f6ff" d="M756,${y - 11} h7 v22 h-7Z"/>`).join("")}
  <path fill="url(#h-armour)" stroke="#05090d" stroke-width="2.5" d="${BODY}"/>
  <path fill="#fff" opacity=".055" d="${scattered(110, 11, WHOLE, plate)}"/>
  <path fill="#02060a" opacity=".2" d="${scattered(110, 23, WHOLE, plate)}"/>
  <path fill="#060b10" opacity=".55" d="${every(31, 152, 16, (x) => `M${x},74 h7 v22 h-7Z M${x},304 h7 v22 h-7Z`)}"/>
  <path fill="url(#h-head)" stroke="#05090d" stroke-width="2" d="${HEAD}"/>
  <path fill="none" stroke="#05090d" stroke-width="2" opacity=".7" d="M10,156 L70,136 H132 M10,244 L70,264 H132 M3,200 H132 M94,84 L84,128 M94,316 L84,272 M48,142 V258 M100,118 V282"/>
  <path fill="none" stroke="#e6f4ff" stroke-width="2" opacity=".8" d="M3,194 L10,156 L34,118 L94,84 L142,72 H640 L666,58 H722 L744,84"/>
  <path fill="none" stroke="#05090d" stroke-width="2" opacity=".6" d="M142,100 H640 M142,300 H640 M640,72 V328 M666,58 V342 M690,58 V342"/>
  <path fill="none" stroke="#ffe2a6" stroke-width="3.4" opacity=".95" d="${scattered(26, 5, [22, 126, 126, 276], lamp)}${scattered(34, 17, [650, 80, 736, 320], lamp)}"/>
  <path fill="none" stroke="#9be8ff" stroke-width="2.6" stroke-dasharray="3 8" opacity=".9" d="M150,102.5 H636 M150,297.5 H636"/>
  <path fill="#ff5347" d="M8,176 a5,5 0 1 1 .1,0Z M732,98 a5,5 0 1 1 .1,0Z"/><path fill="#62f0a0" d="M8,232 a5,5 0 1 1 .1,0Z M732,310 a5,5 0 1 1 .1,0Z"/>
`;

// A liner, bow upwards: decks of windows along both sides, a drive on each wing.
const wing = `
  <path fill="url(#h-wash)" d="M2,356 H32 L17,420Z"/>
  <path fill="url(#h-wing)" stroke="#05090d" stroke-width="2" d="M34,196 L4,240 L0,300 V360 H34Z"/>
  <path fill="#0a1117" d="M2,352 h30 v10 h-30Z"/><path fill="#d8f6ff" d="M5,357 h24 v5 h-24Z"/>
`;
const COLONIAL_ONE = `
  ${wing}<g transform="matrix(-1 0 0 1 200 0)">${wing}</g>
  <path fill="url(#h-wash)" d="M56,392 H88 L72,440Z M112,392 H144 L128,440Z"/>
  <path fill="#0a1117" d="M54,380 h36 v16 h-36Z M110,380 h36 v16 h-36Z"/><path fill="#d8f6ff" d="M58,391 h28 v5 h-28Z M114,391 h28 v5 h-28Z"/>
  <path fill="url(#h-liner)" stroke="#05090d" stroke-width="2.5" d="M64,3 H136 C158,14 172,38 178,74 V346 L158,384 H42 L22,346 V74 C28,38 42,14 64,3Z"/>
  <path fill="#fff" opacity=".1" d="${scattered(36, 31, [34, 30, 150, 370], plate)}"/>
  <path fill="#1b1608" opacity=".22" d="${scattered(36, 47, [34, 30, 150, 370], plate)}"/>
  <path fill="url(#m-glass)" stroke="#05090d" stroke-width="1.5" d="M76,9 H124 L138,24 H62Z"/>
  <path fill="#2f6b9b" d="M22,84 H178 V91 H22Z M22,338 H178 V345 H22Z"/>
  <path fill="none" stroke="#fff" stroke-width="2" opacity=".75" d="M22,346 V74 C28,38 42,14 64,3 H136"/>
  <path fill="none" stroke="#fff2c0" stroke-width="4" stroke-dasharray="4 7" d="M30,98 V332 M170,98 V332"/>
`;

const FADES = `
  <linearGradient id="h-armour" x2="0" y2="1"><stop stop-color="#a9c0d2"/><stop offset=".14" stop-color="#6f8ba1"/><stop offset=".5" stop-color="#44596b"/><stop offset=".85" stop-color="#283744"/><stop offset="1" stop-color="#141d26"/></linearGradient>
  <linearGradient id="h-head" x2="1" y2="1"><stop stop-color="#b7ccdc"/><stop offset=".35" stop-color="#71899c"/><stop offset=".75" stop-color="#3b4e5f"/><stop offset="1" stop-color="#1a252f"/></linearGradient>
  <linearGradient id="h-pod" x2="0" y2="1"><stop stop-color="#b4cadb"/><stop offset=".16" stop-color="#5d7689"/><stop offset=".6" stop-color="#34475a"/><stop offset="1" stop-color="#1b2731"/></linearGradient>
  <linearGradient id="h-strut" x2="0" y2="1"><stop stop-color="#1b2731"/><stop offset="1" stop-color="#4d6375"/></linearGradient>
  <linearGradient id="h-plume" x2="1"><stop stop-color="#f2fdff"/><stop offset=".16" stop-color="#7fdcff" stop-opacity=".9"/><stop offset=".8" stop-color="#2a8fd0" stop-opacity="0"/></linearGradient>
  <linearGradient id="h-wash" x2="0" y2="1"><stop stop-color="#d8f6ff"/><stop offset=".3" stop-color="#5cc8f2" stop-opacity=".8"/><stop offset="1" stop-color="#2a8fd0" stop-opacity="0"/></linearGradient>
  <linearGradient id="h-liner" x2="1"><stop stop-color="#f4ead0"/><stop offset=".25" stop-color="#c9bb97"/><stop offset=".7" stop-color="#8c8163"/><stop offset="1" stop-color="#4b4533"/></linearGradient>
  <linearGradient id="h-wing" x2="1" y2="1"><stop stop-color="#e3d8bb"/><stop offset="1" stop-color="#5d553f"/></linearGradient>
`;

export const HULLS = `<defs>${FADES}<g id="hull-galactica">${GALACTICA}</g><g id="hull-colonial-one">${COLONIAL_ONE}</g></defs>`;
