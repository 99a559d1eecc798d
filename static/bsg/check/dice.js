// Dice that were just rolled, as the log tells of them.

import { LIES } from "../../table/page/stage.js";
import { sound } from "../../table/sound/sounds.js";
import { t } from "../../table/words/words.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { ICONS } from "../pictures/icons.js";

const SHOWN = 4; // dice at a time
const STAY = 9000; // milliseconds
const ANEW = ["turn_began", "crisis_drawn", "crisis_replaced", "super_crisis_played"]; // what was before is over then

/** @typedef {import("../../table/line/sections").LogLine} Line */

// The lines of the dice that lie there, and when the last of them were thrown.
/** @returns {[Line[], { current: number }]} */
export function useDice() {
  const { state } = useGame();
  const heard = useRef(null); // the last line that has been heard; what was before is not rolled again
  const thrown = useRef(-Infinity);
  const [rolled, setRolled] = useState(/** @type {Line[]} */ ([]));
  useEffect(() => {
    const last = state.log[state.log.length - 1]?.n ?? 0;
    const before = heard.current;
    if (state.synced) heard.current = last;
    if (before === null || last <= before) return;
    const fresh = state.log.filter((line) => line.n > before && faceIn(line) !== null);
    if (!fresh.length) return;
    sound("die");
    thrown.current = performance.now();
    setRolled(fresh.slice(-SHOWN));
  }, [state.log, state.synced]);
  // On its own: what the log says next neither keeps the dice nor takes them away.
  useEffect(() => {
    const timer = setTimeout(() => setRolled([]), STAY);
    return () => clearTimeout(timer);
  }, [rolled]);
  // What belongs to something that is over is seen, and then goes with it.
  const anew = state.log.findLast((line) => ANEW.includes(line.what?.kind))?.n ?? 0;
  const over = rolled.some((line) => line.n < anew);
  useEffect(() => {
    if (!over) return undefined;
    const timer = setTimeout(() => setRolled((lines) => lines.filter((line) => line.n > anew)), Math.max(0, thrown.current + LIES - performance.now()));
    return () => clearTimeout(timer);
  }, [over, anew]);
  return [rolled, thrown];
}

// `open`: the face of a die that lies there already, since people may still change what it means.
/** @param {{ rolled: Line[], open: number | null }} props */
export function Dice({ rolled, open }) {
  const last = rolled[rolled.length - 1];
  const shown = last && open !== null && faceIn(last) === String(open) ? rolled.slice(0, -1) : rolled;
  if (!shown.length) return null;
  return html`
    <ul class="dice" aria-label=${t("dice")}>
      ${shown.map((line, n) => html`<li key=${line.n} style=${{ animationDelay: `${n * 150}ms` }}><${Die} face=${faceIn(line)} rolling /><small>${line.text}</small></li>`)}
    </ul>
  `;
}

// The face in a line like "Anna rolls 5: …", which speaks of `die:5`.
const faceIn = (line) => line.about?.find((typed) => typed.startsWith("die:"))?.slice(4) ?? null;

export function Die({ face, label, rolling = false }) {
  const [box, path] = ICONS.die;
  return html`
    <span class=${`die ${rolling ? "rolling" : ""}`} role="img" aria-label=${label ?? t("rolled", { n: face })}>
      <svg viewBox=${box} aria-hidden="true"><path d=${path} /><path class="edge" d="M0,-23 L0,-13 M-21,10 L-13,9 M21,10 L13,9 M0,-13 L13,9 L-13,9Z" /></svg>
      <b aria-hidden="true">${face}</b>
    </span>
  `;
}
