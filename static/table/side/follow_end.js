// Keeps a list scrolled to its end, unless its reader has scrolled up to read something.

import { useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";

const NEAR = 60; // pixels that still count as being at the end

// The box, how many lines came since its reader went up, and the way back to the end.
export function useFollowEnd(length) {
  const box = useRef(null);
  const now = useRef(length);
  now.current = length;
  const [left, leave] = useState(/** @type {number | null} */ (null)); // at how many lines the reader went up
  const following = useRef(true);
  const follow = () => {
    if (following.current) box.current.scrollTop = box.current.scrollHeight;
  };
  useLayoutEffect(follow, [length]);
  useEffect(() => {
    const { current } = box;
    let before = 0;
    // Only a reader scrolls up. A box that has just shrunk is not at its end either, but is about to be put there.
    const scrolled = () => {
      const { scrollTop, clientHeight, scrollHeight } = current;
      if (scrollTop + clientHeight >= scrollHeight - NEAR) {
        following.current = true;
        leave(null);
      } else if (scrollTop < before && following.current) {
        following.current = false;
        leave(now.current);
      }
      before = scrollTop;
    };
    const resized = new ResizeObserver(follow); // what is above takes or gives room
    resized.observe(current);
    current.addEventListener("scroll", scrolled);
    return () => {
      resized.disconnect();
      current.removeEventListener("scroll", scrolled);
    };
  }, []);
  const end = () => {
    following.current = true;
    leave(null);
    follow();
  };
  return { box, behind: left === null ? 0 : Math.max(0, length - left), end };
}
