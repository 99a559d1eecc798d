// Where in space it happened: the six areas around her as on a radar, each with what came there.

import { html } from "../../vendor/preact-htm.js";

const AREAS = ["front", "starboard-bow", "starboard-aft", "rear", "port-aft", "port-bow"];
const TURNS = { front: 180, "starboard-bow": 242, "starboard-aft": 298, rear: 0, "port-aft": 62, "port-bow": 118 }; // her bow looks to the left, as on the board
const STEP = 110; // milliseconds between two areas

/** @param {{ ships: { ship: string, area: string, count?: number }[], ours?: boolean }} props */
export function Radar({ ships, ours = false }) {
  const areas = AREAS.filter((area) => ships.some((one) => one.area === area));
  if (!areas.length) return null;
  return html`
    <svg class=${`radar ${ours ? "ours" : ""}`} viewBox="-60 -60 120 120">
      <circle class="dish" r="56" />
      <path class="rings" d="M-56,0 a56,56 0 1 0 112,0 a56,56 0 1 0 -112,0 M-36,0 a36,36 0 1 0 72,0 a36,36 0 1 0 -72,0 M-56,0 H56 M-28,-48.5 L28,48.5 M-28,48.5 L28,-48.5" />
      <path class="sweep" d="M0,0 L56,0 A56,56 0 0 1 39.6,39.6Z" />
      <path class="she" d="M-13,0 L-6,-4 H12 V4 H-6Z" />
      ${areas.map((area, n) => html`<g key=${area} class="blips" style=${{ "--delay": `${n * STEP}ms` }}>${blips(area, ships)}</g>`)}
    </svg>
  `;
}

function blips(area, ships) {
  const turn = (TURNS[area] * Math.PI) / 180;
  const count = Math.min(ships.filter((one) => one.area === area).reduce((sum, one) => sum + (one.count ?? 1), 0), 6);
  return Array.from({ length: count }, (_, n) => {
    const [far, aside] = [44 - Math.floor(n / 3) * 11, ((n % 3) - (Math.min(count, 3) - 1) / 2) * 0.26];
    return html`<circle key=${n} cx=${Math.round(far * Math.cos(turn + aside))} cy=${Math.round(far * Math.sin(turn + aside))} r="4.4" />`;
  });
}
