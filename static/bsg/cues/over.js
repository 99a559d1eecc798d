// Moments that are over all of the sky: a jump and where it led, agents who wake, a trial, the end.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Sky, skyOf } from "../pictures/backdrop.js";
import { Emblem } from "../pictures/emblems.js";
import { Hull } from "../pictures/hull.js";
import { Portrait } from "../pictures/portrait.js";
import { Shape } from "../pictures/shape.js";

export function Over(props) {
  return html`<${ACTS[props.moment.kind]} ...${props} />`;
}

const ACTS = { jump: Jump, arrival: Destination, sleeper: Sleeper, crossroads: Crossroads, trial: Trial, ending: Ending };

const STREAKS = Array.from({ length: 46 }, (_, n) => {
  const turn = n * 2.399963; // no two in a line
  const [from, to] = [90 + ((n * 37) % 120), 240 + ((n * 53) % 260)];
  return `M${Math.round(from * Math.cos(turn))},${Math.round(from * Math.sin(turn))} L${Math.round(to * Math.cos(turn))},${Math.round(to * Math.sin(turn))}`;
});

// Stars that streak, in three depths, and a flash.
function Jump() {
  return html`
    ${[0, 1, 2].map((depth) => html`<svg key=${depth} class=${`streaks depth-${depth}`} viewBox="-400 -260 800 520" preserveAspectRatio="xMidYMid slice"><path d=${STREAKS.filter((_, n) => n % 3 === depth).join("")} /></svg>`)}
    <span class="leaper"><${Hull} name="galactica" id="leaper" /></span>
    <i class="flash"></i>
  `;
}

// The destination is turned over, before its own sky.
function Destination({ moment }) {
  return html`
    <div class="far-sky"><${Sky} kind=${skyOf(moment.card)} over="far" /></div>
    <i class="flash fading-flash"></i>
    <span class="turning world"><span class="leaf front"><${Emblem} kind="destination" /></span><span class="leaf back"><${Sky} kind=${skyOf(moment.card)} small /></span></span>
  `;
}

function Sleeper() {
  const { view } = useGame();
  return html`
    <span class="handed">${view.players.map((player) => html`<i key=${player.seat} style=${{ "--delay": `${player.seat * 80}ms` }}><${Emblem} kind="loyalty" /></i>`)}</span>
    <i class="visor wide"><i></i></i>
  `;
}

function Crossroads() {
  return html`<span class="great-emblem"><${Emblem} kind="crossroads" /></span><${Faces} />`;
}

function Trial() {
  return html`<span class="great-emblem amid"><svg class="emblem" viewBox="0 0 48 48"><path d="M22.5,4 H25.5 V9 L42,13 V16 L38,15 L44,29 C44,33 32,33 32,29 L37,15 L25.5,12 V40 H34 V44 H14 V40 H22.5 V12 L11,15 L16,29 C16,33 4,33 4,29 L10,15 L6,16 V13 L22.5,9Z" /></svg></span><${Faces} parted />`;
}

// `parted`: on two sides.
function Faces({ parted = false }) {
  const { view } = useGame();
  return html`<span class=${`faces ${parted ? "parted" : ""}`}>${view.players.filter((player) => player.character && !player.out).map((player) => html`<span key=${player.seat} data-seat=${player.seat} style=${{ "--delay": `${player.seat * 70}ms` }}><${Portrait} of=${player.character} cylon=${player.cylon} /></span>`)}</span>`;
}

// The fleet gets home, or she breaks and what hunted her is all that is left.
function Ending({ moment }) {
  const home = moment.winner === "humans";
  const ships = home ? ["viper", "viper", "raptor", "viper", "viper"] : ["raider", "basestar", "raider", "basestar", "raider"];
  const flagship = html`<${Hull} name="galactica" id="flagship" />`;
  return html`
    <div class="far-sky"><${Sky} kind=${home ? "garden" : "embers"} small over="end" /></div>
    ${home ? html`<span class="flagship">${flagship}</span>` : html`<span class="flagship fore">${flagship}</span><span class="flagship aft">${flagship}</span><i class="fire"></i>`}
    <span class="parade">${ships.map((ship, n) => html`<i key=${n} class=${ship} style=${{ "--delay": `${n * 70}ms` }}><${Shape} kind=${ship} /></i>`)}</span>
  `;
}
