// Where the fleet is: a sky for each kind of destination, painted behind the board. Only its light says what it is.

import { html } from "../../vendor/preact-htm.js";

// Of each kind: two clouds of light, and what hangs there: a world, a sun, rocks, a wreck.
/** @type {Record<string, { sky: [string, string], world?: [string, string, string], bands?: boolean, ring?: string, sun?: string, rocks?: string, cloud?: string[], wreck?: boolean, fires?: boolean, hunters?: boolean }>} */
const SKIES = {
  home: { sky: ["#7a3216", "#123450"], world: ["#4f7f95", "#183546", "#ffab70"], fires: true },
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
  const suffix = `${kind}${small ? "-small" : ""}${over}`;
  return html`<svg viewBox="0 0 800 520" preserveAspectRatio="xMidYMid slice" dangerouslySetInnerHTML=${{ __html: painted(kind, suffix, small) }}></svg>`;
}

const paintings = new Map(); // of each sky that was seen

function painted(kind, suffix, small) {
  if (!paintings.has(suffix)) paintings.set(suffix, paint(kind, (part) => `sky-${suffix}-${part}`, small));
  return paintings.get(suffix);
}

function paint(kind, id, small) {
  const { sky, world, bands, ring, sun, rocks, cloud, wreck, fires, hunters } = SKIES[kind];
  const use = (part) => `url(#${id(part)})`;
  const [x, y, r] = small ? [400, 270, 170] : [620, 84, 196];
  const dust = cloud ?? sky;
  const next = chance(kind.length * 97 + kind.charCodeAt(1));
  return [
    `<defs>${dust.map((colour, n) => fade(id(`dust${n}`), [0, colour, cloud ? 0.5 : 0.55], [0.5, colour, 0.2], [1, colour, 0])).join("")}`,
    sky.map((colour, n) => fade(id(`glow${n}`), [0, colour, 1], [1, colour, 0])).join(""),
    world ? `${fade(id("air"), [0.86, world[2], 0.75], [0.92, world[2], 0.22], [1, world[2], 0])}<radialGradient id="${id("world")}" cx=".34" cy=".3" r=".8"><stop stop-color="${world[2]}"/><stop offset=".18" stop-color="${world[0]}"/><stop offset=".6" stop-color="${world[1]}"/></radialGradient><radialGradient id="${id("night")}" cx=".26" cy=".22" r=".95"><stop offset=".42" stop-color="#020408" stop-opacity="0"/><stop offset=".78" stop-color="#020408" stop-opacity=".9"/></radialGradient><clipPath id="${id("disc")}"><circle cx="${x}" cy="${y}" r="${r}"/></clipPath>` : "",
    sun ? fade(id("sun"), [0, "#fff", 1], [0.2, "#ffe2b0", 1], [0.28, sun, 0.8], [0.55, sun, 0.28], [1, sun, 0]) : "",
    `</defs><ellipse cx="150" cy="440" rx="560" ry="360" fill="${use("glow1")}"/><ellipse cx="640" cy="80" rx="560" ry="400" fill="${use("glow0")}"/>`,
    puffs(next, cloud ? 30 : 18, dust.length, use),
    `<path class="stars far" d="${stars(190, 7)}"/><path class="stars mid" d="${stars(70, 5)}"/><path class="stars near" d="${stars(26, 3)}"/><path class="flares" d="${FLARES}"/>`,
    sun ? `<circle cx="${x}" cy="${y}" r="300" fill="${use("sun")}"/>` : "",
    world ? planet([x, y, r], world, { bands, ring, fires }, use, next) : "",
    rocks ? tumbling(next, rocks) : "",
    hunters ? HUNTERS : "",
    wreck ? WRECK : "",
  ].join("");
}

