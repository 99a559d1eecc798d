// Where a moment is shown: over what is in sight of the board. On a phone it has the screen, and the question sinks to its first line.
// For a small one a strip is enough.

const LEAST = 220; // pixels each way: in less nothing can be seen
const PEEK = 58; // of the question, as in moments.css
const STRIP = 0.46; // of the board's height
const HIGH = 230; // pixels of a strip on a phone, which the question leaves

/** @param {boolean} small */
export function frame(small) {
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  const high = question && question.width > innerWidth * 0.9; // a phone, held upright
  if (high && small) return { x: 0, y: Math.max(Math.min(96, question.top - HIGH), 0), width: innerWidth, height: HIGH };
  if (high) {
    const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
    return { x: 0, y: 0, width: innerWidth, height: Math.max((tabs?.top ?? innerHeight) - PEEK, LEAST) };
  }
  const board = document.getElementById("board")?.getBoundingClientRect();
  const inSight = board && cut(board);
  const whole = inSight && inSight.width > LEAST && inSight.height > LEAST ? inSight : { x: 0, y: 0, width: innerWidth, height: innerHeight };
  return small ? stripOf(whole) : whole;
}

function stripOf({ x, y, width, height }) {
  const strip = Math.min(Math.max(height * STRIP, LEAST), height);
  return { x, y: y + (height - strip) / 2, width, height: strip };
}

function cut({ left, top, right, bottom }) {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
}
