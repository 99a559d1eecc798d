// What the stills of great moments and crises show, from the side and from the front: dark metal with light along its edges.

import { html } from "../../vendor/preact-htm.js";

const windows = (rows) => html`<path class="s-lamps" d=${rows} />`;

// Bow to the left, seen from abeam: the head, the ribbed neck, a pod below, three drives astern. 640 wide, 200 high.
export function Warship() {
  const ribs = Array.from({ length: 21 }, (_, n) => `M${192 + n * 12.6},70 l6,0 2,50 -6,0Z`).join("");
  return html`
    <path class="s-wash" d="M612,66 h90 q-60,9 -90,14Z M616,84 h130 q-90,9 -130,14Z M612,103 h90 q-60,9 -90,14Z" />
    <path class="s-far" d="M196,70 L216,46 H470 L496,58 V70Z" />
    <path class="s-dark" d="M600,60 h20 v60 h-20Z" />
    <path class="s-hull" d="M6,105 L14,92 L34,80 L98,62 L150,56 L186,66 L200,70 H452 L470,54 L500,46 H566 L610,60 L616,120 L566,138 L500,138 L470,130 L452,122 H200 L186,126 L150,136 L98,134 L34,122 L14,114Z" />
    <path class="s-ribs" d=${ribs} />
    <path class="s-shade" d="M6,105 L200,100 H616 V120 L566,138 L500,138 L470,130 L452,122 H200 L186,126 L150,136 L98,134 L34,122 L14,114Z" />
    <path class="s-seam" d="M34,80 L60,98 L98,62 M60,98 L34,122 M60,98 H186 L200,70 M186,98 L200,122 M150,56 L146,98 L150,136 M98,62 L104,98 L98,134 M470,54 L464,90 L470,130 M500,46 L496,92 L500,138 M566,46 L562,92 L566,138 M464,90 H612" />
    <path class="s-rim" d="M6,105 L14,92 L34,80 L98,62 L150,56 L186,66 L200,70 H452 L470,54 L500,46 H566 L610,60 M196,70 L216,46 H470 L496,58" />
    <path class="s-dark" d="M214,118 h26 v16 h-26Z M410,118 h26 v16 h-26Z" />
    <path class="s-hull" d="M128,146 L150,132 H500 L536,140 L548,152 L536,166 L500,174 H150 L128,162Z" />
    <path class="s-shade" d="M128,154 H548 L536,166 L500,174 H150 L128,162Z" />
    <path class="s-bay" d="M128,147 L150,137 V170 L128,161Z" />
    <path class="s-seam" d="M150,132 V174 M220,132 V174 M290,132 V174 M360,132 V174 M430,132 V174 M500,132 V174" />
    <path class="s-rim" d="M128,146 L150,132 H500 L536,140 L548,152" />
    ${windows("M22,103 L56,101 M70,106 H140 M110,90 H142 M112,116 H140 M482,80 H556 M482,104 H600 M160,146 H494 M236,58 H456")}
    <path class="s-drive" d="M608,66 h10 v14 h-10Z M612,84 h10 v14 h-10Z M608,103 h10 v14 h-10Z" />
  `;
}

