// Portraits of characters and allies: a bust put together from hair, coat and marks of a trade. Nobody's likeness.

import { html } from "../../vendor/preact-htm.js";
import { PEOPLE } from "./people.js";

const SKIN = { pale: ["#e8c4a6", "#b98e72"], tan: ["#d3a27c", "#9c6e4e"], olive: ["#bf8f66", "#86603f"], brown: ["#946444", "#5f3d29"], chrome: ["#c9d2d9", "#6f7f8b"] };

// Behind the head, and over it.
const HAIR = {
  crop: ["", "M20,25 C19,14 25,9 32,9 C39,9 45,14 44,25 C42,19 40,17 32,17 C24,17 22,19 20,25Z"],
  part: ["", "M19.5,27 C17,13 24,8 33,8 C42,8 46.5,14 44.5,27 C43.5,21 42,19 38,18 C32,18 27,16.5 25,14 C24,19 20.5,20 19.5,27Z"],
  wave: ["", "M19,28 C15,14 23,6.5 33,7 C43,7 48,14 45,28 C44,22 42.5,20 40,17.5 C36,20.5 28,20 24,17 C22,20 20,22 19,28Z"],
  grey: ["", "M19.8,27 C18.5,15 23.5,9.2 31,8.8 C40,8.4 45.6,15 44.2,27 C43.6,22.6 42.6,20 41,18 C38,15.4 35,14.4 31.5,15.2 C27.5,15.8 24.5,16.8 23,18.6 C21.4,20.6 20.6,23 19.8,27Z"],
  bald: ["", "M20.5,28 C20,25 20,23 21,21 C21.5,24 21.5,26 22,29Z M43.5,28 C44,25 44,23 43,21 C42.5,24 42.5,26 42,29Z"],
  long: ["M17,50 C15,30 16,9 32,8 C48,9 49,30 47,50 L41,52 C44,38 44,26 42,20 H22 C20,26 20,38 23,52Z", "M19.5,28 C18,14 24,9 32,9 C40,9 46,14 44.5,28 C43.5,22 41,19 33,17 C29,19.5 21.5,20 19.5,28Z"],
  waves: ["M16,46 C13,40 17,36 15,30 C14,16 21,7 32,7 C43,7 50,16 49,30 C47,36 51,40 48,46 C46,50 42,48 42,44 C45,34 43,26 41,20 H23 C21,26 19,34 22,44 C22,48 18,50 16,46Z", "M19,28 C17,14 24,9 32,9 C40,9 47,14 45,28 C43,23 40,19 36,17 C30,20 22,21 19,28Z"],
  bob: ["M17.5,38 C15,22 18,8 32,8 C46,8 49,22 46.5,38 L41.5,39 C43,30 43,24 41.5,20 H22.5 C21,24 21,30 22.5,39Z", "M19.5,28 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,28 C43,21 40,18.5 34,18 C28,18.5 22,21 19.5,28Z"],
  tail: ["M42,14 C50,16 52,30 49,42 C46,38 45,30 41,24Z", "M19.5,27 C18,14 24,9 32,9 C40,9 46,14 44.5,27 C43,21 41,17.5 32,17.5 C23,17.5 21,21 19.5,27Z"],
  bun: ["M25,8 A7,6.5 0 1 1 39,8 A7,6.5 0 1 1 25,8Z", "M19.5,27 C18,14 24,9.5 32,9.5 C40,9.5 46,14 44.5,27 C43,21 41,18 32,17 C23,18 21,21 19.5,27Z"],
  curls: ["M17,34 C12,30 15,25 14.5,21 C13,14 19,12 21,8 C26,4 30,7 33,5 C39,5 42,7 45,11 C50,14 49,19 49.5,23 C51,28 50,32 47,34 C43,32 44,26 42,20 H22 C20,26 21,32 17,34Z", "M20,25 C18,20 21,18 21,14 C25,13 26,10 31,11 C36,9.5 39,12 42,14 C44,17 45,20 44,25 C42,21 40,19 36,19.5 C32,17 29,20 25,19 C22,20 21,22 20,25Z"],
  hood: ["M12,56 C10,30 15,5 32,5 C49,5 54,30 52,56 L44,58 C46,40 46,22 41,17 C37,13 27,13 23,17 C18,22 18,40 20,58Z", ""],
};

