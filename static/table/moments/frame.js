// Where a moment is shown: over what is in sight of the board. On a phone it has the screen, and the question sinks to its first line.

const LEAST = 220; // pixels each way: in less nothing can be seen
const PEEK = 58; // of the question, as in moments.css

export function frame() {
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  if (question && question.width > innerWidth * 0.9) {
    const tabs = document.querySelector(".tabs")?.getBoundingClientRect();
    return { x: 0, y: 0, width: innerWidth, height: Math.max((tabs?.top ?? innerHeight) - PEEK, LEAST) };
  }
  const board = document.getElementById("board")?.getBoundingClientRect();
  const inSight = board && cut(board);
  return inSight && inSight.width > LEAST && inSight.height > LEAST ? inSight : { x: 0, y: 0, width: innerWidth, height: innerHeight };
}

function cut({ left, top, right, bottom }) {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, innerHeight) - y };
}
