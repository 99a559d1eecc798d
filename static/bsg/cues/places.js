// Moments in space and aboard, as stills: ships that come and fly out, fire, boots on the deck.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Sky, skyOf } from "../pictures/backdrop.js";
import { ICONS } from "../pictures/icons.js";
import { Subject } from "../pictures/subjects.js";
import { Radar } from "./radar.js";

export function Places(props) {
  return html`<${ACTS[props.moment.kind]} ...${props} />`;
}

const ACTS = { attack: Attack, auto_attack: AutoAttack, launch: Launch, destroyed: Destroyed, civilian: Civilian, damaged: Damaged, boarded: Boarded, nuke: Nuke };

// Where the fleet is.
export function Heavens({ kind = "" }) {
  const { view } = useGame();
  const here = skyOf(view.game.route[view.game.route.length - 1] ?? null);
  return html`<div class="far-sky"><${Sky} kind=${kind || here} over="still" /></div>`;
}

// A subject at a point of the still, in hundredths of it; `size` of its lesser side.
/** @param {{ kind: string, x: number, y: number, size: number, class?: string, turn?: number, delay?: number }} props */
export function Placed({ kind, x, y, size, class: name = "", turn = 0, delay = 0 }) {
  return html`<span class=${`placed ${name}`} style=${{ left: `${x}%`, top: `${y}%`, "--size": `${size}cqmin`, rotate: `${turn}deg`, "--dx": `${62 - x}cqw`, "--dy": `${30 - y}cqh`, "--delay": `${delay}ms` }}><${Subject} kind=${kind} /></span>`;
}

// Where those fly who come at one: the nearest first. The last ones are far.
const SWARM = [
  [30, 54, 62, -13],
  [79, 62, 40, 12],
  [56, 40, 25, 5],
  [13, 33, 21, -20],
  [90, 37, 16, 16],
  [43, 25, 12, 2],
];
const HUNTERS = [
  [64, 25, 66, -7],
  [24, 18, 34, 9],
];

const countOf = (ships, kind) => ships.filter(({ ship }) => ship === kind).reduce((sum, one) => sum + one.count, 0);

function Attack({ moment }) {
  const { ships } = moment;
  const flying = ["heavy-raider", "raider"].flatMap((kind) => Array.from({ length: countOf(ships, kind) }, () => kind)).slice(0, SWARM.length);
  const near = flying.length ? HUNTERS : [[50, 36, 104, -7], HUNTERS[1]]; // alone, it is what one sees
  return html`
    <${Heavens} />
    <i class="lamp red high"></i>
    ${near.slice(0, countOf(ships, "basestar")).map(([x, y, size, turn], n) => html`<${Placed} key=${n} kind="hunter" class="looming" x=${x} y=${y} size=${size} turn=${turn} />`)}
    ${flying.map((kind, n) => ({ kind, n })).reverse().map(({ kind, n }) => {
      const [x, y, size, turn] = SWARM[n];
      return html`<${Placed} key=${n} kind=${kind} class="swooping" x=${x} y=${y} size=${size} turn=${turn} delay=${(SWARM.length - n) * 60} />`;
    })}
    <${Radar} ships=${ships} />
  `;
}

// From all around, whatever came.
function AutoAttack({ moment }) {
  const ships = moment.ships.length ? moment.ships : [{ ship: "basestar", count: 1 }, { ship: "raider", count: 5 }];
  return html`<${Attack} moment=${{ ...moment, ships }} />`;
}

// Down the tube and out: frames that come nearer, light on their edges.
const FRAMES = [1, 0.72, 0.5, 0.33, 0.21];

function Launch({ moment }) {
  const vipers = Math.min(moment.ships.reduce((sum, one) => sum + one.count, 0), 3);
  const seats = [
    [50, 50, 58, 0],
    [31, 34, 24, 10],
    [66, 31, 17, -10],
  ];
  return html`
    <${Heavens} />
    <i class="lamp blue"></i>
    <svg class="tube" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice">
      ${FRAMES.slice(0, -1).map((far, n) => html`<path key=${n} class=${n % 2 ? "wall odd" : "wall"} fill-rule="evenodd" d=${`${frameOf(far * 330)} ${frameOf(FRAMES[n + 1] * 330)}`} />`)}
      ${FRAMES.map((far, n) => html`<path key=${n} class="edge" d=${frameOf(far * 330)} />`)}
      <path class="guides" d="M-196,140 L-36,22 M196,140 L36,22 M-120,196 L-24,40 M120,196 L24,40" />
    </svg>
    ${seats.slice(0, vipers).reverse().map(([x, y, size, turn], n) => html`<${Placed} key=${n} kind="viper" class="launching" x=${x} y=${y} size=${size} turn=${turn} delay=${(vipers - n) * 90} />`)}
    <${Radar} ships=${moment.ships} ours />
  `;
}

