// What stands at the top of the table: dials, jump track, distance, the number of the turn.

import { t } from "../../table/words/words.js";
import { html, useEffect, useRef } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Consequences } from "../cues/consequences.js";
import { Pursuit } from "../fleet/pursuit.js";
import { Drawings } from "../pictures/drawings.js";
import { Paint } from "../pictures/paint.js";
import { Dial } from "./dial.js";
import { JumpTrack } from "./jump_track.js";

export function HeaderFacts() {
  const view = useSettled();
  const { turn, distance, goal, jump, auto_jump, risks } = view.game;
  return html`
    <div class="dials">${view.dials.map((dial) => html`<${Dial} key=${dial.resource} ...${dial} />`)}</div>
    <${JumpTrack} jump=${jump} auto=${auto_jump} risks=${risks} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${t("distance")}</span> <b>${t("of", { value: distance, most: goal })}</b>
    </button>
    <${Pursuit} />
    <p class="fact turn-number"><span>${t("turn")}</span> <b>${turn}</b></p>
    <${Consequences} />
    <${Paint} />
    <${Drawings} />
  `;
}

// While something is shown bit by bit, the dials do not run ahead and tell how it ended.
/** @returns {import("../game").WholeView} */
function useSettled() {
  const { view, suspense } = useGame();
  const settled = useRef(view);
  const waits = useRef(suspense);
  waits.current = suspense;
  useEffect(() => {
    // That a reveal has begun is known in the frame in which its end came.
    const frame = requestAnimationFrame(() => {
      if (!waits.current) settled.current = view;
    });
    return () => cancelAnimationFrame(frame);
  }, [view, suspense]);
  return suspense ? settled.current : view;
}
