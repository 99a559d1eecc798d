// Where the fleet is: a sky for each kind of destination, painted behind the board. Only its light says what it is.

import { html } from "../../vendor/preact-htm.js";

// Of each kind: two clouds of light, and what hangs there: a world, a sun, rocks, a wreck.
/** @type {Record<string, { sky: [string, string], world?: [string, string, string], bands?: boolean, ring?: string, sun?: string, rocks?: string, cloud?: string[], wreck?: boolean, fires?: boolean, hunters?: boolean }>} */
const SKIES = {
  home: { sky: ["#5a2413", "#10283a"], world: ["#3d4a55", "#1b2630", "#ff8a4a"], fires: true },
  void: { sky: ["#26427a", "#4a2a66"], cloud: ["#34508f", "#5c3f86", "#2a6a8a"] },
  desert: { sky: ["#4a3216", "#132a3a"], world: ["#c08a55", "#6b4426", "#ffd9a0"] },
  garden: { sky: ["#123f4a", "#1a2350"], world: ["#4f9ab5", "#1d4a68", "#bfeaf8"] },
  ice: { sky: ["#1f4660", "#1b2248"], world: ["#d3e6ee", "#6f93a8", "#ffffff"] },
  moon: { sky: ["#26303c", "#1a1f2e"], world: ["#9aa2a8", "#4c545c", "#e3e8ec"] },
  tylium: { sky: ["#5c3410", "#1a2a3d"], world: ["#d99a3e", "#7a3d14", "#ffe0a0"], ring: "#f2c46a" },
  algae: { sky: ["#16452c", "#123347"], world: ["#6fa75a", "#274d33", "#d4f2b0"] },
  giant: { sky: ["#4a2b3d", "#15304a"], world: ["#cf9f78", "#6e3f3d", "#ffe6c4"], bands: true, ring: "#e9cba4" },
  embers: { sky: ["#6a1f12", "#2a1030"], sun: "#ff6a3a" },
  nebula: { sky: ["#6a2f5a", "#173a6a"], cloud: ["#c0568f", "#e0a45a", "#4a6fd0"] },
  fallout: { sky: ["#4a5212", "#123a2a"], cloud: ["#c9d13a", "#6fae3a", "#e8a03a"] },
  rocks: { sky: ["#33302b", "#15283a"], rocks: "#8a8378" },
  storm: { sky: ["#3a3f63", "#4a3420"], cloud: ["#6a7ab8", "#b8824a", "#3a4a80"], world: ["#7a6a58", "#33302f", "#e0c9a0"] },
  ambush: { sky: ["#5a1620", "#161d33"], hunters: true },
  refinery: { sky: ["#5a2a10", "#2a1420"], rocks: "#6b4a3a", hunters: true },
  wreck: { sky: ["#3d1a2a", "#15283a"], wreck: true },
};

const SKY_AT = {
  "asteroid-field": "rocks",
  "barren-planet": "desert",
  "cylon-ambush": "ambush",
  "cylon-raiders": "ambush",
  "cylon-refinery": "refinery",
  "deep-space": "void",
  "desolate-moon": "moon",
  "icy-moon": "ice",
  "ragnar-anchorage": "storm",
  "remote-planet": "garden",
  "tylium-planet": "tylium",
  "algae-planet": "algae",
  "derelict-basestar": "wreck",
  "dying-star": "embers",
  "gas-giant": "giant",
  "lions-head-nebula": "nebula",
  "radioactive-cloud": "fallout",
};

/** @param {string | null} destination */
export const skyOf = (destination) => (destination === null ? "home" : (SKY_AT[destination.split(":")[1]] ?? "void"));

export function Backdrop({ destination }) {
  const kind = skyOf(destination);
  return html`<div class=${`backdrop ${kind}`} data-sky=${kind} aria-hidden="true"><${Sky} key=${kind} kind=${kind} /></div>`;
}

