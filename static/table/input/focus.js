// Keeps the keyboard's place: what had the focus vanishes when it is answered, and nobody should start at the top again.

import { useEffect } from "../../vendor/preact-htm.js";

const FOCUSABLE = "button, a, input, select, textarea, summary, [tabindex]";

export function useFocusKept() {
  useEffect(() => {
    let last = /** @type {any} */ (null); // what had the focus, unless its person let go of it
    const noted = (event) => {
      last = event.target;
    };
    const dropped = (event) => {
      if (!event.target.closest?.(FOCUSABLE)) last = null;
    };
    const restore = () => {
      if (!last || document.activeElement !== document.body) return;
      if (last.isConnected && last.disabled) return; // an answer is on its way
      (last.isConnected ? last : successor())?.focus({ preventScroll: true });
    };
    // Not at once: on its way from one thing to the next the focus is nowhere for a moment.
    const changed = new MutationObserver(() => setTimeout(restore));
    changed.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
    document.addEventListener("focusin", noted, true);
    document.addEventListener("pointerdown", dropped, true);
    return () => {
      changed.disconnect();
      document.removeEventListener("focusin", noted, true);
      document.removeEventListener("pointerdown", dropped, true);
    };
  }, []);
}

// The way back out of a grave question, else the panel itself: on an option, a second Enter would answer unread.
/** @returns {HTMLElement | null} */
function successor() {
  const back = /** @type {HTMLElement | null} */ (document.querySelector("[role=alertdialog] button:not(.danger)"));
  return back ?? document.getElementById("ask");
}
