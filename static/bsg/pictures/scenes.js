// A picture for each kind of crisis: few things, dark, before one strong light.

import { html } from "../../vendor/preact-htm.js";
import { Fire, Hunter, Raider, Viper, Warship } from "./subjects.js";

/** @param {{ kind: string }} props */
export function Scene({ kind }) {
  const Drawn = SCENES[kind];
  return html`<svg class="crisis-scene" data-scene=${kind} viewBox="0 0 400 180" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><${Drawn} /></svg>`;
}

const INK = "#04080c";
const paint = (name) => `url(#p-${name})`;
const behind = (name) => html`<path fill=${paint(name)} d="M-200,-200 H600 V400 H-200Z" />`;
const light = (name, x, y, rx, ry = rx) => html`<ellipse cx=${x} cy=${y} rx=${rx} ry=${ry} fill=${paint(name)} />`;
const ink = (d) => html`<path fill=${INK} d=${d} />`;
const line = (colour, d, wide = 2) => html`<path fill="none" stroke=${colour} stroke-width=${wide} stroke-linecap="round" d=${d} />`;
const at = (x, y, size, drawn, turned = 0) => html`<g transform=${`translate(${x} ${y}) rotate(${turned}) scale(${size})`}>${drawn}</g>`;
const stars = () => line("#cfe3f2", "M20,30h0 M58,72h0 M90,18h0 M132,52h0 M150,120h0 M176,26h0 M214,60h0 M244,16h0 M270,92h0 M300,38h0 M336,66h0 M352,20h0 M382,104h0 M34,126h0 M72,150h0 M188,150h0 M310,140h0 M372,156h0", 1.8);
const lamp = (x) => html`<path fill=${paint("beam")} d=${`M${x - 10},0 H${x + 10} L${x + 90},180 H${x - 90}Z`} />`;

// Somebody from head to foot, the feet at the point; from the shoulders up; and with a fist in the air.
const STANDS = "M0,-74 a8,9 0 1 1 -.1,0Z M-13,-54 Q0,-60 13,-54 L16,-24 H10 L9,0 H2 L0,-24 L-2,0 H-9 L-10,-24 H-16Z";
const BUST = "M0,-44 a12,14 0 1 1 -.1,0Z M-9,-18 H9 C20,-14 32,-10 36,20 H-36 C-32,-10 -20,-14 -9,-18Z";
const FIST = "M0,-44 a11,13 0 1 1 -.1,0Z M-8,-20 H8 L20,-16 L24,-52 L20,-60 L22,-70 H34 L36,-58 L32,-50 L34,20 H-30 C-30,-8 -20,-16 -8,-20Z";
const body = (d, x, y, size = 1, fill = INK) => html`<path fill=${fill} transform=${`translate(${x} ${y}) scale(${size})`} d=${d} />`;

