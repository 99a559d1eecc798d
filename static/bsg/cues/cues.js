// Which events make a moment that is shown large, and which of them belong together.

import { kindOf, thingOf } from "../../table/words/names.js";

// Of each kind of event: the moment that begins with it. What everybody hears, everybody sees; there is no other source.
/** @type {Record<string, (what: any, view: import("../game").WholeView) => any>} */
const BEGINS = {
  jumped: () => ({ kind: "jump", weight: 6, sound: "engines" }),
  arrived: ({ card }) => ({ kind: "arrival", weight: 6, card, sound: "ping" }),
  auto_attack: () => ({ kind: "auto_attack", weight: 6, ships: [], sound: "klaxon" }),
  ships_placed: placed,
  launched: ({ seat, area }) => ({ kind: "launch", weight: 2, seat, ships: [{ ship: "viper", area: thingOf(area), count: 1 }], sound: "engines" }),
  ship_destroyed: ({ ship, area }) => lost(thingOf(ship), area),
  viper_destroyed: ({ area }) => lost("viper", area ?? "area:reserves"),
  civilian_destroyed: ({ ship, area }) => ({ kind: "civilian", weight: 5, letter: ship?.split("-").pop(), area: area && thingOf(area), faces: [], sound: "drums" }),
  galactica_damaged: ({ token }) => ({ kind: "damaged", weight: 5, tokens: [thingOf(token)], sound: "klaxon" }),
  boarded: ({ area }) => ({ kind: "boarded", weight: 5, area: area && thingOf(area), count: 1, sound: "klaxon" }),
  nuke_launched: ({ target }) => ({ kind: "nuke", weight: 6, area: target.split("@")[1]?.split("#")[0] ?? null, hits: [], sound: "drums" }),
  area_nuked: ({ area }) => ({ kind: "nuke", weight: 6, area: thingOf(area), hits: [], sound: "drums" }),
  sent: ({ seat, place }) => place === "loc:brig" && { kind: "brig", weight: 4, seat, sound: "drums" },
  executed: ({ seat }) => ({ kind: "execution", weight: 7, lingers: true, seat, sound: "drums" }),
  title_passed: ({ title, seat, before }) => ({ kind: "title", weight: 5, title: thingOf(title), seat, before, sound: "ping" }),
  sleeper_phase: () => ({ kind: "sleeper", weight: 8, lingers: true, sound: "drums" }),
  sympathizer_revealed: ({ seat }) => ({ kind: "sympathizer", weight: 7, lingers: true, seat, sound: "card" }),
  cylon_revealed: ({ seat, card }) => ({ kind: "cylon", weight: 9, lingers: true, seat, card, sound: "drums" }),
  crossroads_reached: () => ({ kind: "crossroads", weight: 7, sound: "drums" }),
  trial_began: () => ({ kind: "trial", weight: 7, sound: "drums" }),
  eliminated: ({ seat }) => ({ kind: "eliminated", weight: 8, lingers: true, seat, sound: "drums" }),
  game_ended: ({ winner }) => ({ kind: "ending", weight: 10, lingers: true, winner, sound: "drums" }),
};

const SMALL = 2; // of weight: it happens often, and a strip of the board is enough
const OURS = ["viper", "viper-mark-vii"];

function placed({ ship, area, count }) {
  const kind = thingOf(ship);
  if (kind === "civilian") return null;
  const ships = [{ ship: kind, area: thingOf(area), count }];
  return OURS.includes(kind) ? { kind: "launch", weight: 2, seat: null, ships, sound: "engines" } : { kind: "attack", weight: 5, ships, sound: "klaxon" };
}

const lost = (ship, area) => ({ kind: "destroyed", weight: ship === "basestar" ? 5 : 2, ships: [{ ship, area: thingOf(area), count: 1 }], sound: "drums" });

// What goes on with a moment that has begun: true if it is part of it.
/** @type {Record<string, (moment: any, what: any) => boolean>} */
const GOES_ON = {
  attack: (moment, what) => comes(moment, what, (kind) => !OURS.includes(kind)),
  auto_attack: (moment, what) => comes(moment, what, (kind) => !OURS.includes(kind)),
  launch: (moment, what) => comes(moment, what, (kind) => OURS.includes(kind)),
  destroyed: (moment, what) => {
    const more = ["ship_destroyed", "viper_destroyed"].includes(what.kind) ? BEGINS[what.kind](what, /** @type {any} */ (null)) : null;
    if (more) Object.assign(moment, { ships: [...moment.ships, ...more.ships], weight: Math.max(moment.weight, more.weight) });
    return Boolean(more);
  },
  civilian: (moment, what) => {
    if (what.kind === "civilian_revealed") moment.faces.push(thingOf(what.face));
    return what.kind === "civilian_revealed" || what.kind === "dial_moved";
  },
  damaged: (moment, what) => {
    if (what.kind === "galactica_damaged") moment.tokens.push(thingOf(what.token));
    return what.kind === "galactica_damaged" || what.kind === "dial_moved";
  },
  boarded: (moment, what) => {
    if (what.kind === "boarded") moment.count += 1;
    return what.kind === "boarded";
  },
  nuke: (moment, what) => {
    if (what.kind === "ship_destroyed") moment.hits.push(thingOf(what.ship));
    return ["rolled", "ship_destroyed", "basestar_damaged", "nuke_given_up", "nuke_wasted"].includes(what.kind);
  },
  trial: (_, what) => what.kind === "trauma_shown",
};

function comes(moment, what, fitting) {
  if (what.kind !== "ships_placed" || !fitting(thingOf(what.ship))) return false;
  if (kindOf(what.area) === "area" && thingOf(what.ship) !== "civilian") moment.ships.push({ ship: thingOf(what.ship), area: thingOf(what.area), count: what.count });
  return true;
}

// The moments in these lines of the log. While the table is laid, ships and titles only take their places.
/** @param {import("../../table/line/sections").LogLine[]} lines @param {import("../game").WholeView} view @returns {import("../../table/table").Moment[]} */
export function cues(lines, view) {
  if (!view.game.turn) return [];
  const moments = [];
  let open = /** @type {any} */ (null);
  for (const { what, text, n } of lines) {
    if (!what) continue;
    if (open && GOES_ON[open.kind]?.(open, what)) {
      open.lines.push(text);
      continue;
    }
    const begun = BEGINS[what.kind]?.(what, view);
    if (!begun) continue;
    open = { ...begun, n, lines: [text] };
    moments.push(open);
  }
  return moments.map((moment) => ({ ...moment, small: moment.weight <= SMALL, words: moment.lines.join(" ") }));
}
