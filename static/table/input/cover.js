// Whoever looks away from the page, or puts the phone to sleep, covers what only they may see.

import { useEffect } from "../../vendor/preact-htm.js";

export function useCover(cover) {
  useEffect(() => {
    const hidden = () => document.hidden && cover();
    addEventListener("blur", cover);
    document.addEventListener("visibilitychange", hidden);
    document.addEventListener("freeze", cover);
    return () => {
      removeEventListener("blur", cover);
      document.removeEventListener("visibilitychange", hidden);
      document.removeEventListener("freeze", cover);
    };
  }, []);
}
