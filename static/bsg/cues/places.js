// Moments in space and aboard: ships that come, fly out and burst, hits on the hull, boots on the deck.

import { html } from "../../vendor/preact-htm.js";
import { ICONS } from "../pictures/icons.js";
import { Shape } from "../pictures/shape.js";

const STEP = 110; // milliseconds between two areas
const DRAWN = 3; // ships of a kind and area
const HOME = "hangar-deck";
const ALL_AROUND = ["front", "starboard-bow", "starboard-aft", "rear", "port-aft", "port-bow"];

const px = (n) => `${Math.round(n)}px`;

export function Places(props) {
  return html`<${ACTS[props.moment.kind]} ...${props} />`;
}

const ACTS = { attack: Attack, auto_attack: AutoAttack, launch: Launch, destroyed: Destroyed, civilian: Civilian, damaged: Damaged, boarded: Boarded, nuke: Nuke };

// Ships by area, in the order in which they came.
function byArea(ships) {
  const areas = new Map();
  for (const one of ships) areas.set(one.area, [...(areas.get(one.area) ?? []), one]);
  return [...areas];
}

function Attack({ moment, box, at }) {
  return byArea(moment.ships).map(([area, ships], n) => html`<${Arrival} key=${area} ships=${ships} to=${at(area)} box=${box} delay=${n * STEP} />`);
}

// From all around, whatever came.
function AutoAttack({ moment, box, at }) {
  if (moment.ships.length) return html`<${Attack} moment=${moment} box=${box} at=${at} />`;
  const ships = [{ ship: "raider", count: 2 }];
  return ALL_AROUND.map((area, n) => html`<${Arrival} key=${area} ships=${ships} to=${at(area)} box=${box} delay=${n * 60} />`);
}

function Arrival({ ships, to, box, delay }) {
  const [dx, dy] = outwards(to, box);
  const flying = ships.flatMap(({ ship, count }) => Array.from({ length: Math.min(count, DRAWN) }, () => ship));
  const turned = `${Math.round((Math.atan2(-dy, -dx) * 180) / Math.PI + 90)}deg`;
  return html`
    <i class="ping" style=${{ left: px(to.x), top: px(to.y), "--delay": `${delay}ms` }}></i>
    ${flying.map(
      (ship, n) => html`<span key=${n} class=${`flyer ${ship}`} style=${{ left: px(to.x + spread(n)), top: px(to.y + ((n * 17) % 30) - 10), "--dx": px(dx), "--dy": px(dy), "--turn": turned, "--delay": `${delay + n * 30}ms` }}><${Shape} kind=${ship} /></span>`,
    )}
  `;
}

const spread = (n) => [0, -50, 50, -86, 86, 24, -24][n % 7];

// Away from the middle, beyond the edge.
function outwards({ x, y }, { width, height }) {
  const [dx, dy] = [x - width / 2, y - height / 2];
  const length = Math.hypot(dx, dy) || 1;
  const far = Math.max(width, height) * 0.45;
  return [(dx / length) * far, (dy / length || -1 / length) * far];
}

function Launch({ moment, at }) {
  const from = at(HOME);
  return byArea(moment.ships).map(([area, ships], group) => {
    const to = at(area);
    const vipers = ships.flatMap(({ ship, count }) => Array.from({ length: Math.min(count, DRAWN) }, () => ship));
    const turned = `${Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 180)}deg`;
    return vipers.map(
      (ship, n) => html`<span key=${`${area}${n}`} class="flyer viper" style=${{ left: px(to.x + spread(n)), top: px(to.y), "--dx": px(from.x - to.x), "--dy": px(from.y - to.y), "--turn": turned, "--delay": `${group * STEP + n * 70}ms` }}><i class="trail"></i><${Shape} kind=${ship} /></span>`,
    );
  });
}

function Burst({ x, y, size = 1, delay = 0 }) {
  return html`
    <span class="burst" style=${{ left: px(x), top: px(y), "--size": size, "--delay": `${delay}ms` }}>
      <i class="core"></i><i class="ring"></i>
      <svg class="rays" viewBox="-50 -50 100 100"><path d=${RAYS} /></svg>
      <svg class="shards" viewBox="-50 -50 100 100"><path d=${SHARDS} /></svg>
    </span>
  `;
}

