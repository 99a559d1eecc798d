// Moments that are over all of the sky: a jump and where it led, agents who wake, a trial, the end.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Sky, skyOf } from "../pictures/backdrop.js";
import { Emblem } from "../pictures/emblems.js";
import { Homecoming, Lost } from "../pictures/ends.js";
import { Portrait } from "../pictures/portrait.js";
import { Heavens, Placed } from "./places.js";

export function Over(props) {
  return html`<${ACTS[props.moment.kind]} ...${props} />`;
}

const ACTS = { jump: Jump, arrival: Destination, sleeper: Sleeper, crossroads: Crossroads, trial: Trial, ending: Ending };

const STREAKS = Array.from({ length: 84 }, (_, n) => {
  const turn = n * 2.399963; // no two in a line
  const [from, to] = [70 + ((n * 37) % 120), 250 + ((n * 53) % 290)];
  return `M${Math.round(from * Math.cos(turn))},${Math.round(from * Math.sin(turn))} L${Math.round(to * Math.cos(turn))},${Math.round(to * Math.sin(turn))}`;
});

// Stars that streak, in three depths, and a flash. Where it is narrow, she climbs: all of her is seen.
function Jump({ tall }) {
  return html`
    <${Heavens} />
    <i class="lamp blue"></i>
    ${[0, 1, 2].map((depth) => html`<svg key=${depth} class=${`streaks depth-${depth}`} viewBox="-400 -260 800 520" preserveAspectRatio="xMidYMid slice"><path d=${STREAKS.filter((_, n) => n % 3 === depth).join("")} /></svg>`)}
    <${Placed} kind="warship" class="leaping" x=${50} y=${42} size=${104} turn=${tall ? 58 : 0} />
    <i class="flash"></i>
  `;
}

// The destination is turned over, before its own sky; the fleet comes out of the light.
function Destination({ moment }) {
  const kind = skyOf(moment.card);
  return html`
    <${Heavens} kind=${kind} />
    <i class="lamp blue low"></i>
    <${Placed} kind="liner" class="gliding" x=${86} y=${60} size=${15} delay=${160} />
    <${Placed} kind="liner" class="gliding" x=${17} y=${66} size=${11} delay=${220} />
    <${Placed} kind="warship" class="gliding" x=${66} y=${50} size=${64} delay=${80} />
    <span class="turning world"><span class="leaf front"><${Emblem} kind="destination" /></span><span class="leaf back"><${Sky} kind=${kind} small over="card" /></span></span>
    <i class="flash fading-flash"></i>
  `;
}

// Any of them; a light goes from face to face, and all eyes are red.
function Sleeper() {
  return html`<${Faces} class="asleep" /><i class="scan"><i></i></i>`;
}

function Crossroads() {
  return html`
    <svg class="forks" viewBox="-200 -200 400 400" preserveAspectRatio="xMidYMid slice"><path fill="url(#p-night)" d="M-400,-400 H400 V400 H-400Z" /><circle fill="url(#p-blue)" cx="-118" cy="-112" r="170" /><circle fill="url(#p-red)" cx="118" cy="-112" r="170" /><circle fill="url(#p-world)" cx="-118" cy="-112" r="46" /><circle fill="url(#p-ember)" cx="118" cy="-112" r="50" /><path class="way" d="M0,180 C0,40 -30,-30 -90,-84 M0,180 C0,40 30,-30 90,-84" /></svg>
    <${Placed} kind="warship" class="looming" x=${50} y=${42} size=${44} />
    <${Faces} />
  `;
}

function Trial() {
  return html`
    <i class="lamp gold"></i>
    <svg class="scales" viewBox="0 0 200 120"><path class="beam" d="M97,10 h6 v8 L188,30 v5 L103,25 V104 h26 v8 H71 v-8 h26 V25 L12,35 v-5 L97,18Z" /><path class="chains" d="M14,33 L-8,76 M14,33 L36,76 M186,33 L164,76 M186,33 L208,76" /><path class="pans" d="M-12,76 H40 C36,92 -8,92 -12,76Z M160,76 H212 C208,92 164,92 160,76Z" /><circle class="beam" cx="100" cy="8" r="6" /></svg>
    <${Faces} class="parted" />
  `;
}

function Faces({ class: name = "" }) {
  const { view } = useGame();
  const faces = view.players.filter((player) => player.character && !player.out);
  const rows = faces.length === 4 ? 2 : 3; // in a row on a phone: never one alone
  return html`<span class=${`faces ${name}`} style=${{ "--in-row": rows }}>${faces.map((player) => html`<span key=${player.seat} data-seat=${player.seat} style=${{ "--delay": `${player.seat * 70}ms` }}><${Portrait} of=${player.character} cylon=${player.cylon} />${name === "asleep" && html`<i class="lit"></i>`}</span>`)}</span>`;
}

// The fleet gets home, or she breaks and what hunted her is all that is left.
function Ending({ moment, tall }) {
  return html`<span class="finale"><${moment.winner === "humans" ? Homecoming : Lost} tall=${tall} /></span>`;
}