// Two stars of three arms, one above the other. Around 0, 400 wide, 260 high.
export function Hunter() {
  return html`
    <path class="c-far" d="M-10,-34 C-8,-66 -4,-98 0,-126 C4,-98 8,-66 10,-34Z M-10,34 C-8,66 -4,98 0,126 C4,98 8,66 10,34Z" />
    <path class="c-hull" d="M-20,30 C-70,32 -140,58 -200,84 C-148,44 -80,14 -14,10 H14 C80,14 148,44 200,84 C140,58 70,32 20,30 L12,44 H-12Z" />
    <path class="c-shade" d="M-20,30 C-70,32 -140,58 -200,84 C-146,52 -76,24 -14,20 H14 C76,24 146,52 200,84 C140,58 70,32 20,30 L12,44 H-12Z" />
    <path class="c-hull" d="M-22,-32 H22 L13,0 L22,32 H-22 L-13,0Z" />
    <path class="c-hull" d="M-20,-30 C-70,-32 -140,-58 -200,-84 C-148,-44 -80,-14 -14,-10 H14 C80,-14 148,-44 200,-84 C140,-58 70,-32 20,-30 L12,-44 H-12Z" />
    <path class="c-shade" d="M-200,-84 C-148,-44 -80,-14 -14,-10 H14 C80,-14 148,-44 200,-84 C146,-52 76,-26 14,-20 H-14 C-76,-26 -146,-52 -200,-84Z" />
    <path class="c-rim" d="M-200,-84 C-140,-58 -70,-32 -20,-30 L-12,-44 H12 L20,-30 C70,-32 140,-58 200,-84 M-200,84 C-148,44 -80,14 -14,10 M200,84 C148,44 80,14 14,10 M0,-126 C-4,-98 -8,-66 -10,-44" />
    <path class="c-seam" d="M-40,-26 V-16 M-72,-30 L-70,-20 M-104,-40 L-100,-28 M-136,-54 L-132,-42 M40,-26 V-16 M72,-30 L70,-20 M104,-40 L100,-28 M136,-54 L132,-42 M-40,26 V16 M-72,30 L-70,20 M-104,40 L-100,28 M40,26 V16 M72,30 L70,20 M104,40 L100,28" />
    <path class="c-light" d="M-9,-3 H9 V3 H-9Z M-5,-26 h10 v4 h-10Z M-5,22 h10 v4 h-10Z" />
    <circle class="c-glow" r="26" />
  `;
}

// A raider that comes at one: wings swept forwards, one eye. Around 0, 200 wide, 70 high.
export function Raider() {
  return html`
    <path class="c-far" d="M-30,6 C-52,-2 -84,8 -100,36 C-92,10 -70,-12 -44,-14 L-20,-18 H20 L44,-14 C70,-12 92,10 100,36 C84,8 52,-2 30,6Z" />
    <path class="c-hull" d="M0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36 C86,16 68,6 50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-68,6 -86,16 -100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24Z" />
    <path class="c-shade" d="M50,10 C42,14 32,22 22,22 L10,34 H-10 L-22,22 C-32,22 -42,14 -50,10 C-40,10 -30,4 -24,6 L0,14 L24,6 C30,4 40,10 50,10Z" />
    <path class="c-plate" d="M0,-22 C12,-22 20,-12 21,-2 C20,6 12,14 0,15 C-12,14 -20,6 -21,-2 C-20,-12 -12,-22 0,-22Z" />
    <path class="c-slit" d="M-17,-5 C-8,-1 8,-1 17,-5 L14,4 C6,7 -6,7 -14,4Z" />
    <path class="c-rim" d="M-100,36 C-82,-2 -52,-18 -26,-10 C-20,-18 -12,-24 0,-24 C12,-24 20,-18 26,-10 C52,-18 82,-2 100,36" />
    <ellipse class="c-light" cx="3" cy="1" rx="5" ry="2.6" />
    <ellipse class="c-glow" cx="3" cy="1" rx="24" ry="9" />
  `;
}

// A heavy raider, as it comes: broad, with two eyes. Around 0, 210 wide, 80 high.
export function HeavyRaider() {
  return html`
    <path class="c-far" d="M-104,-40 L-60,-16 L-30,-34 H30 L60,-16 L104,-40 L94,12 L60,34 H-60 L-94,12Z" />
    <path class="c-hull" d="M-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8 L62,20 L42,36 H-42 L-62,20 L-92,8Z" />
    <path class="c-shade" d="M-92,8 L-62,6 L-30,14 H30 L62,6 L92,8 L62,20 L42,36 H-42 L-62,20Z" />
    <path class="c-plate" d="M-28,-24 H28 L38,0 L26,20 H-26 L-38,0Z" />
    <path class="c-slit" d="M-26,-8 H-8 L-10,2 H-24Z M26,-8 H8 L10,2 H24Z" />
    <path class="c-rim" d="M-92,8 L-100,-34 L-62,-10 L-32,-28 H32 L62,-10 L100,-34 L92,8" />
    <path class="c-light" d="M-20,-5 h7 v4 h-7Z M13,-5 h7 v4 h-7Z" />
    <ellipse class="c-glow" cx="-16" cy="-3" rx="20" ry="9" /><ellipse class="c-glow" cx="16" cy="-3" rx="20" ry="9" />
  `;
}