const around = (count, path) => Array.from({ length: count }, (_, n) => path((n * 2 * Math.PI) / count + (n % 3) * 0.2, n)).join("");
const at = (turn, far) => `${(far * Math.cos(turn)).toFixed(1)},${(far * Math.sin(turn)).toFixed(1)}`;
const RAYS = around(16, (turn, n) => `M${at(turn - 0.09, 9)} L${at(turn, 28 + (n % 4) * 7)} L${at(turn + 0.09, 9)}Z`);
const SHARDS = around(11, (turn, n) => `M${(20 + (n % 3) * 9) * Math.cos(turn)},${(20 + (n % 3) * 9) * Math.sin(turn)} l3,1.5 -1,3 -3,-2Z`);

function Destroyed({ moment, at }) {
  return moment.ships.map(({ ship, area }, n) => {
    const { x, y } = at(area);
    const [here, delay] = [x + spread(n), n * 90];
    return html`
      <span key=${n} class=${`goner ${ship}`} style=${{ left: px(here), top: px(y), "--delay": `${delay}ms` }}><${Shape} kind=${ship} /></span>
      <${Burst} x=${here} y=${y} size=${ship === "basestar" ? 2.4 : 1.1} delay=${delay} />
    `;
  });
}

// She breaks in two, and what she carried is counted.
function Civilian({ moment, box, at }) {
  const { x, y } = at(moment.area ?? "rear"); // one that was not on the board lay behind
  const losses = moment.faces.flatMap((face) => [...face.matchAll(/([a-z]+)-(\d)/g)]);
  return html`
    <span class="wrecked fore" style=${{ left: px(x), top: px(y) }}><${Shape} kind="civilian" letter=${moment.letter} /></span>
    <span class="wrecked aft" style=${{ left: px(x), top: px(y) }}><${Shape} kind="civilian" letter=${moment.letter} /></span>
    <${Burst} x=${x} y=${y} size=${1.9} />
    ${losses.length > 0 && html`<span class="losses" style=${{ left: px(Math.min(Math.max(x, 120), box.width - 120)), top: px(y > 150 ? y - 84 : y + 84) }}>
      ${losses.map(([, resource, n]) => html`<b key=${resource}><svg viewBox=${ICONS[resource][0]}><path d=${ICONS[resource][1]} /></svg>−${n}</b>`)}
    </span>`}
  `;
}

function Damaged({ moment, at, box }) {
  return html`
    <i class="alert" style=${{ width: px(box.width), height: px(box.height) }}></i>
    ${moment.tokens.map((token, n) => {
      const { x, y } = at(token);
      return html`<${Burst} key=${n} x=${x} y=${y} size=${1.5} delay=${n * 140} /><i class="ping" style=${{ left: px(x), top: px(y), "--delay": `${n * 140}ms` }}></i>`;
    })}
  `;
}

function Boarded({ moment, at, box }) {
  const to = at("armory");
  const from = moment.area ? at(moment.area) : { x: box.width, y: to.y };
  return html`
    <i class="alert" style=${{ width: px(box.width), height: px(box.height) }}></i>
    ${Array.from({ length: Math.min(moment.count, 3) }, (_, n) => html`
      <span key=${n} class="flyer centurion" style=${{ left: px(to.x + n * 96), top: px(to.y), "--dx": px((from.x - to.x) * 0.7), "--dy": px((from.y - to.y) * 0.7), "--turn": "0deg", "--delay": `${n * 120}ms` }}><${Shape} kind="centurion" /></span>
    `)}
    <i class="scan" style=${{ left: px(to.x), top: px(to.y) }}></i>
  `;
}

function Nuke({ moment, at }) {
  const [from, to] = [at("weapons-control"), at(moment.area)];
  const turned = `${Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90)}deg`;
  return html`
    <span class="flyer warhead" style=${{ left: px(to.x), top: px(to.y), "--dx": px(from.x - to.x), "--dy": px(from.y - to.y), "--turn": turned, "--delay": "0ms" }}><${Shape} kind="nuke" /></span>
    <i class="blinding" style=${{ left: px(to.x), top: px(to.y) }}></i>
    <i class="shockwave" style=${{ left: px(to.x), top: px(to.y) }}></i>
    <span class="goner burnt basestar" style=${{ left: px(to.x), top: px(to.y), "--delay": "500ms" }}><${Shape} kind="basestar" /></span>
  `;
}
