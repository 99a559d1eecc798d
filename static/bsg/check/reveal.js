// Cards that are turned over one by one; at once for whoever wants no motion, asks to skip, or comes later.

import { calm } from "../../table/input/motion.js";
import { sound } from "../../table/sound/sounds.js";
import { useEffect, useRef, useState } from "../../vendor/preact-htm.js";

const STEP = 450; // milliseconds for a card
const LONGEST = 4000; // for all of them

// How many of `count` cards of the reveal called `name` are face up, and how to skip the rest.
/** @returns {[number, () => void]} */
export function useReveal(name, count) {
  const first = useRef(true);
  const done = useRef(null); // the reveal that has been seen
  const [turned, turn] = useState(count);
  useEffect(() => {
    const missed = first.current || calm() || !count || done.current === name;
    first.current = false;
    done.current = count ? name : null; // cards that come to it later are only shown
    if (missed) {
      turn(count);
      return undefined;
    }
    turn(0);
    let n = 0;
    const timer = setInterval(() => {
      n += 1;
      turn(n);
      sound("card");
      if (n >= count) clearInterval(timer);
    }, Math.min(STEP, LONGEST / count));
    return () => clearInterval(timer);
  }, [name, count]);
  return [Math.min(turned, count), () => turn(count)];
}