// Shoulders from below; `piping` and `open` go over them in the second colour and the shirt's.
const COATS = {
  duty: { piping: "M22,44 L40,64 M42,44 L44,47 M15,50 L20,48 M49,50 L44,48", open: "M27,42 L32,47 L37,42 L38,44 L32,50 L26,44Z" },
  flight: { piping: "M20,46 C25,52 39,52 44,46 M32,51 V64 M16,56 H24 M40,56 H48", open: "M23,42 C26,47 38,47 41,42 L42.5,46 C38,51 26,51 21.5,46Z" },
  deck: { piping: "M32,46 V64 M14,56 H25 M39,56 H50", open: "M26,42 L32,49 L38,42 L35,41 H29Z" },
  suit: { piping: "M26,42 L24,52 L31,62 M38,42 L40,52 L33,62", open: "M26.5,41 L32,58 L37.5,41Z" },
  blouse: { piping: "M24,43 L30,58 M40,43 L34,58", open: "M26,41 L32,54 L38,41Z" },
  coat: { piping: "M25,42 L22,54 L27,64 M39,42 L42,54 L37,64 M44,54 H50", open: "M26,41 L29,64 H35 L38,41Z" },
  robe: { piping: "M20,46 C26,54 38,54 44,46 M24,50 L20,64 M40,50 L44,64", open: "M26,42 C29,46 35,46 38,42 L39,45 C35,49 29,49 25,45Z" },
  tanks: { piping: "M23,45 C24,54 22,58 22,64 M41,45 C40,54 42,58 42,64", open: "M25,43 C27,54 37,54 39,43 L41,45 C41,58 23,58 23,45Z" },
  leather: { piping: "M25,42 L20,50 L28,56 M39,42 L44,50 L36,56 M32,56 V64", open: "M26.5,41 L32,56 L37.5,41Z" },
};

// Marks of a trade, over all the rest.
const MARKS = {
  spectacles: ["thin", "M23.2,26.2 H30.6 V28.2 C30.4,30.4 29,31 26.9,31 C24.8,31 23.4,30.4 23.2,28.2Z M33.4,26.2 H40.8 V28.2 C40.6,30.4 39.2,31 37.1,31 C35,31 33.6,30.4 33.4,28.2Z M30.6,26.8 H33.4 M23.2,26.8 L21.4,26.4 M40.8,26.8 L42.6,26.4"],
  glasses: ["thin", "M22.5,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M33.1,27 a4.2,4 0 1 0 8.4,0 a4.2,4 0 1 0 -8.4,0 M30.9,26.5 h2.2"],
  shades: ["dark", "M22,24.5 H31 L30.5,29.5 C28,31 24,31 22.5,29Z M33,24.5 H42 L41.5,29 C40,31 36,31 33.5,29.5Z M31,25 H33 V26.5 H31Z"],
  beard: ["hair", "M21.5,30 C22,40 26,43.5 32,43.5 C38,43.5 42,40 42.5,30 C41,34 38,35 32,34.5 C26,35 23,34 21.5,30Z"],
  goatee: ["hair", "M28.5,34.5 H35.5 C37,38 36,42.5 32,42.5 C28,42.5 27,38 28.5,34.5Z"],
  moustache: ["hair", "M26,34.5 C28,31.8 31,32.2 32,33.2 C33,32.2 36,31.8 38,34.5 C35,35.4 29,35.4 26,34.5Z"],
  patch: ["dark", "M33.5,24 H42 C42,29 40,31 37.5,31 C35,31 33.5,28 33.5,24Z M19.5,21 L34,24.5 L33.5,26 L19.5,22.5Z"],
  wings: ["gold", "M40,54 l3,1.5 5,-2 -2,3 -3,.5 -3,2.5 -3,-2.5 -3,-.5 -2,-3 5,2Z"],
  pips: ["gold", "M24.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z M39.5,45.5 l1.8,1.8 -1.8,1.8 -1.8,-1.8Z"],
  star: ["gold", "M44,52 l1.2,2.6 2.8,.3 -2.1,1.9 .6,2.8 -2.5,-1.4 -2.5,1.4 .6,-2.8 -2.1,-1.9 2.8,-.3Z"],
  headset: ["line", "M19.5,26 C19,12 45,12 44.5,26 M19,25 v6 M45,25 v6 M19.5,31 C20,37 25,38.5 28,38"],
  tags: ["line", "M26,44 C28,52 30,53 32,53 C34,53 36,52 38,44 M31,53 h2.4 v4 h-2.4Z"],
  cross: ["red", "M42,52 h3 v3 h3 v3 h-3 v3 h-3 v-3 h-3 v-3 h3Z"],
  scroll: ["gold", "M20,56 h9 v7 h-9Z M20,58 h9 M20,60.5 h9"],
  wrench: ["line", "M45,50 l-6,9 M44,48.5 a2.6,2.6 0 1 0 3.4,2.6"],
  tie: ["red", "M30.8,44 H33.2 L34,56 L32,60 L30,56Z"],
  scarf: ["red", "M24,42 C28,47 36,47 40,42 L41.5,46 C36,51 28,51 22.5,46Z"],
  eye: ["red", "M21.5,26 H42.5 V28.2 H21.5Z"],
  ribbon: ["gold", "M39,53 h9 v2 h-9Z M39,56 h9 v2 h-9Z"],
  cane: ["line", "M14,64 V54 C14,50 19,50 19,54"],
  band: ["dark", "M20,19 C26,15.5 38,15.5 44,19 V22 C38,18.5 26,18.5 20,22Z"],
};