const fade = (id, ...stops) => `<radialGradient id="${id}">${stops.map(([at, colour, opacity]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`).join("")}</radialGradient>`;

// Drifting clouds of light, along a band from below on the left to above on the right.
function puffs(next, count, colours, use) {
  return Array.from({ length: count }, (_, n) => {
    const along = next();
    const [x, y] = [Math.round(-40 + along * 880), Math.round(480 - along * 420 + (next() - 0.5) * 300)];
    const turn = Math.round(-60 + next() * 60);
    return `<ellipse cx="${x}" cy="${y}" rx="${Math.round(70 + next() * 170)}" ry="${Math.round(24 + next() * 70)}" fill="${use(`dust${n % colours}`)}" transform="rotate(${turn} ${x} ${y})" opacity="${(0.3 + next() * 0.6).toFixed(2)}"/>`;
  }).join("");
}

function planet([x, y, r], [, dark, light], { bands, ring, fires }, use, next) {
  const whole = `<circle cx="${x}" cy="${y}" r="${r}" fill="${use("world")}"/>`;
  const surface = bands
    ? Array.from({ length: 11 }, (_, n) => `<path fill="${n % 2 ? light : dark}" opacity="${(0.12 + next() * 0.22).toFixed(2)}" d="M${x - r},${Math.round(y - r + (n * r) / 5.5)} q${r / 2},${Math.round(next() * 22)} ${r},8 t${r},-4 v${Math.round(8 + next() * 18)} q${-r / 2},8 ${-r},-2 t${-r},6Z"/>`).join("")
    : [dark, light].map((colour, n) => `<path fill="${colour}" opacity="${n ? 0.2 : 0.5}" d="${Array.from({ length: n ? 16 : 11 }, () => blob(next, x - r + next() * 2 * r, y - r + next() * 2 * r, (n ? 0.07 : 0.16) * r * (0.6 + next()), 1.9)).join("")}"/>`).join("");
  const lit = fires ? `<path class="fires" d="${Array.from({ length: 16 }, () => `M${Math.round(x - r * 0.7 + next() * r * 1.3)},${Math.round(y - r * 0.2 + next() * r)} l${Math.round(4 + next() * 12)},${Math.round(next() * 8)}`).join("")}"/>` : "";
  const around = (part, sweep) => `<path class="ring" fill="none" stroke="${ring}" stroke-width="${part * 15}" stroke-opacity="${0.6 - part * 0.3}" d="M${x - r * (1.3 + part * 0.35)},${y} A${r * (1.3 + part * 0.35)},${r * (0.26 + part * 0.08)} 0 0 ${sweep} ${x + r * (1.3 + part * 0.35)},${y}" transform="rotate(-17 ${x} ${y})"/>`;
  const rings = (sweep) => (ring ? [0.2, 0.6, 1].map((part) => around(part, sweep)).join("") : "");
  return `${rings(1)}<circle cx="${x}" cy="${y}" r="${r * 1.14}" fill="${use("air")}"/>${whole}<g clip-path="${use("disc")}">${surface}${lit}</g><circle cx="${x}" cy="${y}" r="${r + 0.5}" fill="${use("night")}"/>${rings(0)}`;
}

// A patch with a coast of its own.
function blob(next, x, y, r, flat) {
  const points = Array.from({ length: 9 }, (_, n) => {
    const far = r * (0.55 + next() * 0.8);
    return [x + far * flat * Math.cos(n * 0.698), y + far * Math.sin(n * 0.698)];
  });
  const between = points.map(([px, py], n) => {
    const [qx, qy] = points[(n + 1) % points.length];
    return [Math.round(px), Math.round(py), Math.round((px + qx) / 2), Math.round((py + qy) / 2)];
  });
  return `M${between[8][2]},${between[8][3]}${between.map((four) => `Q${four.join(",")}`).join("")}Z`;
}

function tumbling(next, colour) {
  return Array.from({ length: 15 }, (_, n) => {
    const [x, y, r] = [next() * 800, next() * 520, n < 4 ? 40 + next() * 40 : 6 + next() * 18];
    const [shape, shade] = [blob(next, x, y, r, 1.15), blob(next, x + r * 0.35, y + r * 0.4, r * 0.62, 1)];
    return `<path fill="${colour}" d="${shape}"/><path fill="#05080c" opacity=".5" d="${shade}"/>`;
  }).join("");
}

const HUNTERS = `<g class="hunters"><path d="M560,60 l40,10 34,-34 -14,44 40,22 -48,4 -20,46 -10,-46 -48,-8 42,-20Z"/><path d="M706,150 l22,6 18,-18 -8,24 22,12 -26,2 -10,24 -6,-24 -26,-4 22,-12Z"/><path d="M120,440 l16,4 14,-14 -6,18 16,8 -20,2 -8,18 -4,-18 -20,-4 18,-8Z"/></g>`;
const WRECK = `<g class="wreck"><path d="M470,150 L640,96 L652,30 L668,100 L790,140 L672,140 L650,230 L634,142Z"/><path d="M598,112 L640,96 L646,70 M700,112 L790,140"/><path d="M560,190 l14,-6 6,10 -12,8Z M690,220 l18,-4 4,12 -14,6Z M520,90 l10,-8 8,8 -8,8Z"/></g>`;
const FLARES = "M96,70 h22 M107,59 v22 M300,40 h16 M308,32 v16 M42,300 h18 M51,291 v18 M744,330 h24 M756,318 v24 M420,492 h14 M427,485 v14 M236,430 h18 M245,421 v18";

// The same for everybody.
function chance(seed) {
  let n = seed;
  return () => {
    n = (n * 16807) % 2147483647;
    return n / 2147483647;
  };
}

// Strokes of no length, with round ends.
function stars(count, seed) {
  const next = chance(seed);
  return Array.from({ length: count }, () => `M${Math.round(next() * 800)},${Math.round(next() * 520)}h0`).join("");
}
