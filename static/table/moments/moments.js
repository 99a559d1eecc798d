// Great moments: what was just told as data, shown large for a moment, one after the other. Nothing waits for them.
//
// A press on a moment ends it and does nothing else; what is pressed beside it is pressed, and the moment is over. Which events
// make one, and what it looks like, a game says (`cues` and `Moment` in plain/parts.js).

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { sound } from "../sound/sounds.js";
import { frame } from "./frame.js";
import { lineUp } from "./line_up.js";

const LASTS = 1600; // milliseconds
const LINGERS = 2800; // those that nobody should miss, if no other waits

export function Moments() {
  const { parts } = useTable();
  const { playing, said } = useMoments();
  const { moment, box, lasts } = playing ?? {};
  // Ears hear each one once, whether it was shown or skipped: the log is no live region.
  return html`
    <p class="unseen" role="status">${said && html`<span key=${said.n}>${said.words}</span>`}</p>
    <div class="moments" aria-hidden="true">
      ${moment &&
      box &&
      html`<div key=${moment.n} class=${`moment-frame ${moment.small ? "strip" : ""}`} data-moment=${moment.kind} style=${{ "--lasts": `${lasts}ms`, left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` }}>
        <${parts.Moment} moment=${moment} tall=${box.height > box.width} />
      </div>`}
    </div>
  `;
}

const lastsOf = (moment, more) => (moment.lingers && !more ? LINGERS : LASTS);

// What is shown now, and what was said of the last ones that came.
function useMoments() {
  const { state, view, parts, suspense, replay } = useTable();
  const heard = useRef(/** @type {number | null} */ (null)); // the last line; what was before is no news
  const waiting = useRef(/** @type {import("../table").Moment[]} */ ([]));
  const [playing, play] = useState(/** @type {{ moment: import("../table").Moment, box: ReturnType<typeof frame>, lasts: number } | null} */ (null));
  const [said, say] = useState(/** @type {{ n: number, words: string } | null} */ (null));
  const finger = useFinger();
  const next = () => {
    const moment = finger.current ? null : waiting.current.shift();
    play(moment ? { moment, box: frame(Boolean(moment.small)), lasts: lastsOf(moment, waiting.current.length > 0) } : null);
  };
  useEffect(() => {
    const last = state.log[state.log.length - 1]?.n ?? 0;
    const before = heard.current;
    if (state.synced) heard.current = last;
    if (before === null || last <= before || replay) return;
    const came = parts.cues(state.log.filter((line) => line.n > before && line.what), view);
    if (!came.length) return;
    say({ n: last, words: came.map((moment) => moment.words).join(" ") });
    if (!document.hidden) waiting.current = lineUp(waiting.current, came);
  }, [state.log, state.synced]);
  // While something is shown bit by bit, what came of it waits.
  useEffect(() => {
    if (!playing && !suspense && !finger.current && waiting.current.length) next();
  });
  // Before it is seen: whoever presses something at once skips it, too.
  useLayoutEffect(() => {
    if (!playing) return undefined;
    sound(playing.moment.sound);
    const timer = setTimeout(next, playing.lasts);
    const onIt = (event) => Boolean(event.target.closest?.(".moment-frame"));
    const pressed = (event) => !onIt(event) && next();
    const clicked = (event) => onIt(event) && next(); // not before the finger is up: nothing below it is pressed
    const escaped = (event) => event.key === "Escape" && next();
    addEventListener("pointerdown", pressed, { capture: true, passive: true });
    addEventListener("click", clicked, true);
    addEventListener("keydown", escaped, true);
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", pressed, true);
      removeEventListener("click", clicked, true);
      removeEventListener("keydown", escaped, true);
    };
  }, [playing]);
  return { playing, said };
}

// Whether one is on the screen, or a button of the mouse is down: no moment comes between a press and its end, or it would be lost.
function useFinger() {
  const down = useRef(false);
  const [, redraw] = useState(0);
  useEffect(() => {
    const on = () => {
      down.current = true;
    };
    const lifted = () => {
      down.current = false;
      redraw((n) => n + 1); // for what has waited
    };
    const off = () => setTimeout(lifted); // after the click
    addEventListener("pointerdown", on, true);
    addEventListener("pointerup", off, true);
    addEventListener("pointercancel", off, true);
    return () => {
      removeEventListener("pointerdown", on, true);
      removeEventListener("pointerup", off, true);
      removeEventListener("pointercancel", off, true);
    };
  }, []);
  return down;
}