// A liner of the fleet, bow to the left. Around 0, 240 wide, 90 high.
export function Liner() {
  return html`
    <path class="s-wash" d="M112,-8 h60 q-40,7 -60,10Z M112,12 h60 q-40,7 -60,10Z" />
    <path class="s-hull" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10 V32 L96,24 L60,34 H-74Z" />
    <path class="s-shade" d="M-118,10 H114 V32 L96,24 L60,34 H-74Z" />
    <path class="s-dark" d="M-44,34 H24 L12,50 H-30Z" />
    <path class="s-seam" d="M-84,-16 V34 M-40,-42 V34 M16,-16 V34 M60,-16 V34 M96,-2 V24" />
    <path class="s-rim" d="M-118,10 L-84,-16 H-62 L-50,-42 H4 L16,-16 H60 L96,-2 L114,-10" />
    <path class="s-lamps" d="M-76,-4 H56 M-76,4 H90 M-42,-30 H0 M-60,18 H60" />
    <path class="s-drive" d="M110,-8 h6 v14 h-6Z M110,12 h6 v14 h-6Z" />
  `;
}

// A viper from behind, on its way out. Around 0, 130 wide, 110 high.
export function Viper() {
  return html`
    <path class="s-hull" d="M-4,-20 L-2,-58 L6,-54 L6,-20Z M16,6 L64,26 V36 L16,24Z M-16,6 L-64,26 V36 L-16,24Z" />
    <path class="s-stripe" d="M-1.4,-52 L4,-50 V-40 L-1.8,-40Z M48,20 L60,25 V33 L48,30Z M-48,20 L-60,25 V33 L-48,30Z" />
    <path class="s-hull" d="M0,-32 C14,-32 20,-20 20,-8 L30,12 L22,28 H-22 L-30,12 L-20,-8 C-20,-20 -14,-32 0,-32Z" />
    <path class="s-rim" d="M-2,-58 L6,-54 V-31 C16,-28 20,-18 20,-8 L64,26 M-2,-58 L-4,-31 C-14,-28 -20,-18 -20,-8 L-64,26" />
    ${[[0, -15, 11], [-14, 11, 11], [14, 11, 11]].map(([x, y, r]) => html`<circle class="s-bay" cx=${x} cy=${y} r=${r} /><circle class="s-drive" cx=${x} cy=${y} r=${r - 2.4} /><circle class="s-glow" cx=${x} cy=${y} r=${r * 3} />`)}
  `;
}

