// Crossroads cards come into sight one after another, also where the table is further on already.

import { calm } from "../../table/input/motion.js";
import { useEffect, useState } from "../../vendor/preact-htm.js";

const STEP = 2500; // milliseconds to read a card

// How many of the cards that are revealed have come into sight, and how to see all of them at once.
/** @param {import("../game").NebulaView | undefined} nebula @returns {[number, number, () => void]} */
export function useStaged(nebula) {
  const count = nebula?.crossroads.filter((dealt) => dealt.revealed).length ?? 0;
  const [shown, show] = useState(count);
  const all = () => show(count);
  useEffect(() => {
    if (shown >= count || calm()) {
      all();
      return undefined;
    }
    const timer = setTimeout(() => show(shown + 1), shown ? STEP : 0);
    return () => clearTimeout(timer);
  }, [count, shown]);
  return [Math.min(shown, count), count, all];
}