const SCALP = "M20.4,26 C20,5.5 44,5.5 43.6,26Z"; // no sky between hair and head
const EARS = "M24,25 C19.8,24.4 19.9,30.8 24,31Z M40,25 C44.2,24.4 44.1,30.8 40,31Z";

// Heads: half their width at the temples, how far the jaw reaches out, where the chin is.
const HEADS = { oval: [10, 5, 43], square: [10.3, 9.4, 43.4], round: [10.7, 6.6, 42.4], long: [9.3, 5.6, 44.6], heart: [10, 2, 43.2], broad: [10.9, 8.6, 44] };
const jaw = ([wide, out, chin]) => `${32 + wide},22 V30 C${32 + wide},37 ${32 + out},${chin} 32,${chin}`;
const headOf = (head) => `M${32 - head[0]},22 C${32 - head[0]},10.4 ${32 + head[0]},10.4 ${jaw(head)} C${32 - head[1]},${head[2]} ${32 - head[0]},37 ${32 - head[0]},30Z`;
const shadeOf = (head) => `M33,13.4 C39,13.6 ${32 + head[0]},17 ${jaw(head)} C36,38 37,34 35,31 L37,30 L34,25Z`;
const rimOf = ([wide, out, chin]) => `M${32 - wide},22 V30 C${32 - wide},37 ${32 - out},${chin} 32,${chin}`;

// Eyes: how far they open upwards and downwards, and how far their outer corner is raised. Both are one, mirrored.
const EYES = { open: [1.8, 1.3, 0], wide: [2.2, 1.6, 0.1], narrow: [1.2, 0.9, 0.2], tilted: [1.7, 1, 0.9], hooded: [1.1, 1.2, -0.5], tired: [1.4, 1.3, -0.7] };
const lid = ([up, , raised], x) => `M${x(24.5)},${27.8 - raised} C${x(25.7)},${27.8 - up - raised / 2} ${x(28.7)},${27.7 - up} ${x(30)},27.8`;
const eye = (eyes, x) => `${lid(eyes, x)} C${x(28.7)},${27.8 + eyes[1]} ${x(25.7)},${27.8 + eyes[1]} ${x(24.5)},${27.8 - eyes[2]}Z`;
const left = (x) => x;
const right = (x) => 64 - x;
const both = (draw) => `${draw(left)} ${draw(right)}`;
const crease = (x) => `M${x(24.3)},26.4 C${x(26)},25 ${x(28.6)},25 ${x(30)},26.3`; // above a heavy lid
const pupils = ([up, down], gaze) => {
  const wide = 0.45 * (up + down);
  return [27.3, 36.7].map((x) => `M${x + gaze},${27.7 - wide} a${wide},${wide} 0 1 0 .01,0Z`).join(" ");
};
const glints = (gaze) => [26.9, 36.3].map((x) => `M${x + gaze},26.9 h.01`).join(" ");