const frameOf = (r) => {
  const [wide, cut] = [Math.round(r), Math.round(r * 0.42)];
  const high = Math.round(r * 0.78);
  return `M${-wide},${-high + cut} L${-wide + cut},${-high} H${wide - cut} L${wide},${-high + cut} V${high - cut} L${wide - cut},${high} H${-wide + cut} L${-wide},${high - cut}Z`;
};

const WRECKS = { basestar: ["hunter", 92], raider: ["raider", 66], "heavy-raider": ["heavy-raider", 66], viper: ["viper", 52], "viper-mark-vii": ["viper", 52] };

// What bursts, the largest in the middle.
function Destroyed({ moment }) {
  const kinds = moment.ships.map(({ ship }) => ship).sort((a, b) => (WRECKS[b]?.[1] ?? 0) - (WRECKS[a]?.[1] ?? 0));
  const [kind, size] = WRECKS[kinds[0]] ?? WRECKS.raider;
  const spots = [
    [18, 26],
    [83, 56],
  ];
  return html`
    <${Heavens} />
    <i class="lamp amber"></i>
    ${kinds.slice(1, 3).map((other, n) => html`<${Placed} key=${n} kind=${(WRECKS[other] ?? WRECKS.raider)[0]} class="bursting" x=${spots[n][0]} y=${spots[n][1]} size=${26} turn=${n ? 30 : -24} /><${Placed} kind="fire" class="fire-ball" x=${spots[n][0] + 2} y=${spots[n][1]} size=${26} delay=${120 + n * 90} />`)}
    <${Placed} kind=${kind} class="bursting" x=${50} y=${42} size=${size} turn=${-11} />
    <${Placed} kind="fire" class="fire-ball" x=${56} y=${44} size=${size * 0.8} />
    <${Placed} kind="fire" class="fire-ball" x=${40} y=${34} size=${size * 0.34} delay=${160} />
    <${Radar} ships=${moment.ships} ours=${kinds.every((one) => one.startsWith("viper"))} />
  `;
}

// She breaks in two, and what she carried is counted.
function Civilian({ moment }) {
  const losses = moment.faces.flatMap((face) => [...face.matchAll(/([a-z]+)-(\d)/g)]);
  return html`
    <${Heavens} />
    <i class="lamp amber"></i>
    <${Placed} kind="liner" class="breaking fore" x=${47} y=${42} size=${112} turn=${-13} />
    <${Placed} kind="liner" class="breaking aft" x=${55} y=${45} size=${112} turn=${5} />
    <${Placed} kind="fire" class="fire-ball" x=${49} y=${43} size=${62} />
    <${Placed} kind="fire" class="fire-ball" x=${68} y=${36} size=${22} delay=${140} />
    ${losses.length > 0 && html`<span class="losses">${losses.map(([, resource, n]) => html`<b key=${resource}><svg viewBox=${ICONS[resource][0]}><path d=${ICONS[resource][1]} /></svg>−${n}</b>`)}</span>`}
    ${moment.area && html`<${Radar} ships=${[{ ship: "civilian", area: moment.area }]} ours />`}
  `;
}

const HITS = [
  [58, 46, 50],
  [33, 52, 34],
  [77, 34, 30],
];

// Along her flank.
function Damaged({ moment }) {
  return html`
    <${Heavens} />
    <${Placed} kind="warship" class="looming" x=${62} y=${45} size=${186} turn=${-7} />
    ${HITS.slice(0, Math.max(moment.tokens.length, 1)).map(([x, y, size], n) => html`<${Placed} key=${n} kind="fire" class="fire-ball" x=${x} y=${y} size=${size} delay=${n * 140} />`)}
    <i class="alert"></i>
  `;
}

// In the light of a door that was cut open.
function Boarded({ moment }) {
  const beside = [
    [15, 56, 70],
    [85, 56, 70],
  ];
  return html`
    <svg class="doorway" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-blood)" d="M-400,-400 H400 V400 H-400Z" /><ellipse fill="url(#p-white)" cy="-40" rx="190" ry="210" /><path class="jamb" d="M-400,-400 H-110 L-138,-150 V400 H-400Z M400,-400 H110 L138,-150 V400 H400Z M-110,-400 H110 V-196 L-110,-196Z" /><path class="edge" d="M-138,400 V-150 L-110,-196 H110 L138,-150 V400" /></svg>
    ${beside.slice(0, moment.count - 1).map(([x, y, size], n) => html`<${Placed} key=${n} kind="centurion" class="marching" x=${x} y=${y} size=${size} delay=${200 + n * 120} />`)}
    <${Placed} kind="centurion" class="marching" x=${50} y=${55} size=${112} />
    <i class="scan"><i></i></i>
    <i class="alert"></i>
  `;
}

// A second sun.
function Nuke() {
  return html`
    <${Heavens} />
    <i class="blinding"></i>
    <i class="shockwave"></i>
    <${Placed} kind="hunter" class="burnt" x=${50} y=${38} size=${92} turn=${-9} />
    <i class="white-out"></i>
  `;
}
