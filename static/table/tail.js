// Keeps a list scrolled to its end, unless its reader has scrolled up to read something.

import { useEffect, useLayoutEffect, useRef } from "../vendor/preact-htm.js";

const NEAR = 60; // pixels that still count as being at the end

export function useTail(length) {
  const box = useRef(null);
  const following = useRef(true);
  const follow = () => {
    if (following.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(follow, [length]);
  useEffect(() => {
    const { current } = box;
    const scrolled = () => {
      following.current = current.scrollTop + current.clientHeight >= current.scrollHeight - NEAR;
    };
    const resized = new ResizeObserver(follow); // the crisis above takes or gives room
    resized.observe(current);
    current.addEventListener("scroll", scrolled);
    return () => {
      resized.disconnect();
      current.removeEventListener("scroll", scrolled);
    };
  }, []);
  return box;
}
