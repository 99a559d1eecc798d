// How it ends, in a picture: the fleet above its new home at sunrise, or she breaks before those who hunted her.

import { html } from "../../vendor/preact-htm.js";
import { Fire, Hunter, Liner, Raider, Viper, Warship } from "./subjects.js";

const at = (x, y, size, drawn, turned = 0) => html`<g transform=${`translate(${x} ${y}) rotate(${turned}) scale(${size})`}>${drawn}</g>`;
const STARS = "M30,40h0 M96,90h0 M150,30h0 M210,110h0 M262,54h0 M330,24h0 M388,84h0 M470,40h0 M540,96h0 M610,30h0 M690,70h0 M752,34h0 M60,170h0 M140,210h0 M700,180h0 M770,230h0 M420,150h0 M300,190h0";

const still = (name, drawn, box = "0 0 800 560") => html`<svg class=${`end-picture ${name}`} viewBox=${box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">${drawn}</svg>`;
const TALL = "0 0 400 740"; // a phone, held upright: nothing that matters is cut off

/** @param {{ tall?: boolean }} props */
export const Homecoming = ({ tall = false }) => (tall ? homeTall() : homeWide());

/** @param {{ tall?: boolean }} props */
export const Lost = ({ tall = false }) => (tall ? lostTall() : lostWide());

const homeWide = () =>
  still(
    "home",
    html`
      <path fill="url(#p-night)" d="M-400,-400 H1200 V960 H-400Z" />
      <path class="stars near" d=${STARS} />
      <ellipse fill="url(#p-sun)" cx="470" cy="330" rx="420" ry="300" />
      <path class="dawn" transform="translate(-90 0)" d="M560,330 L900,60 L960,130Z M560,330 L760,-40 L840,0Z M560,330 L560,-60 L630,-60Z M560,330 L330,-40 L400,-60Z M560,330 L140,60 L190,10Z M560,330 L20,230 L40,170Z" />
      <circle fill="url(#p-world)" cx="380" cy="1130" r="830" />
      <path class="coasts" d="M120,370 C180,340 260,350 290,372 C330,360 350,388 320,410 C260,440 160,440 100,470 C60,440 80,390 120,370Z M470,340 C540,322 610,350 640,380 C610,420 540,404 500,430 C450,420 440,356 470,340Z" />
      <circle class="air" cx="380" cy="1130" r="830" />
      <circle fill="#fffdf2" cx="472" cy="306" r="17" />
      <ellipse fill="url(#p-white)" cx="472" cy="306" rx="150" ry="46" />
      ${at(168, 96, 0.66, html`<${Warship} />`, -3)}
      ${at(140, 252, 0.3, html`<${Liner} />`)}${at(690, 204, 0.24, html`<${Liner} />`)}${at(316, 282, 0.2, html`<${Liner} />`)}${at(590, 92, 0.16, html`<${Liner} />`)}
      ${at(640, 268, 0.44, html`<${Viper} />`, -8)}${at(236, 214, 0.3, html`<${Viper} />`, 5)}${at(716, 128, 0.24, html`<${Viper} />`, -4)}
    `,
  );

// Her two parts; what cuts them has a name of its own in each picture.
const torn = (name) => html`
  <g class="torn-ship"><clipPath id=${`bow-${name}`}><path d="M-20,0 H318 L290,60 L330,96 L296,140 L322,240 H-20Z" /></clipPath><clipPath id=${`stern-${name}`}><path d="M318,0 H800 V240 H322 L296,140 L330,96 L290,60Z" /></clipPath>
    ${at(90, 232, 0.92, html`<g clip-path=${`url(#bow-${name})`}><${Warship} /></g>`, 9)}${at(140, 190, 0.92, html`<g clip-path=${`url(#stern-${name})`}><${Warship} /></g>`, -10)}</g>
`;

