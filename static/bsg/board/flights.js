// Ships and people that move: ghosts fly from where they were to where they are. Nothing waits for them.

import { calm } from "../../table/input/motion.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { marks } from "../fleet/far.js";
import { Token } from "../people/token.js";
import { Shape } from "../pictures/shape.js";

const FLIGHT = 700; // milliseconds, as in board.css
const COUNTED = { raiders: "raider", heavy_raiders: "heavy-raider", vipers: "viper", modern: "viper-mark-vii", basestars: "basestar" };

export function Flights({ board }) {
  const { view } = useGame();
  const before = useRef(null);
  const [ghosts, fly] = useState([]);
  const now = JSON.stringify([view.areas, view.fleet, view.players.map((player) => player.place)]);
  useEffect(() => {
    const was = before.current;
    before.current = { areas: byModel(view), far: view.fleet?.areas ?? [], pile: view.board.civilian_pile, players: view.players };
    if (!was || calm()) return undefined;
    const moves = [...shipMoves(was, before.current), ...peopleMoves(was.players, view.players)];
    if (!moves.length) return undefined;
    fly(moves.map((move, n) => ({ ...move, key: `${Date.now()}-${n}` })));
    const timer = setTimeout(() => fly([]), FLIGHT + 100);
    return () => clearTimeout(timer);
  }, [now]);
  return html`<div class="flights" aria-hidden="true">${ghosts.map((ghost) => html`<${Ghost} ...${ghost} board=${board} />`)}</div>`;
}

function Ghost({ from, to, kind, seat, board }) {
  const ghost = useRef(null);
  useLayoutEffect(() => {
    const start = middle(board.current, from);
    const end = middle(board.current, to);
    if (!start || !end) return;
    const steps = [
      { transform: `translate(${start.x}px, ${start.y}px)`, opacity: 1 },
      { transform: `translate(${end.x}px, ${end.y}px)`, opacity: from === to ? 0 : 1 },
    ];
    ghost.current.animate(steps, { duration: FLIGHT, easing: "ease-in-out", fill: "both" });
  }, []);
  return html`<span class="ghost" ref=${ghost}>${kind ? html`<${Shape} kind=${kind} />` : html`<${Token} seat=${seat} />`}</span>`;
}

function middle(board, place) {
  const rect = board?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  if (!rect) return null;
  const origin = board.getBoundingClientRect();
  return { x: rect.left - origin.left + rect.width / 2 - 14, y: rect.top - origin.top + rect.height / 2 - 12 };
}

// The view counts vipers of all models.
function byModel(view) {
  return view.areas.map((area) => {
    const modern = marks(view).areas[area.area] ?? 0;
    return { ...area, vipers: area.vipers - modern, modern };
  });
}

// Equal ships have no identity: what left one area and what came to another are paired as far as they go.
// Where both boards change at once, each area is paired with its twin first.
function shipMoves(before, after) {
  const moves = [];
  const twins = new Map(after.far.flatMap(({ area, twin }) => [[area, twin], [twin, area]]));
  for (const [field, kind] of Object.entries(COUNTED)) {
    const left = [];
    const came = [];
    for (const [was, is] of [[before.areas, after.areas], [before.far, after.far]]) {
      is.forEach((area, n) => {
        const change = count(area[field]) - count(was[n]?.[field]);
        for (let i = 0; i < Math.abs(change); i += 1) (change < 0 ? left : came).push(area.area);
      });
    }
    const rest = left.filter((from) => {
      const home = came.indexOf(twins.get(from));
      if (home >= 0) moves.push({ from, to: came.splice(home, 1)[0], kind });
      return home < 0;
    });
    rest.slice(0, came.length).forEach((from, n) => {
      moves.push({ from, to: came[n], kind });
    });
  }
  return [...moves, ...civilianMoves(before, after)];
}

// Civilian ships have letters. One that is gone while the pile has grown was brought home.
function civilianMoves(before, after) {
  const whereIs = (areas) => new Map(areas.flatMap((area) => area.civilians.map((letter) => [letter, area.area])));
  const now = whereIs(after.areas);
  return [...whereIs(before.areas)]
    .map(([letter, from]) => ({ from, to: now.get(letter) ?? (after.pile > before.pile ? "reserves" : from), kind: "civilian" }))
    .filter(({ from, to }) => from !== to);
}

const count = (ships) => (Array.isArray(ships) ? ships.length : (ships ?? 0));

function peopleMoves(was, is) {
  return is
    .map((player, seat) => ({ from: was[seat]?.place, to: player.place, seat }))
    .filter(({ from, to }) => from && to && from !== to);
}
