// Ships and things, drawn by us from above, lit from the left and above; each is a symbol that all of its kind share.
// Vipers and civilian ships fly as Galactica does, bow to the left; Cylon ships look up, and areas turn them towards her.

const twice = (drawn) => `${drawn}<g transform="scale(1 -1)">${drawn}</g>`; // what is the same on both sides of a ship flying left
const both = (drawn) => `${drawn}<g transform="scale(-1 1)">${drawn}</g>`; // and of one looking up
const path = (fill, d, more = "") => `<path fill="${fill}" d="${d}" ${more}/>`;
const metal = (name) => `url(#m-${name})`;
const lines = (colour, d, width = 1, more = "") => `<path fill="none" stroke="${colour}" stroke-width="${width}" d="${d}" ${more}/>`;
const EDGE = 'stroke="#05090d" stroke-width="1.6"';

/** @type {[string, string, ...[number, string][]][]} */
const FADES = [
  // from above: what catches the light, and what lies in shadow
  ["white", "v", [0, "#fff"], [0.35, "#d5e0e8"], [0.7, "#8fa2b1"], [1, "#4a5b69"]],
  ["steel", "v", [0, "#c6dcec"], [0.4, "#7d97ac"], [1, "#2c3c4a"]],
  ["green", "v", [0, "#d3e2cd"], [0.4, "#8ba38b"], [1, "#37483c"]],
  ["sand", "v", [0, "#fff3d2"], [0.4, "#cdb98a"], [1, "#5d4f36"]],
  ["rust", "v", [0, "#e8c3a0"], [0.45, "#a8795a"], [1, "#46301f"]],
  ["brass", "v", [0, "#fff6cf"], [0.4, "#d3b768"], [1, "#6a5320"]],
  ["blood", "v", [0, "#ff9d8f"], [0.35, "#c8473f"], [1, "#4c1211"]],
  ["gore", "v", [0, "#b04a43"], [0.5, "#6d1f1c"], [1, "#2a0908"]],
  ["ember", "v", [0, "#ffb98c"], [0.35, "#d4673f"], [1, "#54190e"]],
  ["chrome", "v", [0, "#fff"], [0.3, "#c9d2d9"], [0.5, "#5f6b75"], [0.56, "#dbe3e9"], [1, "#6d7a85"]],
  ["tube", "v", [0, "#3b4a57"], [0.3, "#e6eef4"], [0.6, "#8da0af"], [1, "#22303c"]],
  ["plume", "h", [0, "#fff"], [0.25, "#9fe9ff"], [1, "#35b4ea00"]],
  ["heat", "v", [0, "#fff2df"], [0.3, "#ff9a5c"], [1, "#ff3b1c00"]],
  ["glass", "v", [0, "#bfefff"], [0.3, "#2c6f8f"], [1, "#06141d"]],
  ["eye", "r", [0, "#fff"], [0.3, "#ffb3a8"], [0.6, "#ff2f20"], [1, "#ff2f2000"]],
  ["aura", "r", [0, "#ff4a3c80"], [1, "#ff2a1c00"]],
];

const ENDS = { v: 'x2="0" y2="1"', h: 'x2="1" y2="0"' };

export const METALS = FADES.map(([name, way, ...stops]) => {
  const kind = way === "r" ? "radialGradient" : "linearGradient";
  return `<${kind} id="m-${name}" ${ENDS[way] ?? ""}>${stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join("")}</${kind}>`;
}).join("");

// One arm of a basestar from its hub outwards: the side in the light, the side in shadow, the windows along its ridge.
const arm = (light, dark, turn) =>
  `<g transform="rotate(${turn})">${path(dark, "M0,-6 L15,-7 C10,-34 5,-64 0,-98Z", EDGE)}${path(light, "M0,-6 L-15,-7 C-10,-34 -5,-64 0,-98Z", EDGE)}${lines("#ffd9d2", "M0,-20 V-88", 1.5, 'stroke-dasharray="2 6" opacity=".85"')}${lines("#2a0706", "M-13,-22 L0,-17 L13,-22 M-10,-40 L0,-35 L10,-40", 1.4, 'opacity=".6"')}</g>`;