// She comes down to it over the sunrise, her fleet around her.
const homeTall = () =>
  still(
    "home",
    html`
      <path fill="url(#p-night)" d="M-400,-400 H800 V1140 H-400Z" />
      <path class="stars near" d=${STARS} />
      <ellipse fill="url(#p-sun)" cx="262" cy="452" rx="330" ry="400" />
      <path class="dawn" d="M262,450 L-60,300 L-60,210Z M262,450 L-20,20 L80,-40Z M262,450 L200,-60 L290,-60Z M262,450 L460,-20 L520,90Z M262,450 L520,280 L520,340Z" />
      <circle fill="url(#p-world)" cx="190" cy="1060" r="610" />
      <path class="coasts" d="M20,520 C70,488 150,496 190,516 C230,500 250,530 220,560 C160,590 90,600 30,630 C-10,590 -10,550 20,520Z M270,500 C330,484 380,500 420,524 C400,570 330,560 300,590 C256,580 246,516 270,500Z" />
      <circle class="air" cx="190" cy="1060" r="610" />
      <circle fill="#fffdf2" cx="262" cy="450" r="15" />
      <ellipse fill="url(#p-white)" cx="262" cy="452" rx="130" ry="42" />
      ${at(36, 356, 0.64, html`<${Warship} />`, -46)}
      ${at(76, 132, 0.3, html`<${Liner} />`, -16)}${at(332, 326, 0.26, html`<${Liner} />`, -14)}${at(176, 84, 0.17, html`<${Liner} />`, -18)}${at(352, 398, 0.15, html`<${Liner} />`, -12)}
      ${at(62, 226, 0.44, html`<${Viper} />`, -12)}${at(356, 236, 0.3, html`<${Viper} />`, 8)}${at(122, 470, 0.36, html`<${Viper} />`, -6)}
    `,
    TALL,
  );

const lostWide = () =>
  still(
    "lost",
    html`
      <path fill="url(#p-blood)" d="M-400,-400 H1200 V960 H-400Z" />
      <ellipse fill="url(#p-sun)" cx="400" cy="290" rx="430" ry="240" opacity=".5" />
      <path class="stars near" d=${STARS} />
      ${at(170, 120, 0.72, html`<${Hunter} />`, 10)}${at(640, 96, 0.94, html`<${Hunter} />`, -9)}${at(400, 60, 0.3, html`<${Hunter} />`)}
      ${torn("wide")}
      ${at(408, 300, 1.25, html`<${Fire} />`)}${at(250, 352, 0.4, html`<${Fire} />`)}${at(560, 250, 0.5, html`<${Fire} />`)}
      <path class="scraps" d="M330,400 l16,-6 8,12 -18,6Z M470,420 l22,4 -4,14 -16,-2Z M520,370 l12,-10 6,12Z M280,270 l10,-14 8,10Z M380,450 l10,4 -6,8Z M600,330 l16,2 -6,12Z" />
      ${at(96, 330, 0.5, html`<${Raider} />`, -18)}${at(700, 350, 0.74, html`<${Raider} />`, 14)}${at(560, 150, 0.22, html`<${Raider} />`)}
    `,
  );

// She breaks from top to bottom, between those above her and those who come for what is left.
const lostTall = () =>
  still(
    "lost",
    html`
      <path fill="url(#p-blood)" d="M-400,-400 H800 V1140 H-400Z" />
      <ellipse fill="url(#p-sun)" cx="200" cy="310" rx="300" ry="320" opacity=".5" />
      <path class="stars near" d=${STARS} />
      ${at(104, 112, 0.5, html`<${Hunter} />`, 12)}${at(318, 84, 0.36, html`<${Hunter} />`, -8)}${at(206, 56, 0.16, html`<${Hunter} />`)}
      <g transform="translate(204 316) rotate(-40) scale(.68) translate(-408 -300)">
        ${torn("tall")}
        ${at(408, 300, 1.05, html`<${Fire} />`)}${at(242, 352, 0.4, html`<${Fire} />`)}${at(566, 250, 0.5, html`<${Fire} />`)}
      </g>
      <path class="scraps" d="M124,250 l14,-5 7,10 -15,5Z M262,398 l18,3 -3,12 -13,-2Z M300,360 l10,-8 5,10Z M92,300 l8,-12 7,7Z M232,440 l9,4 -5,7Z" />
      ${at(76, 232, 0.4, html`<${Raider} />`, -14)}${at(320, 452, 0.66, html`<${Raider} />`, 12)}${at(336, 196, 0.22, html`<${Raider} />`)}
    `,
    TALL,
  );
