// What a card, a check or a battle did, flying from where it was decided to the dials, tracks and people it befell.
//
// Nothing waits for it. What flies says how much; who wants nothing to move sees it beside the dial at once.

import { kindOf, thingOf } from "../../table/words/names.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { signed } from "../names.js";
import { Emblem } from "../pictures/emblems.js";
import { Shape } from "../pictures/shape.js";

const LASTS = 2200; // milliseconds; most of it beside the dial

// Of each kind of event: whom it befalls, as typed names go, what is drawn, and by how much.
/** @type {Record<string, (what: any) => { to: string, by: number, kind?: string, emblem?: string }>} */
const BEFALLS = {
  dial_moved: ({ resource, by }) => ({ to: resource, by, kind: thingOf(resource) }),
  jump_prepared: ({ by }) => ({ to: "track:jump", by, emblem: "destination" }),
  raptors_changed: ({ by }) => ({ to: "reserve:raptor", by, kind: "raptor" }),
  discarded: ({ seat, cards }) => ({ to: `seat:${seat}`, by: -cards.filter((card) => kindOf(card) === "card").length, emblem: "destiny" }),
};

// What these lines of the log did, each thing once, with all that befell it.
/** @param {import("../../table/line/sections").LogLine[]} lines */
export function consequences(lines) {
  const found = new Map();
  for (const { what } of lines) {
    const one = what && BEFALLS[what.kind]?.(what);
    if (!one) continue;
    const before = found.get(one.to)?.by ?? 0;
    found.set(one.to, { ...one, by: before + one.by });
  }
  return [...found.values()].filter(({ by }) => by !== 0);
}

export function Consequences() {
  const { state, view, suspense, replay } = useGame();
  const heard = useRef(/** @type {number | null} */ (null)); // the last line; what was before is no news
  const waiting = useRef(/** @type {ReturnType<typeof consequences>} */ ([]));
  const [flying, fly] = useState(/** @type {any[]} */ ([]));
  useEffect(() => {
    const last = state.log[state.log.length - 1]?.n ?? 0;
    const before = heard.current;
    if (state.synced) heard.current = last;
    if (before === null || last <= before || replay || !view.game.turn || document.hidden) return;
    waiting.current = [...waiting.current, ...consequences(state.log.filter((line) => line.n > before))];
  }, [state.log, state.synced]);
  useEffect(() => {
    if (suspense || !waiting.current.length) return;
    const from = middle(".on-stage .card-large") ?? middle(".resolving .card-large") ?? middle("#board");
    const came = waiting.current.flatMap((one) => {
      const to = middle(`:is(.head, .people, .store) [data-explain="${one.to}"]`);
      return from && to ? [{ ...one, from, at: to }] : [];
    });
    waiting.current = [];
    if (came.length) fly(came.map((one, n) => ({ ...one, n, key: `${heard.current}-${n}` })));
  });
  useEffect(() => {
    if (!flying.length) return undefined;
    const timer = setTimeout(() => fly([]), LASTS);
    return () => clearTimeout(timer);
  }, [flying]);
  return flying.length > 0 && html`<div class="consequences" aria-hidden="true">${flying.map(({ key, ...one }) => html`<${Chip} key=${key} ...${one} />`)}</div>`;
}

function Chip({ by, kind, emblem, from, at, n }) {
  const left = Math.min(Math.max(at.x, 44), innerWidth - 44); // whole, at the edge of a phone, too
  const flight = { left: `${left}px`, top: `${at.bottom}px`, "--dx": `${from.x - left}px`, "--dy": `${from.y - at.bottom}px`, "--delay": `${n * 90}ms` };
  return html`<b class=${`consequence ${by < 0 ? "loss" : "gain"}`} style=${flight}>${kind ? html`<${Shape} kind=${kind} />` : html`<${Emblem} kind=${emblem} />`}${signed(by)}</b>`;
}

// Of what is in sight.
function middle(selector) {
  const box = [...document.querySelectorAll(selector)].find((one) => one.checkVisibility())?.getBoundingClientRect();
  if (!box?.width || box.bottom < 0 || box.top > innerHeight) return null;
  return { x: Math.round(box.left + box.width / 2), y: Math.round(box.top + box.height / 2), bottom: Math.round(box.bottom) };
}