// `small`: for a card, where the world has the middle. `over`: besides the one behind the board.
export function Sky({ kind, small = false, over = "" }) {
  const { sky, world, bands, ring, sun, rocks, cloud, wreck, fires, hunters } = SKIES[kind];
  const id = (part) => `sky-${kind}-${part}${small ? "-small" : ""}${over}`;
  const use = (part) => `url(#${id(part)})`;
  const [x, y, r] = small ? [400, 270, 170] : [610, 60, 170];
  return html`
    <svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice">
      <defs>
        ${sky.map((colour, n) => html`<radialGradient key=${n} id=${id(`glow${n}`)}><stop stop-color=${colour} /><stop offset="1" stop-color=${colour} stop-opacity="0" /></radialGradient>`)}
        ${cloud?.map((colour, n) => html`<radialGradient key=${n} id=${id(`cloud${n}`)}><stop stop-color=${colour} stop-opacity=".55" /><stop offset=".5" stop-color=${colour} stop-opacity=".2" /><stop offset="1" stop-color=${colour} stop-opacity="0" /></radialGradient>`)}
        ${world && html`<linearGradient id=${id("world")} x1=".1" y1=".1" x2=".8" y2=".9"><stop stop-color=${world[0]} /><stop offset=".4" stop-color=${world[1]} /><stop offset=".72" stop-color="#060a0f" /></linearGradient>
          <radialGradient id=${id("air")}><stop offset=".8" stop-color=${world[2]} stop-opacity=".5" /><stop offset="1" stop-color=${world[2]} stop-opacity="0" /></radialGradient>`}
        ${sun && html`<radialGradient id=${id("sun")}><stop stop-color="#fff3d8" /><stop offset=".22" stop-color=${sun} /><stop offset=".5" stop-color=${sun} stop-opacity=".35" /><stop offset="1" stop-color=${sun} stop-opacity="0" /></radialGradient>`}
      </defs>
      <ellipse cx="150" cy="430" rx="480" ry="300" fill=${use("glow1")} />
      <ellipse cx="620" cy="90" rx="460" ry="330" fill=${use("glow0")} />
      <path class="stars far" d=${STARS.far} />
      <path class="stars near" d=${STARS.near} />
      ${cloud?.map((_, n) => html`<g key=${n} fill=${use(`cloud${n}`)}><ellipse cx=${180 + n * 230} cy=${130 + (n % 2) * 260} rx="330" ry="130" transform=${`rotate(${-24 + n * 17} ${180 + n * 230} 240)`} /><ellipse cx=${620 - n * 200} cy=${90 + n * 150} rx="220" ry="90" transform=${`rotate(${18 - n * 21} 400 260)`} /></g>`)}
      ${sun && html`<circle cx=${x} cy=${y} r="230" fill=${use("sun")} />`}
      ${world &&
      html`
        <circle cx=${x - r * 0.05} cy=${y - r * 0.05} r=${r * 1.1} fill=${use("air")} />
        <circle cx=${x} cy=${y} r=${r} fill=${use("world")} />
        ${bands && html`<path class="bands" d=${[-0.62, -0.3, 0.02, 0.34, 0.66].map((at) => `M${x - r * Math.sqrt(1 - at * at)},${y + r * at} q${r * Math.sqrt(1 - at * at)},${r * 0.16} ${2 * r * Math.sqrt(1 - at * at)},0`).join(" ")} />`}
        ${fires && html`<path class="fires" d="M560,120 l14,8 M588,156 l10,-6 M620,138 l18,10 M666,164 l12,-8 M600,192 l16,4 M650,196 l10,2 M540,82 l8,6" />`}
        ${ring && html`<ellipse class="ring" cx=${x} cy=${y} rx=${r * 1.62} ry=${r * 0.34} stroke=${ring} transform=${`rotate(-17 ${x} ${y})`} />`}
      `}
      ${rocks && html`<path class="rocks" fill=${rocks} d="M90,60 l34,-22 40,10 16,30 -30,28 -44,-6Z M610,70 l60,-34 66,22 20,52 -54,44 -70,-14 -32,-36Z M330,26 l20,-12 24,8 4,18 -26,12 -20,-8Z M700,420 l48,-20 40,26 -10,44 -52,12 -34,-28Z M60,420 l26,-16 34,12 6,28 -34,18 -30,-14Z M470,480 l18,-10 22,8 2,16 -22,10 -18,-8Z" /><path class="rock-shade" d="M124,86 l40,-38 16,30 -30,28Z M690,140 l46,-82 20,52 -54,44Z M742,440 l46,-14 -10,44 -52,12Z M92,448 l28,-32 6,28 -34,18Z" />`}
      ${hunters && html`<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z" /><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z" /><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z" /></g>`}
      ${wreck && html`<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z" /><path d="M598,112 L640,96 L646,70 M700,112 L790,140" /><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z" /></g>`}
    </svg>
  `;
}

// The same stars for everybody: strokes of no length, with round ends.
const STARS = { far: stars(90, 7), near: stars(34, 3) };

function stars(count, seed) {
  let n = seed;
  const next = () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
  return Array.from({ length: count }, () => `M${Math.round(next() * 800)},${Math.round(next() * 520)}h0`).join("");
}