// A centurion from the front, down to the shoulders. Around 0, 300 wide, 280 high.
export function Centurion() {
  return html`
    <path class="c-far" d="M-36,58 C-84,62 -136,82 -156,160 H156 C136,82 84,62 36,58Z" />
    <path class="c-metal" d="M-150,160 C-142,108 -112,78 -66,70 C-80,94 -84,130 -84,160Z M150,160 C142,108 112,78 66,70 C80,94 84,130 84,160Z" />
    <path class="c-shade" d="M-22,52 H22 L34,96 L0,120 L-34,96Z" />
    <path class="c-seam" d="M-16,60 H16 M-19,68 H19 M-21,76 H21 M-24,84 H24" />
    <path class="c-metal" d="M0,-122 C46,-122 72,-86 70,-38 L62,4 L38,44 L24,58 H-24 L-38,44 L-62,4 L-70,-38 C-72,-86 -46,-122 0,-122Z" />
    <path class="c-shade" d="M24,-116 C56,-104 72,-78 70,-38 L62,4 L38,44 L30,52 L44,2 L50,-40 C52,-74 44,-100 24,-116Z" />
    <path class="c-seam" d="M0,-122 V-50 M-30,-114 C-40,-96 -44,-74 -44,-52 M30,-114 C40,-96 44,-74 44,-52" />
    <path class="c-jaw" d="M-46,-8 L-34,8 L-26,58 L-38,44 L-62,4 L-64,-12Z M46,-8 L34,8 L26,58 L38,44 L62,4 L64,-12Z" />
    <path class="c-grille" d="M-32,2 H32 L22,58 H-22Z" />
    <path class="c-bars" d=${Array.from({ length: 5 }, (_, n) => `M${n * 2 - 27},${9 + n * 10} H${27 - n * 2}`).join("")} />
    <path class="c-rim" d="M-46,-14 L-33,1 H33 L46,-14 M-33,1 L-22,58 M33,1 L22,58 M-62,4 L-38,44 L-24,58 H24 L38,44 L62,4 L70,-38" />
    <path class="c-shade" d="M-70,-44 C-40,-58 40,-58 70,-44 L68,-16 C40,-30 -40,-30 -68,-16Z" />
    <path class="c-slit" d="M-66,-38 C-36,-50 36,-50 66,-38 L63,-19 C34,-30 -34,-30 -63,-19Z" />
    <path class="c-rim" d="M-70,-38 C-72,-86 -46,-122 0,-122 C46,-122 72,-86 70,-38 M-150,160 C-142,108 -112,78 -66,70 M150,160 C142,108 112,78 66,70" />
  `;
}

// Fire: white in its middle, smoke at its edge, sparks beyond. Around 0, 200 wide.
export function Fire() {
  return html`
    <circle class="f-far" r="104" />
    <g class="f-smoke">${puffs(11, 46, 30, 0.4)}</g>
    <g class="f-flame">${puffs(9, 32, 28, 0)}${puffs(6, 14, 24, 0.7)}</g>
    <path class="f-rays" d=${rays(22)} />
    <circle class="f-heart" r="46" />
    <path class="f-bits" d=${bits(30)} />
  `;
}

const turned = (n, count) => (n * 2 * Math.PI) / count;
const point = (turn, far) => `${Math.round(far * Math.cos(turn))},${Math.round(far * Math.sin(turn))}`;

// Clouds in a ring, no two alike and always the same.
const puffs = (count, far, size, from) =>
  Array.from({ length: count }, (_, n) => {
    const out = far * (0.75 + ((n * 7) % 5) / 10);
    return html`<circle cx=${Math.round(out * Math.cos(turned(n, count) + from))} cy=${Math.round(out * Math.sin(turned(n, count) + from))} r=${size * (0.7 + ((n * 5) % 4) / 6)} />`;
  });
const rays = (count) => Array.from({ length: count }, (_, n) => `M${point(turned(n, count) - 0.025, 20)} L${point(turned(n, count), 62 + ((n * 37) % 40))} L${point(turned(n, count) + 0.025, 20)}Z`).join("");
const bits = (count) => Array.from({ length: count }, (_, n) => `M${point(turned(n, count) + 0.1, 56 + ((n * 29) % 48))} l${2 + (n % 3)},1.4 -1.4,${1.4 + (n % 3)} -2.6,-1.4Z`).join("");

// One of them as a picture of its own; `box` is what it shows of it.
const BOXES = { warship: "-10 30 760 160", hunter: "-210 -135 420 270", raider: "-105 -40 210 84", "heavy-raider": "-110 -46 220 90", liner: "-124 -48 304 104", viper: "-70 -62 140 108", centurion: "-160 -130 320 290", fire: "-105 -105 210 210" };
const DRAWN = { warship: Warship, hunter: Hunter, raider: Raider, "heavy-raider": HeavyRaider, liner: Liner, viper: Viper, centurion: Centurion, fire: Fire };

/** @param {{ kind: string, class?: string, style?: Record<string, string | number> }} props */
export function Subject({ kind, class: name = "", style }) {
  return html`<svg class=${`subject ${kind} ${name}`} viewBox=${BOXES[kind]} style=${style} aria-hidden="true"><${DRAWN[kind]} /></svg>`;
}