// Of each: its box, and what is in it.
/** @type {Record<string, [string, string]>} */
export const SHIPS = {
  viper: [
    "-58 -34 116 68",
    twice(path(metal("plume"), "M36,-18 H58 L37,-9Z")) +
      path(metal("plume"), "M38,-6 H60 V6 H38Z") +
      twice(path(metal("white"), "M6,-9 L27,-32 H42 L38,-9Z", EDGE) + path("#2b9fd0", "M17,-18 L29,-31 H35 L25,-17Z") + lines("#dfe9f0", "M24,-32 H10", 2.2) + path(metal("tube"), "M10,-18 H36 L39,-16 V-9 H8Z", EDGE) + path("#0c1319", "M8,-16 h4 v7 h-4Z")) +
      path(metal("white"), "M-57,0 C-40,-5 -16,-9 4,-10 L22,-11 L38,-9 V9 L22,11 L4,10 C-16,9 -40,5 -57,0Z", EDGE) +
      path("#2b9fd0", "M-38,-3.6 L-26,-5.6 V5.6 L-38,3.6Z M20,-10 H26 V10 H20Z") +
      path(metal("glass"), "M-12,0 C-8,-6 8,-7 15,-4 V4 C8,7 -8,6 -12,0Z", EDGE) +
      lines("#fff", "M-8,-2.4 C-2,-4.6 6,-4.6 12,-2.8", 1.4),
  ],
  "viper-mark-vii": [
    "-58 -36 116 72",
    twice(path(metal("plume"), "M36,-14 H58 L37,-5Z")) +
      path(metal("plume"), "M40,-5 H60 V5 H40Z") +
      twice(path(metal("steel"), "M-8,-8 L18,-34 L48,-34 L34,-9Z", EDGE) + path("#6fe0ff", "M22,-27 L28,-33 H36 L30,-26Z") + lines("#c6dcec", "M30,-34 H4", 2.4) + lines("#1d2a35", "M6,-12 L28,-33", 1.4) + path(metal("tube"), "M6,-15 H36 L39,-13 V-6 H4Z", EDGE)) +
      path(metal("steel"), "M-57,0 C-48,-10 -24,-12 -4,-11 L14,-9 L40,-6 V6 L14,9 L-4,11 C-24,12 -48,10 -57,0Z", EDGE) +
      path("#2a3a47", "M-57,0 C-52,-6 -44,-8 -38,-9 V9 C-44,8 -52,6 -57,0Z") +
      path(metal("glass"), "M-30,0 C-24,-7 -6,-8 4,-4 V4 C-6,8 -24,7 -30,0Z", EDGE) +
      lines("#eafaff", "M-25,-2.6 C-16,-5.6 -6,-5.4 1,-3", 1.4),
  ],
  raider: [
    "-52 -46 104 92",
    both(path(metal("heat"), "M3,32 H13 L7,47Z")) +
      path(metal("gore"), "M-48,-42 C-53,-4 -38,24 -15,35 L0,43 L15,35 C38,24 53,-4 48,-42 C42,-14 31,-2 17,1 H-17 C-31,-2 -42,-14 -48,-42Z", EDGE) +
      both(path(metal("blood"), "M47,-38 C50,-6 36,18 15,29 L6,33 L12,3 C31,2 42,-12 47,-38Z") + lines("#ffd2ca", "M48.5,-40 C52,-6 38,20 16,32", 1.6, 'opacity=".8"') + lines("#3a0d0c", "M44,-20 C39,-2 30,8 14,14 M39,2 L26,-1 M28,17 L17,8", 1.5)) +
      path(metal("blood"), "M-10,-8 C-9,-21 9,-21 10,-8 L14,6 L7,27 L0,37 L-7,27 L-14,6Z", EDGE) +
      path("#2a0706", "M-9.5,-9 C-5,-12 5,-12 9.5,-9 L10,-2 C5,-5 -5,-5 -10,-2Z") +
      path(metal("eye"), "M-11,-12 H11 V1 H-11Z") +
      path("#fff", "M-5,-7.4 H5 V-4.6 H-5Z") +
      lines("#3a0d0c", "M0,6 V32 M-8,12 L0,16 L8,12", 1.5),
  ],
  // A troop carrier: two armoured claws around a hold with a ramp.
  "heavy-raider": [
    "-54 -56 108 112",
    both(path(metal("heat"), "M20,40 H34 L27,57Z")) +
      path(metal("heat"), "M-8,44 H8 L0,58Z") +
      both(
        path(metal("gore"), "M10,-14 L22,-34 L30,-55 L36,-53 L46,-30 L52,4 L48,34 L36,46 L18,42 L12,20Z", EDGE) +
          path(metal("ember"), "M24,-30 L31,-50 L43,-28 L48,2 L45,31 L35,41 L22,38 L19,10Z") +
          path("#3a100a", "M27,-20 L38,-24 L42,-4 L26,-2Z M25,6 L43,4 L41,26 L25,28Z") +
          path(metal("blood"), "M29,-17 L36,-20 L39,-7 L28,-6Z M27,9 L40,8 L39,23 L27,25Z") +
          lines("#ffe0cf", "M31,-50 L43,-28 L48,2", 1.6) +
          path("#fff0e4", "M30,-56 L34,-46 L29,-46Z"),
      ) +
      path(metal("ember"), "M-13,-30 L-8,-42 H8 L13,-30 L18,-4 L16,32 L9,46 H-9 L-16,32 L-18,-4Z", EDGE) +
      path("#2a0706", "M-11,-28 L-7,-36 H7 L11,-28 L12,-20 H-12Z") +
      path(metal("eye"), "M-15,-34 H15 V-18 H-15Z") +
      path("#fff", "M-7,-27.6 H7 V-24.6 H-7Z") +
      path("#4a1710", "M-10,2 H10 L7,34 H-7Z") +
      lines("#ff9d78", "M-9,10 H9 M-8.4,18 H8.4 M-7.6,26 H7.6", 1.8) +
      lines("#ffe0cf", "M-13,-30 L-8,-42 H8 M-17,-6 L-15,30", 1.4),
  ],
  // Two stars of three arms above each other, seen a little from the side.
  basestar: [
    "-104 -70 208 140",
    `<ellipse rx="100" ry="66" fill="${metal("aura")}"/>` +
      `<g transform="translate(0 17) scale(1.02 .6) rotate(60)">${[0, 120, 240].map((turn) => arm(metal("gore"), "#33100f", turn)).join("")}</g>` +
      path(metal("gore"), "M-17,-10 L-11,18 C-6,24 6,24 11,18 L17,-10Z", EDGE) +
      lines("#ffb3a8", "M-11,-2 L-8,14 M0,2 V19 M11,-2 L8,14", 1.6, 'stroke-dasharray="2 3"') +
      `<g transform="translate(0 -13) scale(1.02 .6)">${[0, 120, 240].map((turn) => arm(metal("blood"), "#7c2320", turn)).join("")}<circle r="23" fill="${metal("blood")}" ${EDGE}/><circle r="15" fill="#3a0d0c"/></g>` +
      `<ellipse cy="-13" rx="22" ry="14" fill="${metal("eye")}"/>`,
  ],
  // Four hulls for twelve letters: a liner, a freighter, a tanker, a ring ship. What they carry shows on none of them.
  "civilian-0": [
    "-60 -36 120 72",
    path(metal("plume"), "M46,-9 H62 V9 H46Z") +
      path(metal("sand"), "M-58,0 C-48,-18 -24,-23 6,-23 H34 L50,-13 V13 L34,23 H6 C-24,23 -48,18 -58,0Z", EDGE) +
      path("#4a6d52", "M-36,-13 L-26,-18 V18 L-36,13Z M30,-22 H38 L40,-20 V20 L38,22 H30Z") +
      lines("#6a4b12", "M-22,-14 H28 M-22,14 H28", 5) +
      lines("#fff0a8", "M-22,-14 H28 M-22,14 H28", 3, 'stroke-dasharray="2 4"') +
      path(metal("brass"), "M-14,-7 H20 V7 H-14 L-20,0Z", EDGE),
  ],
  "civilian-1": [
    "-60 -36 120 72",
    twice(path(metal("plume"), "M48,-16 H62 V-5 H48Z")) +
      path("#3a3226", "M-40,-5 H50 V5 H-40Z") +
      twice(path(metal("rust"), "M-24,-33 H-4 V-8 H-24Z M0,-33 H20 V-8 H0Z M24,-33 H44 V-8 H24Z", EDGE) + lines("#ffe0b8", "M-21,-27 H-7 M3,-27 H17 M27,-27 H41 M-21,-20 H-7 M3,-20 H17 M27,-20 H41", 1.6, 'opacity=".7"')) +
      path(metal("sand"), "M-58,-9 L-44,-19 H-28 V19 H-44 L-58,9Z", EDGE) +
      path(metal("glass"), "M-55,-7 L-46,-13 V13 L-55,7Z") +
      path(metal("sand"), "M40,-20 H52 V20 H40Z", EDGE),
  ],
  "civilian-2": [
    "-60 -36 120 72",
    path(metal("plume"), "M50,-6 H62 V6 H50Z") +
      path("#3a3226", "M-44,-4 H52 V4 H-44Z") +
      path(metal("tube"), "M-26,-24 C-26,-33 4,-33 4,-24 V24 C4,33 -26,33 -26,24Z M8,-24 C8,-33 38,-33 38,-24 V24 C38,33 8,33 8,24Z", EDGE) +
      path("#c58a35", "M-26,-5 H4 V5 H-26Z M8,-5 H38 V5 H8Z") +
      path(metal("sand"), "M-58,-10 L-46,-18 H-30 V18 H-46 L-58,10Z M42,-15 H54 V15 H42Z", EDGE) +
      path(metal("glass"), "M-55,-7 L-47,-12 V12 L-55,7Z"),
  ],
  "civilian-3": [
    "-60 -36 120 72",
    path(metal("plume"), "M50,-7 H62 V7 H50Z") +
      path(metal("sand"), "M-58,0 L-40,-11 H54 V11 H-40Z", EDGE) +
      `<path fill="${metal("sand")}" fill-rule="evenodd" d="M8,-34 A34,34 0 1 1 7.99,-34Z M8,-20 A20,20 0 1 0 8.01,-20Z" ${EDGE}/>` +
      lines("#fff0a8", "M8,-27 A27,27 0 1 1 7.99,-27", 3, 'stroke-dasharray="2.4 6.1"') +
      path(metal("brass"), "M8,-11 A11,11 0 1 1 7.99,-11Z", EDGE) +
      path(metal("glass"), "M-54,0 L-42,-7 V7Z"),
  ],
  raptor: [
    "-52 -40 104 80",
    twice(path(metal("plume"), "M42,-27 H58 V-13 H42Z")) +
      twice(path(metal("tube"), "M-12,-24 L6,-38 H36 L44,-30 V-11 H-12Z", EDGE) + path("#cfe8c2", "M8,-35 H16 L10,-26 H2Z") + lines("#c8d8c4", "M-34,-22 H2", 2.4)) +
      path(metal("green"), "M-51,-6 L-34,-19 L-6,-26 H36 L44,-16 V16 L36,26 H-6 L-34,19 L-51,6Z", EDGE) +
      path(metal("glass"), "M-46,-5 L-32,-14 L-18,-18 V18 L-32,14 L-46,5Z", EDGE) +
      lines("#0a1a14", "M-32,-14 V14", 1.6) +
      lines("#2e3f34", "M-4,-18 H34 M-4,18 H34 M8,-26 V26 M24,-26 V26", 1.4) +
      path("#cfe8c2", "M12,-6 H22 V6 H12Z"),
  ],
  centurion: [
    "-42 -48 84 96",
    path("#10161b", "M0,-47 C24,-47 35,-32 35,-12 L42,10 L23,47 H-23 L-42,10 L-35,-12 C-35,-32 -24,-47 0,-47Z") +
      both(path(metal("chrome"), "M4,12 L38,4 L40,12 L22,44 H4Z", EDGE)) +
      path(metal("chrome"), "M0,-44 C21,-44 32,-30 31,-12 L22,-5 H-22 L-31,-12 C-32,-30 -21,-44 0,-44Z", EDGE) +
      path(metal("chrome"), "M-20,6 H20 L14,26 L0,32 L-14,26Z", EDGE) +
      path("#160303", "M-30,-11 L-22,-5 H22 L30,-11 L27,4 L18,9 H-18 L-27,4Z") +
      path(metal("eye"), "M-26,-10 H26 V9 H-26Z") +
      path("#fff", "M-8,-2.4 H8 V1.4 H-8Z") +
      lines("#fff", "M-24,-24 C-18,-38 18,-38 24,-24", 2, 'opacity=".8"'),
  ],
  nuke: [
    "-22 -50 44 100",
    path(metal("heat"), "M-7,38 H7 L0,52Z") +
      both(path("#a8352b", "M8,14 L21,32 V42 L8,34Z", EDGE)) +
      path(metal("brass"), "M0,-49 C9,-38 12,-26 12,-12 V38 H-12 V-12 C-12,-26 -9,-38 0,-49Z", EDGE) +
      path("#fff", "M0,-49 C9,-38 11,-30 11.6,-22 H-11.6 C-11,-30 -9,-38 0,-49Z", 'opacity=".75"') +
      path("#1c1606", "M-12,-12 H12 V-4 H-12Z M-12,26 H12 V32 H-12Z") +
      path("#c8342a", "M-7,2 H7 V18 H-7Z"),
  ],
};

const HULLS = 4;

// Which of the hulls a civilian ship has: it follows its letter, which everybody sees.
export const civilianHull = (letter = "A") => `civilian-${(letter.charCodeAt(0) - 65) % HULLS}`;
