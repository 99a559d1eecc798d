// Keeps a list scrolled to its end, unless its reader has scrolled up to read something.

import { useLayoutEffect, useRef } from "../vendor/preact-htm.js";

const NEAR = 60; // pixels that still count as being at the end

export function useTail(length) {
  const box = useRef(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    const { current } = box;
    if (current.scrollTop + current.clientHeight >= height.current - NEAR) current.scrollTop = current.scrollHeight;
    height.current = current.scrollHeight;
  }, [length]);
  return box;
}
