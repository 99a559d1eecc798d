// Moments that happen to somebody: a face, large, and what becomes of it.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Emblem } from "../pictures/emblems.js";
import { Portrait } from "../pictures/portrait.js";

const EMBLEMS = { president: "quorum", admiral: "leadership", cag: "piloting" };

export function Souls({ moment }) {
  const { view } = useGame();
  const { character } = view.players[moment.seat];
  const face = html`<${Portrait} of=${character ?? "anybody"} />`;
  const Around = AROUND[moment.kind];
  return html`<i class="beams"></i><div class="soul" data-seat=${moment.seat}><${Around} face=${face} moment=${moment} character=${character} /></div>`;
}

const AROUND = { brig: Brig, execution: Execution, eliminated: Condemned, title: Title, sympathizer: Torn, cylon: Turned };

function Brig({ face }) {
  return html`${face}<span class="bars">${Array.from({ length: 6 }, (_, n) => html`<i key=${n} style=${{ "--delay": `${n * 45}ms` }}></i>`)}</span>`;
}

// A picture with a black ribbon.
function Execution({ face }) {
  return html`<span class="fading">${face}<i class="ribbon"></i></span><i class="shot"></i>`;
}

// The doors of an airlock.
function Condemned({ face }) {
  return html`<span class="airlock">${face}<i class="door port"></i><i class="door starboard"></i></span>`;
}

// Neither the one nor the other.
function Torn({ face }) {
  return html`<span class="torn">${face}<i class="half"></i></span>`;
}

function Title({ face, moment }) {
  return html`${face}<span class="seal"><${Emblem} kind=${EMBLEMS[moment.title] ?? "leadership"} /></span>`;
}

// A card with a face on one side, and on the other what was behind it: the eye that never stops.
function Turned({ face, character }) {
  return html`
    <span class="turning">
      <span class="leaf front">${face}</span>
      <span class="leaf back"><${Portrait} of=${character ?? "anybody"} cylon /><i class="visor"><i></i></i></span>
    </span>
  `;
}
