// Where a moment is shown: over what is in sight of the board, else over what the question leaves of the screen.

const LEAST = 220; // pixels each way: in less nothing can be seen

export function frame() {
  const question = document.querySelector(".ask")?.getBoundingClientRect();
  const drawer = question && question.width > innerWidth * 0.8 ? question.top : innerHeight;
  const board = document.getElementById("board")?.getBoundingClientRect();
  const inSight = board && cut(board, drawer);
  return inSight && inSight.width > LEAST && inSight.height > LEAST ? inSight : { x: 0, y: 0, width: innerWidth, height: Math.max(drawer, LEAST) };
}

function cut({ left, top, right, bottom }, drawer) {
  const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
  return { x, y, width: Math.min(right, innerWidth) - x, height: Math.min(bottom, drawer) - y };
}

// The middle of a place of the board, as seen from the frame's corner; null if it is out of sight.
/** @param {string} place @param {{ x: number, y: number, width: number, height: number }} box */
export function spot(place, box) {
  const rect = document.querySelector(`#board [data-place="${place}"]`)?.getBoundingClientRect();
  if (!rect?.width) return null;
  const x = rect.left + rect.width / 2 - box.x;
  const y = rect.top + rect.height / 2 - box.y;
  return x < 0 || y < 0 || x > box.width || y > box.height ? null : { x, y };
}
