// Moments that happen to somebody: a face, large, and what becomes of it.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Emblem } from "../pictures/emblems.js";
import { Portrait } from "../pictures/portrait.js";
import { TrueFace } from "../pictures/true_face.js";

const EMBLEMS = { president: "quorum", admiral: "leadership", cag: "piloting" };

export function Souls({ moment }) {
  const { view } = useGame();
  const face = (seat, cylon = false) => html`<${Portrait} of=${view.players[seat]?.character ?? "anybody"} cylon=${cylon} />`;
  return html`<${AROUND[moment.kind]} moment=${moment} face=${face} />`;
}

const AROUND = { brig: Brig, execution: Execution, eliminated: Condemned, title: Title, sympathizer: Torn, cylon: Turned };

const Soul = ({ seat, class: name = "", children }) => html`<div class=${`soul ${name}`} data-seat=${seat}>${children}</div>`;

function Brig({ moment, face }) {
  return html`
    <i class="lamp cell"></i>
    <${Soul} seat=${moment.seat}>${face(moment.seat)}<//>
    <span class="bars">${Array.from({ length: 7 }, (_, n) => html`<i key=${n} style=${{ "--delay": `${n * 45}ms` }}></i>`)}</span>
  `;
}

// Before a wall, in the light, and those who have their orders.
const SQUAD = ["M-40,240 V130 C-34,92 -10,76 14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100 L122,84 L120,76 L132,70 L134,76 L192,40 L196,47 L138,86 L140,96 L128,98 L108,116 L114,240Z", "M98,100 L122,84 L120,76 L132,70 L134,76 L192,40 M14,70 L12,58 C2,26 14,4 36,4 C58,4 68,26 58,54 L56,66 C76,70 90,82 98,100"];

function Execution({ moment, face }) {
  return html`
    <i class="lamp cell"></i>
    <${Soul} seat=${moment.seat} class="fading">${face(moment.seat)}<//>
    ${["one", "other"].map((side) => html`<svg key=${side} class=${`squad ${side}`} viewBox="0 0 200 200"><path d=${SQUAD[0]} /><path class="edge" d=${SQUAD[1]} /></svg>`)}
    <i class="shot"></i>
  `;
}

// Behind the doors of an airlock are the stars.
function Condemned({ moment, face }) {
  return html`
    <i class="lamp red"></i>
    <${Soul} seat=${moment.seat} class="fading">${face(moment.seat)}<//>
    <i class="door port"></i><i class="door starboard"></i>
  `;
}

// Neither the one nor the other.
function Torn({ moment, face }) {
  return html`
    <i class="beams"></i>
    <${Soul} seat=${moment.seat}>${face(moment.seat)}<span class="half">${face(moment.seat, true)}<i class="visor"><i></i></i></span><svg class="tear" viewBox="0 0 100 100" preserveAspectRatio="none"><path d="M54,0 L44,16 L56,32 L45,50 L57,66 L46,83 L53,100" /></svg><//>
  `;
}

// From the one to the other.
function Title({ moment, face }) {
  const { before, seat } = moment;
  return html`
    <i class="beams"></i>
    ${before !== null && before !== undefined && before !== seat && html`<${Soul} seat=${before} class="former">${face(before)}<//>`}
    <${Soul} seat=${seat} class="chosen">${face(seat)}<span class="seal"><${Emblem} kind=${EMBLEMS[moment.title] ?? "leadership"} /></span><//>
  `;
}

// A face on one side, and on the other what was behind it: the eye that never stops.
function Turned({ moment }) {
  const { view } = useGame();
  const of = view.players[moment.seat].character ?? "anybody";
  return html`
    <i class="lamp red"></i>
    <i class="beams"></i>
    <${Soul} seat=${moment.seat}>
      <span class="turning">
        <span class="leaf front"><${Portrait} of=${of} /></span>
        <span class="leaf back"><${TrueFace} of=${of} cylon=${true} /></span>
      </span>
    <//>
  `;
}
