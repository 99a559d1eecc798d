// Steady hands: a click or a key that was meant for one question never answers the next.

import { useEffect, useRef } from "../../vendor/preact-htm.js";

export function useSteady(asked) {
  const now = useRef(asked);
  now.current = asked;
  useEffect(() => {
    let meant = null; // what was asked when the first click of a double click fell
    const stop = (event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const clicked = (event) => {
      if (event.detail <= 1) meant = now.current;
      else if (meant !== now.current) stop(event);
    };
    const pressed = (event) => {
      if (event.repeat && event.key === "Enter" && !event.target.closest?.("textarea")) stop(event);
    };
    document.addEventListener("click", clicked, true);
    document.addEventListener("keydown", pressed, true);
    return () => {
      document.removeEventListener("click", clicked, true);
      document.removeEventListener("keydown", pressed, true);
    };
  }, []);
}