// Brows: how high they arch, how thick they are, and how far they come down to the nose.
const BROWS = { arched: [1.7, 0.9, 0], flat: [0.7, 1.1, 0.2], heavy: [1.2, 1.7, 0.5], thin: [2, 0.6, -0.2], stern: [0.6, 1.3, 1.1], worried: [1.3, 1, -0.9] };
const brow = ([arch, thick, down], x) => `M${x(23.6)},24.7 C${x(25.2)},${24.3 - arch} ${x(28.2)},${24.2 - arch + down / 2} ${x(30.4)},${23.8 + down} L${x(30.1)},${23.8 + down + thick} C${x(28.2)},${24.2 - arch + down / 2 + thick * 1.3} ${x(25.6)},${24.3 - arch + thick * 1.3} ${x(23.6)},24.7Z`;

const NOSES = {
  straight: "M32.3,25.6 L34.3,32 C34,33 32.8,33.4 31.9,33.2 C31,33.4 30,33 29.9,32.3 C30.6,32.9 31.4,32.6 32,32.4Z",
  broad: "M32.4,25.6 L35.3,32 C35.2,33.4 33.6,33.8 32,33.5 C30.4,33.8 28.8,33.4 28.7,32 C29.8,32.9 31.2,32.9 32.2,32.6Z",
  small: "M32.4,28.4 L33.7,31.6 C33.4,32.5 32.6,32.8 31.9,32.6 C31.1,32.8 30.4,32.4 30.4,31.8 C31,32.2 31.5,32.1 32,31.9Z",
  hooked: "M32.2,24.6 C34.2,27 34.4,29 34.9,32.4 C34.2,34.4 32.6,34.6 31.6,34 C30.8,33.8 30.1,33.2 30.1,32.5 C30.9,33 31.6,32.9 32.3,32.8Z",
};
const MOUTHS = {
  full: "M28.6,37.3 C30.2,36.3 31.3,36.5 32,36.9 C32.7,36.5 33.8,36.3 35.4,37.3 C34.4,37.7 33.4,37.6 32,37.7 C30.6,37.6 29.6,37.7 28.6,37.3Z M29.6,38 C31,39.5 33,39.5 34.4,38 C33,38.4 31,38.4 29.6,38Z",
  thin: "M28.2,37.6 C30.4,37 33.6,37 35.8,37.6 C33.6,38.1 30.4,38.1 28.2,37.6Z",
  stern: "M28.2,38 C30,37.2 34,37.2 35.8,38 C33.8,38.3 30.2,38.3 28.2,38Z M30.2,39.6 C31.4,39.9 32.6,39.9 33.8,39.6 C32.6,40.3 31.4,40.3 30.2,39.6Z",
  smile: "M28,36.7 C30.2,37.7 33.8,37.7 36,36.7 C34.8,39.3 29.2,39.3 28,36.7Z",
  wry: "M28.6,37.8 C30.6,37.5 33.2,37.5 35.9,36.3 C35,38.3 31,38.9 28.6,37.8Z",
  small: "M29.4,37.4 C30.6,36.5 31.5,36.6 32,36.9 C32.5,36.6 33.4,36.5 34.6,37.4 C33.6,38.9 30.4,38.9 29.4,37.4Z",
};

