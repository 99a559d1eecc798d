// How much room the ships of an area want, in heights of a raider, and what does not grow with them: from that and from
// the room there is, pictures.css draws them as large as they can be.

/** @type {Record<string, [number, number]>} */
const SIZES = { raider: [1.1, 1], "heavy-raider": [1.1, 1.15], viper: [1.25, 0.75], basestar: [2.6, 1.75], pilot: [1.25, 0.9], civilian: [1.25, 0.75] };
const BESIDE = 0.62; // of its width is what another one of the same kind takes
const BETWEEN = 12; // pixels
const FACE = 28;

/** @param {import("../game").AreaView} seen @param {number} modern of its vipers */
export function crowd({ basestars, raiders, heavy_raiders, vipers, pilots, civilians }, modern) {
  const groups = [
    ...basestars.map(() => ["basestar", 1]),
    ...[["raider", raiders], ["heavy-raider", heavy_raiders], ["viper", vipers - modern], ["viper", modern]].filter(([, n]) => n),
    ...pilots.map(() => ["pilot", 1]),
    ...civilians.map(() => ["civilian", 1]),
  ].map(([kind, n]) => flown(SIZES[kind], Math.min(Number(n), 3)));
  const wide = groups.reduce((sum, [width]) => sum + width, 0);
  // In a column a basestar is drawn smaller, three of a kind are a wedge, and civilian ships may come in pairs.
  const high = groups.reduce((sum, [, height, deep]) => sum + (deep ?? height) + 0.15, 0) - basestars.length * 0.45;
  const paired = Math.floor(civilians.length / 2) * 0.9;
  const widest = basestars.length ? 1.95 : [raiders, heavy_raiders, vipers].some((n) => n > 1) ? 1.85 : 1.6;
  const fixed = groups.length * BETWEEN + pilots.length * FACE;
  return { "--wide": Math.max(wide, 0.1).toFixed(2), "--fixed": `${fixed}px`, "--high": high.toFixed(2), "--paired": paired.toFixed(2), "--widest": widest, "--stars": basestars.length ? 0.5 : 0 };
}

function flown([width, height], n) {
  return [width * (1 + (n - 1) * BESIDE), height, n > 2 ? height * 1.8 : height];
}
