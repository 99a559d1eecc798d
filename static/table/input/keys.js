// Keyboard shortcuts; none of them while somebody types.

import { useEffect, useRef } from "../../vendor/preact-htm.js";

/** @returns {HTMLElement | undefined} */
const seen = (selector) => [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(selector))].find((element) => element.getClientRects().length);

export function useKeys(table) {
  const now = useRef(table);
  now.current = table; // a key means what is on the screen, however soon it is pressed
  useEffect(() => {
    const acts = ({ choice, send, help, chat, master }) => ({
      q: () => (seen(".question [data-option]:enabled") ?? seen("[data-answers] [data-option]:enabled") ?? seen(".question button:enabled"))?.focus(),
      p: () => choice.question?.window && choice.question.given === null && choice.pass(),
      c: chat,
      l: () => seen(".log")?.focus(),
      h: () => choice.question?.window && !master && send({ do: "hold" }),
      Escape: () => choice.sure && choice.unsure(),
      "?": help,
    });
    const pressed = (event) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.target.closest?.("input, textarea, select, dialog")) return;
      const act = acts(now.current)[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