const SCENES = {
  attack: () => html`
    ${behind("night")}${light("red", 300, 60, 190, 130)}${stars()}${at(300, 58, 0.62, html`<${Hunter} />`, -9)}
    ${at(150, 62, 0.3, html`<${Raider} />`, 10)}${at(212, 92, 0.42, html`<${Raider} />`, -6)}${at(94, 112, 1.1, html`<${Raider} />`, -14)}
  `,
  assault: () => html`
    ${behind("night")}${light("amber", 250, 80, 170, 120)}${stars()}${at(84, 44, 0.48, html`<${Warship} />`)}${at(300, 92, 0.42, html`<${Fire} />`)}
    ${at(176, 104, 0.24, html`<${Fire} />`)}${at(64, 132, 0.6, html`<${Raider} />`, 20)}${at(356, 42, 0.34, html`<${Raider} />`, -24)}
    ${line("#ffe2a0", "M130,96 L92,122 M240,84 L340,50 M210,100 L240,150", 1.6)}
  `,
  senate: () => html`
    ${behind("room")}${lamp(200)}${light("amber", 200, 40, 150, 90)}
    ${ink("M20,180 V40 H44 V180Z M72,180 V52 H92 V180Z M308,180 V52 H328 V180Z M356,180 V40 H380 V180Z M0,40 V20 H400 V40Z")}
    ${body(BUST, 200, 112, 1.1, "#0b1219")}<path fill=${paint("brass")} d="M150,130 H250 L240,180 H160Z" />
    <path fill="#3a2705" d="M200,138 l5,12 h13 l-10,8 4,13 -12,-8 -12,8 4,-13 -10,-8 h13Z" />${line("#1a1206", "M186,130 L178,104 M214,130 L222,104", 3)}
    <circle cx="177" cy="101" r="5" fill="#222" /><circle cx="223" cy="101" r="5" fill="#222" />${[30, 88, 312, 370].map((x) => body(BUST, x, 176, 0.95))}
  `,
  press: () => html`
    ${behind("room")}${light("white", 92, 44, 60)}${light("white", 318, 60, 46)}${light("amber", 200, 80, 150, 110)}${body(BUST, 200, 150, 2, "#101a22")}
    ${["M60,180 L150,118 l14,10 L92,180Z", "M340,180 L246,112 l-14,10 L300,180Z", "M186,180 L190,138 h20 l4,42Z"].map((d) => ink(d))}
    <g fill="#9fb2c1"><circle cx="158" cy="118" r="13" /><circle cx="238" cy="113" r="13" /><ellipse cx="200" cy="134" rx="13" ry="16" /></g>
    ${line(INK, "M147,118 h22 M227,113 h22 M188,130 h24 M188,138 h24", 2)}
  `,
  command: () => html`
    ${behind("room")}${light("blue", 200, 96, 210, 110)}<ellipse cx="200" cy="74" rx="92" ry="62" fill="#06222b" />
    ${line("#59d0c0", "M108,74 a92,62 0 1 0 184,0 a92,62 0 1 0 -184,0 M140,74 a60,40 0 1 0 120,0 a60,40 0 1 0 -120,0 M172,74 a28,19 0 1 0 56,0 a28,19 0 1 0 -56,0 M108,74 H292 M200,12 V136", 1.4)}
    <path fill="#59d0c0" opacity=".35" d="M200,74 L278,42 A92,62 0 0 1 290,66Z" />
    <g fill="#ff6a5e"><circle cx="250" cy="48" r="4.5" /><circle cx="266" cy="60" r="4.5" /><circle cx="244" cy="68" r="3.6" /></g>
    <circle cx="200" cy="74" r="4" fill="#e6fff8" />${body(STANDS, 56, 182, 1.5)}${body(STANDS, 108, 182, 1.35)}${body(STANDS, 344, 182, 1.5)}
    ${ink("M130,180 L150,150 H250 L270,180Z")}
  `,
  office: () => html`
    ${behind("room")}<path fill=${paint("night")} d="M90,14 H310 V104 H90Z" />
    ${line("#dcecf6", "M110,30h0 M150,60h0 M190,24h0 M232,50h0 M270,28h0 M292,76h0 M130,86h0", 2)}${light("blue", 272, 100, 90, 50)}
    ${ink("M84,8 H316 V14 H84Z M84,104 H316 V110 H84Z M160,8 h6 v100 h-6Z M234,8 h6 v100 h-6Z")}${light("amber", 200, 122, 150, 50)}
    <path fill="#5a3a1c" d="M60,132 H340 L352,146 H48Z" /><path fill="#2e1c0c" d="M60,146 H340 V180 H60Z" />${body(BUST, 112, 132, 1.25)}
    ${body(BUST, 292, 132, 1.25)}<path fill="#f4e6c4" d="M176,126 h46 l8,12 h-60Z" />${line("#8a7a58", "M186,130 h28 M184,134 h32", 1.2)}
  `,
  unrest: () => html`
    ${behind("blood")}${light("amber", 210, 150, 240, 110)}${at(330, 118, 0.34, html`<${Fire} />`)}
    <path fill="#1a0606" opacity=".7" d="M300,110 C280,70 320,60 300,20 C340,30 330,60 356,70 C380,80 352,110 372,120Z" />
    ${body(FIST, 60, 150, 1, "#2a0b0a")}${body(FIST, 150, 142, 0.9, "#2a0b0a")}${body(BUST, 236, 150, 1, "#2a0b0a")}
    ${body(FIST, 316, 150, 0.95, "#2a0b0a")}${body(FIST, 18, 186, 1.3)}${body(BUST, 108, 190, 1.3)}${body(FIST, 196, 188, 1.45)}
    ${body(FIST, 300, 190, 1.3)}${body(BUST, 378, 190, 1.2)}${ink("M96,40 h64 v36 h-64Z M126,76 h5 v74 h-5Z")}
    ${line("#ff9a5a", "M106,50 l44,16 M150,50 l-44,16", 4)}
  `,
  hunger: () => html`
    ${behind("room")}${lamp(200)}${light("amber", 200, 110, 150, 70)}<path fill="#4a3116" d="M40,140 H360 V152 H40Z" />${ink("M40,152 H360 V180 H40Z")}
    <path fill=${paint("hull")} d="M132,96 H268 C266,126 240,140 200,140 C160,140 134,126 132,96Z" />
    <ellipse cx="200" cy="96" rx="68" ry="14" fill="#0a1016" />${line("#e6eef2", "M132,96 a68,14 0 0 0 136,0", 2)}
    <path fill="#d9b45a" d="M190,99 l7,-3 6,3 -6,3Z M208,102 l5,-2 4,2 -4,2Z" />${line("#c3d1db", "M296,138 L326,84", 5)}
    <ellipse cx="331" cy="76" rx="9" ry="14" fill="#c3d1db" transform="rotate(28 331 76)" />
    <path fill="#3a2a18" d="M56,104 h52 v36 h-52Z M62,88 h40 v16 h-40Z" />${line("#8a6a3a", "M56,122 h52 M82,104 v36", 2)}
  `,
  water: () => html`
    ${behind("room")}${light("blue", 200, 70, 170, 100)}
    <path fill=${paint("hull")} d="M0,8 H120 C150,8 160,16 160,34 V44 H126 V40 C126,38 124,36 120,36 H0Z" />
    ${line("#dff3fb", "M0,10 H120 C148,10 157,18 158,34", 2)}${ink("M120,44 h46 v10 h-46Z")}<path fill=${paint("hull")} d="M60,0 h30 v12 h-30Z" />
    <path fill="#8fd8f5" d="M143,62 C156,84 166,96 166,110 A23,23 0 0 1 120,110 C120,96 130,84 143,62Z" />
    <path fill="#fff" opacity=".8" d="M132,100 C130,108 132,116 138,120 C134,112 134,106 136,98Z" />${ink("M84,148 H330 L316,180 H98Z")}
    ${line("#6fb8d8", "M84,148 H330", 3)}${line("#2f5266", "M112,160 l18,-6 14,10 22,-8 M220,158 l24,8 18,-8 30,6", 2)}${body(STANDS, 258, 150, 1)}
    ${body(STANDS, 286, 150, 0.8)}${body(STANDS, 308, 150, 0.95)}
  `,
  fuel: () => html`
    ${behind("dusk")}${light("sun", 306, 122, 120)}${ink("M0,150 L60,138 L150,146 L240,136 L400,150 V180 H0Z")}
    ${ink("M40,146 V70 h14 v-40 h10 v40 h20 V52 h34 v94Z M130,146 V96 C130,84 178,84 178,96 V146Z M192,146 V96 C192,84 240,84 240,96 V146Z M256,146 V112 h70 v34Z")}
    ${at(59, 24, 0.2, html`<${Fire} />`)}${line("#ffcf8a", "M178,104 h14 M118,80 h30 M118,120 h12 M240,124 h16", 3)}
    ${line("#ffd9a0", "M136,98 v40 M198,98 v40", 1.6)}${at(300, 40, 0.5, html`<${Viper} />`)}
  `,
  bomb: () => html`
    ${behind("room")}${light("red", 214, 104, 170, 100)}${ink("M0,0 H400 V20 H0Z M0,160 H400 V180 H0Z M26,0 h16 v180 h-16Z M356,0 h16 v180 h-16Z")}
    <path fill="#b6483c" d="M120,74 h40 v76 h-40Z M164,74 h40 v76 h-40Z M208,74 h40 v76 h-40Z" />
    <path fill="#ff8a78" opacity=".5" d="M124,74 h8 v76 h-8Z M168,74 h8 v76 h-8Z M212,74 h8 v76 h-8Z" />
    ${ink("M112,88 h144 v10 h-144Z M112,126 h144 v10 h-144Z")}<path fill="#0c0f12" d="M150,60 h116 v44 h-116Z" />
    ${line("#59636b", "M150,60 h116 v44 h-116Z", 2)}
    ${line("#ff4a3a", "M164,70 h12 v12 h-12 v12 h12 M188,70 h14 v24 h-14 M188,82 h12 M224,70 v24 M224,70 h12 v24 h-12 M252,70 v24", 4)}
    <path fill="#ff4a3a" d="M211,75 h4 v4 h-4Z M211,87 h4 v4 h-4Z" />${line("#e2c15c", "M150,96 C110,96 110,60 136,74", 2.4)}
    ${line("#6cc281", "M266,84 C312,84 300,140 248,132", 2.4)}${line("#6aaaf0", "M266,96 C290,110 280,150 228,152", 2.4)}${light("red", 208, 82, 70, 30)}
  `,
  sickbay: () => html`
    ${behind("room")}${light("white", 120, 20, 140, 70)}${html`<path fill=${paint("cold")} d="M84,10 H156 L220,180 H20Z" />`}
    <path fill="#0b2a22" d="M250,24 h120 v72 h-120Z" />${line("#3fd08a", "M254,64 h28 l6,-8 6,8 h10 l6,-30 10,50 8,-20 h36", 3)}
    ${line("#59636b", "M250,24 h120 v72 h-120Z M310,96 v44", 3)}<path fill="#cfd9df" d="M30,120 H230 C238,120 242,126 242,134 V142 H30Z" />
    <path fill="#8ea3b0" d="M90,120 C110,98 200,100 236,122 L242,134 H90Z" /><path fill="#e9eef1" d="M34,108 h50 c8,0 8,14 0,14 h-50Z" />
    <ellipse cx="66" cy="104" rx="17" ry="13" fill="#2a1d17" /><ellipse cx="72" cy="106" rx="12" ry="10" fill="#c99a78" />
    ${ink("M34,142 h6 v34 h-6Z M232,142 h6 v34 h-6Z")}${line("#9fb2c1", "M196,20 V64 C196,84 160,84 150,110", 2)}
    <path fill="#b5372c" d="M186,16 h20 v26 q-10,10 -20,0Z" />
  `,
  accused: () => html`
    ${behind("room")}${lamp(200)}${light("amber", 200, 160, 120, 36)}${body(STANDS, 200, 168, 1.5, "#0a1016")}
    ${line("#e8c078", "M188,60 C192,52 208,52 212,60 M180,86 L176,128", 1.4)}
    ${ink("M-10,86 C30,70 60,74 96,84 L138,88 l4,6 -40,6 -10,10 C60,112 30,110 -10,126Z M410,70 C372,56 342,62 306,74 L262,80 l-4,6 42,5 10,9 C342,102 372,98 410,112Z M-10,150 C20,140 50,142 84,146 L120,148 l3,5 -36,6 -8,9 C50,170 20,170 -10,180Z")}
    ${line("#c9955a", "M100,85 L138,89 M300,76 L262,81 M86,147 L120,149", 1.8)}
  `,
  brig: () => html`
    ${behind("room")}${light("amber", 200, 20, 150, 100)}${body(BUST, 200, 150, 2.1, "#17222b")}${line("#5d7280", "M176,84 C184,62 216,62 224,84", 2)}
    ${[40, 104, 168, 232, 296, 360].map((x) => html`<path fill=${paint("hull")} d=${`M${x - 7},0 h14 v180 h-14Z`} />${line("#dfeaf0", `M${x - 4},0 v180`, 1.4)}`)}
    <path fill=${paint("hull")} d="M0,18 h400 v12 h-400Z M0,154 h400 v12 h-400Z" />
    <g fill="#c99a78"><path d="M152,104 h32 c6,0 6,8 0,8 c6,0 6,9 0,9 c5,0 5,8 0,8 c4,0 4,7 -2,7 h-30Z M248,104 h-32 c-6,0 -6,8 0,8 c-6,0 -6,9 0,9 c-5,0 -5,8 0,8 c-4,0 -4,7 2,7 h30Z" /></g>
  `,
  jump: () => html`
    ${behind("night")}${light("white", 200, 90, 120, 90)}
    ${line("#bfe9fb", "M200,90m-40,-26 L70,0 M160,90 L0,84 M168,108 L60,180 M232,112 L340,180 M240,92 L400,100 M236,70 L330,0 M196,60 L186,0 M204,124 L216,180 M180,66 L130,0 M222,64 L262,0 M176,116 L128,180 M226,118 L286,180 M160,76 L20,30 M160,102 L10,140 M240,78 L390,40 M242,104 L390,150", 1.8)}
    ${at(76, 52, 0.38, html`<${Warship} />`)}
  `,
  failure: () => html`
    ${behind("room")}${light("red", 330, 40, 120, 90)}${light("blue", 110, 90, 130, 90)}<path fill="#0c151c" d="M40,26 H250 V140 H40Z" />
    ${line("#4a5f6e", "M40,26 H250 V140 H40Z", 4)}${line("#59d0c0", "M56,48 h80 M56,62 h120 M56,76 h60 M56,90 h104 M56,104 h44 M56,118 h88", 3)}
    <path fill="#ff4a3a" d="M206,50 L236,104 H176Z" /><path fill="#1a0505" d="M203,66 h6 l-1,20 h-4Z M203,91 h6 v6 h-6Z" />
    ${ink("M20,150 H400 V180 H20Z M286,60 h80 v120 h-80Z")}<g fill="#ff6a5e"><circle cx="304" cy="80" r="6" /><circle cx="326" cy="80" r="6" /></g>
    <g fill="#3a4a55"><circle cx="348" cy="80" r="6" /><circle cx="304" cy="102" r="6" /></g><circle cx="326" cy="102" r="6" fill="#e2c15c" />
    ${line("#ffe08a", "M250,128 l14,-8 -4,12 18,-6 M276,140 l10,-14 M262,142 l2,14", 2)}
  `,
  virus: () => html`
    ${behind("blood")}${light("red", 200, 90, 200, 100)}
    ${line("#ff8a7a", "M0,40 H80 L100,60 H150 M0,90 H60 L76,90 M0,140 H90 L108,120 H150 M400,40 H320 L300,60 H250 M400,90 H340 M400,140 H310 L292,120 H250 M140,0 V30 L160,50 M260,0 V30 L240,50 M140,180 V150 L160,130 M260,180 V150 L240,130", 2)}
    <g fill="#ffb3a8"><circle cx="150" cy="60" r="4" /><circle cx="250" cy="60" r="4" /><circle cx="150" cy="120" r="4" /><circle cx="250" cy="120" r="4" /><circle cx="76" cy="90" r="4" /><circle cx="336" cy="90" r="4" /></g>
    ${ink("M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z")}${line("#ff9a8a", "M96,90 C140,40 260,40 304,90 C260,140 140,140 96,90Z", 2)}
    <ellipse cx="200" cy="90" rx="84" ry="6" fill="#ff2a1c" opacity=".8" />${light("red", 200, 90, 60, 44)}<circle cx="200" cy="90" r="9" fill="#fff" />
  `,
  scout: () => html`
    ${behind("dusk")}${light("sun", 300, 110, 110)}<path fill="#6a2f3a" d="M0,120 L50,84 L92,112 L150,70 L204,116 L262,88 L320,120 L400,96 V180 H0Z" />
    <path fill="#2a0f1a" d="M0,150 L70,124 L140,146 L230,128 L310,152 L400,134 V180 H0Z" />
    <path fill="#0c0a12" d="M86,54 L112,40 H168 L186,52 L214,58 L216,68 L178,76 H118 L92,70Z" /><path fill="#0c0a12" d="M120,76 l-8,12 h58 l-6,-12Z" />
    ${line("#ffd9a0", "M86,54 L112,40 H168 L186,52 L214,58", 2)}<path fill="#ffd9a0" d="M92,56 l14,-9 v10Z M110,46 h20 v10 h-20Z" />
    ${light("blue", 216, 63, 34, 9)}<path fill=${paint("cold")} opacity=".6" d="M120,80 L60,180 H160Z" />
  `,
  hangar: () => html`
    ${behind("room")}${light("amber", 280, 100, 170, 110)}
    ${[0, 1, 2].map((n) => line("#2f4250", `M${30 + n * 44},${8 + n * 14} H${370 - n * 44} V180 M${30 + n * 44},${8 + n * 14} V180`, 5 - n))}
    ${at(286, 104, 0.55, html`<${Fire} />`)}
    <path fill="#10181f" d="M60,118 L120,104 L230,110 L262,98 L270,118 L248,134 H120 L70,128Z M196,110 L230,60 L244,60 L240,112Z" />
    ${line("#c9dbe6", "M60,118 L120,104 L230,110 M198,108 L230,60", 2)}<path fill="#8fc6dc" d="M118,108 L146,104 L164,110 L124,114Z" />
    ${body(STANDS, 44, 176, 0.9)}${body(STANDS, 344, 178, 0.9)}${ink("M92,134 h6 v42 h-6Z M214,132 h6 v44 h-6Z")}
  `,
  prophecy: () => html`
    ${behind("dusk")}${light("sun", 200, 66, 150)}${line("#fff3d0", "M200,60 L200,0 M200,60 L120,0 M200,60 L280,0 M200,60 L40,20 M200,60 L360,20", 1.6)}
    ${ink("M96,84 L200,36 L304,84Z M100,84 H300 V94 H100Z M112,94 h18 v54 h-18Z M150,94 h18 v54 h-18Z M191,94 h18 v54 h-18Z M232,94 h18 v54 h-18Z M270,94 h18 v54 h-18Z M92,148 H308 V156 H92Z M76,156 H324 V164 H76Z M60,164 H340 V180 H60Z")}
    ${body(STANDS, 200, 176, 0.6, "#ffe9bd")}${ink("M0,150 L40,140 L70,180 H0Z M400,144 L356,136 L330,180 H400Z")}
  `,
  rescue: () => html`
    ${behind("night")}${light("world", 330, 190, 150, 120)}${stars()}
    ${[0, 1, 2, 3].map((n) => html`<path fill="none" stroke="#f2c46a" stroke-width="2.4" opacity=${1 - n * 0.24} d=${`M${206 + n * 17},${84 - n * 14} q${20 + n * 4},${14 + n * 12} 0,${32 + n * 26}`} />`)}
    <path fill=${paint("hull")} d="M46,104 L70,84 H168 L196,96 L198,108 L170,120 H76Z M84,84 l8,-18 h40 l8,18Z M96,120 h44 l-8,14 h-30Z" />
    ${line("#dfeaf0", "M46,104 L70,84 H84 L92,66 H132 L140,84 H168 L196,96", 1.6)}${line("#ffd9a0", "M82,98 H160", 3)}
    <circle cx="201" cy="101" r="4" fill="#ffe9bd" />${light("amber", 201, 101, 30)}
  `,
  boarders: () => html`
    ${behind("blood")}${light("white", 200, 80, 120, 100)}${ink("M0,0 H128 L112,30 V180 H0Z M400,0 H272 L288,30 V180 H400Z M128,0 H272 L262,14 H138Z")}
    ${line("#ff9a8a", "M112,180 V30 L128,6 M288,180 V30 L272,6", 2)}
    ${[[200, 178, 1.25], [156, 172, 0.9], [244, 172, 0.9]].map(([x, y, size]) => html`${body("M0,-104 C9,-104 13,-96 12,-88 L8,-80 H-8 L-12,-88 C-13,-96 -9,-104 0,-104Z M-8,-78 H8 L30,-72 L38,-40 L34,-8 H26 L28,-38 L20,-52 L14,-34 L20,0 H8 L0,-30 L-8,0 H-20 L-14,-34 L-20,-52 L-28,-38 L-26,-8 H-34 L-38,-40 L-30,-72Z", x, y, size)}<path fill="#ff2a1c" d=${`M${x - 8 * size},${y - 92 * size} h${16 * size} v${3.4 * size} h${-16 * size}Z`} />`)}
    ${light("red", 200, 64, 40, 14)}
  `,
  feast: () => html`
    ${behind("room")}${light("amber", 200, 70, 220, 110)}${line("#e2c15c", "M0,14 Q70,46 134,18 Q200,50 266,18 Q330,46 400,14", 2)}
    ${[30, 66, 102, 170, 200, 230, 298, 334, 370].map((x, n) => html`<path fill=${["#e05a4a", "#6cc281", "#6aaaf0"][n % 3]} d=${`M${x - 8},${30 - (n % 2) * 3} h16 l-8,16Z`} />`)}
    ${body(BUST, 84, 176, 1.4)}${body(BUST, 316, 176, 1.4)}${body(BUST, 200, 186, 1.3)}
    <path fill="#ffd070" d="M150,86 h34 l-4,40 h-26Z" transform="rotate(14 167 106)" />
    <path fill="#ffd070" d="M216,86 h34 l-4,40 h-26Z" transform="rotate(-14 233 106)" />
    <path fill="#fff6dc" d="M148,80 q8,-12 18,-4 q12,-8 20,8 l-4,8 h-32Z M214,84 q8,-12 18,-6 q12,-8 18,6 l-2,8 h-32Z" />
    ${line("#fff3d0", "M200,76 V58 M188,78 L180,64 M212,78 L220,64", 3)}${ink("M108,128 l50,-8 6,10 -50,16Z M292,128 l-50,-8 -6,10 50,16Z")}
  `,
  star: () => html`
    ${behind("dusk")}${light("sun", 290, 90, 200)}<circle cx="290" cy="90" r="52" fill="#fff6dc" />
    ${line("#ffcf6a", "M250,52 C210,20 170,40 190,10 M256,130 C220,160 190,140 176,172 M330,50 C360,20 380,40 392,14", 4)}
    ${at(24, 40, 0.34, html`<${Warship} />`)}
    ${ink("M40,140 l24,-6 h30 l8,6 -8,6 h-34Z M120,156 l18,-4 h22 l6,4 -6,5 h-26Z M150,124 l14,-3 h18 l5,3 -5,4 h-20Z")}
  `,
};

export const KINDS = Object.keys(SCENES);
