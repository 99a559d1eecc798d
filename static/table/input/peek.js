// Pressed and held: what lies face down is seen only as long as a finger or the mouse stays on it.

import { useState } from "../../vendor/preact-htm.js";
import { useCover } from "./cover.js";

/** @returns {[boolean, (on: boolean) => void, Record<string, (event: any) => void>]} */
export function usePeek() {
  const [shown, show] = useState(false);
  const cover = () => show(false);
  useCover(cover);
  const presses = {
    onPointerDown: (event) => {
      event.currentTarget.setPointerCapture(event.pointerId); // releasing outside counts, too
      show(true);
    },
    onPointerUp: cover,
    onPointerCancel: cover,
    onContextMenu: (event) => event.preventDefault(),
  };
  return [shown, show, presses];
}
