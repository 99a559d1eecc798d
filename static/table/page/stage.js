// The stage: what is being resolved comes over the board, large, and folds back into the panel by itself.
//
// It comes up before one's eyes only: whoever comes later finds it in the panel, with a button that brings it up. It never lies
// over what is asked: a question about things on the board folds it.

import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { kindOf } from "../words/names.js";
import { useTable } from "./context.js";
import { preferences } from "./preferences.js";

const STAYS = 6000; // milliseconds, once it is over
export const LIES = 1600; // milliseconds for which dice are seen before the next matter comes over them

// `name`: of what is being resolved; another one brings it up. `over`: it is decided, and all of it has been shown.
// `away`: something else is in front now. `thrown`: when dice were thrown.
/** @param {{ name: string | null, over: boolean, away: boolean, thrown: { current: number } }} matter */
export function useStage({ name, over, away, thrown }) {
  const { choice, parts, replay } = useTable();
  const before = useRef(/** @type {string | null | undefined} */ (undefined));
  const been = useRef(/** @type {Set<string>} */ (new Set())); // what was up once does not come up again by itself
  const [up, raise] = useState(false);
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const onBoard = choice.asks && Boolean(choice.question?.options.some((option) => parts.options.onBoard.includes(kindOf(option))));
  useEffect(() => {
    const came = before.current !== undefined && name !== before.current;
    before.current = name;
    const rises = Boolean(came && name && !been.current.has(name) && preferences().stage && !replay);
    const wait = thrown.current + LIES - performance.now();
    if (came) raise(rises && wait <= 0);
    if (name) been.current.add(name);
    if (!rises || wait <= 0) return undefined;
    const timer = setTimeout(() => raise(true), wait);
    return () => clearTimeout(timer);
  }, [name]);
  useEffect(() => {
    if (!up || !over) return undefined;
    const timer = setTimeout(() => raise(false), STAYS);
    return () => clearTimeout(timer);
  }, [up, over]);
  const shown = Boolean(up && name && !onBoard && !away && !replay);
  const fold = () => raise(false);
  useEffect(() => {
    if (!shown) return undefined;
    const pressed = (event) => event.key === "Escape" && !choice.sure && !document.querySelector(".moment-frame, dialog[open]") && fold();
    const turned = (event) => event.target.closest?.(".tabs") && fold(); // on a phone one thing is shown at a time
    addEventListener("keydown", pressed);
    document.addEventListener("click", turned);
    return () => {
      removeEventListener("keydown", pressed);
      document.removeEventListener("click", turned);
    };
  }, [shown, name, choice.sure]);
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const lay = () => layOver(place.current);
    lay();
    addEventListener("resize", lay);
    return () => removeEventListener("resize", lay);
  });
  return { up: shown, place, fold, raise: name && !replay && !onBoard && !away ? () => raise(true) : null };
}

// Over the board, in the pixels of the table; the question on a phone lies over its lower edge.
function layOver(section) {
  const board = document.getElementById("board")?.getBoundingClientRect();
  const table = section?.closest(".table")?.getBoundingClientRect();
  if (!section || !board || !table) return;
  const question = document.getElementById("ask")?.getBoundingClientRect();
  const lies = { "--left": board.left - table.left, "--top": board.top - table.top, "--wide": board.width, "--high": board.height, "--drawer": innerHeight - (question?.top ?? innerHeight) };
  for (const [name, value] of Object.entries(lies)) section.style.setProperty(name, `${Math.round(value)}px`);
}