// What years leave: from the nose to the mouth and under the eyes; later on the forehead and beside the eyes, too.
const YEARS = [
  "",
  "M28.9,33.8 C27.9,34.8 27.5,35.8 27.4,36.8 M35.1,33.8 C36.1,34.8 36.5,35.8 36.6,36.8",
  "M28.9,33.6 C27.6,34.8 27,36.2 26.9,38 M35.1,33.6 C36.4,34.8 37,36.2 37.1,38 M25,30.4 C26.4,31.4 28.6,31.4 29.8,30.4 M34.2,30.4 C35.4,31.4 37.6,31.4 39,30.4 M26.6,21 C29,20.3 35,20.3 37.4,21 M27.6,19.2 C30,18.6 34,18.6 36.4,19.2 M31.2,22.4 V24 M32.8,22.4 V24 M22.6,29 L23.8,28.4 M41.4,29 L40.2,28.4",
];
const HOLLOWS = "M22.6,31 C24.4,32.4 26.4,35 26.8,38.6 C24.6,37 22.9,34.4 22.6,31Z M41.4,31 C39.6,32.4 37.6,35 37.2,38.6 C39.4,37 41.1,34.4 41.4,31Z";

// `face`: head, eyes, brows, nose, mouth; `gaze`: to which side; `years`: none, some, many; `lit`: from the left, unless from the right.
// `of`: `char:adama`, `adama` or `ally:romo-lampkin`. Whoever is unknown here has a coat and no marks.
export function Portrait({ of, cylon = false }) {
  const { skin, hair, coat, marks = [], sky = "#2a3d4f", face = "oval open arched straight full", gaze = 0, years = 0, lit = "left" } = PEOPLE[of.split(":").pop() ?? ""] ?? PEOPLE.anybody;
  const [light, dark] = SKIN[skin];
  const [behind, over] = HAIR[hair[0]];
  const cut = COATS[coat[0]];
  const named = face.split(" ");
  const [head, eyes, brows] = [HEADS[named[0]], EYES[named[1]], BROWS[named[2]]];
  const turned = lit === "right" ? "matrix(-1 0 0 1 64 0)" : undefined;
  return html`
    <svg class=${`portrait ${cylon ? "cylon" : ""}`} viewBox="0 0 64 64" aria-hidden="true">
      <path fill=${sky} d="M0,0 H64 V64 H0Z" />
      <path class="halo" d="M64,0 V64 H40 C56,48 58,20 44,0Z" />
      ${behind && html`<path fill=${hair[1]} d=${behind} /><path class="veil" d=${behind} />`}
      <path fill=${dark} d="M27,36 H37 V46 H27Z" />
      ${over && hair[0] !== "bald" && html`<path fill=${hair[1]} d=${SCALP} />`}
      <path fill=${dark} d=${EARS} />
      <path fill=${coat[1]} d="M6,64 C7,53 13,48.5 26,44 C29,48 35,48 38,44 C51,48.5 57,53 58,64Z" />
      <path class="veil" d="M38,44 C51,48.5 57,53 58,64 H36Z" />
      <path fill=${coat[3] ?? "#cfd8de"} d=${cut.open} />
      <path class="piping" stroke=${coat[2]} d=${cut.piping} />
      <path fill=${light} d=${headOf(head)} />
      <path fill=${dark} opacity=".5" transform=${turned} d=${shadeOf(head)} />
      ${years > 1 && html`<path fill=${dark} opacity=".45" d=${HOLLOWS} />`}
      <path class="rim-light" transform=${turned} d=${rimOf(head)} />
      <path class="eye-white" d=${both((x) => eye(eyes, x))} />
      <path class="pupils" d=${pupils(eyes, gaze)} />
      <path class="glints" d=${glints(gaze)} />
      <path class="lids" d=${both((x) => lid(eyes, x))} />
      ${eyes[2] < 0 && html`<path class="years" stroke=${dark} d=${both(crease)} />`}
      ${years > 0 && html`<path class="years" stroke=${dark} d=${YEARS[years]} />`}
      <path fill=${dark} transform=${turned} d=${NOSES[named[3]]} />
      <path class="mouth" d=${MOUTHS[named[4]]} />
      <path fill=${hair[1]} class="brows" d=${both((x) => brow(brows, x))} />
      ${over && html`<path fill=${hair[1]} d=${over} />`}
      ${marks.map((mark) => html`<path key=${mark} class=${`mark ${MARKS[mark][0]}`} fill=${MARKS[mark][0] === "hair" ? hair[1] : undefined} d=${MARKS[mark][1]} />`)}
    </svg>
  `;
}
