// Which moments wait their turn: as they came, and of too many the weightiest.

const MOST = 4; // nobody watches more of them in a row

/** @param {import("../table").Moment[]} waiting @param {import("../table").Moment[]} came */
export function lineUp(waiting, came) {
  const all = [...waiting, ...came];
  const kept = new Set([...all].sort((a, b) => b.weight - a.weight || a.n - b.n).slice(0, MOST));
  return all.filter((moment) => kept.has(moment));
}
