// What a great moment looks like: something over the board where it happens, and a plate that says what it is.

import { spot } from "../../table/moments/frame.js";
import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf, titleName } from "../names.js";
import { Over } from "./over.js";
import { Places } from "./places.js";
import { Souls } from "./souls.js";

// In space and aboard; on the faces of people; over all of the sky.
const DRAWN = {
  attack: Places,
  auto_attack: Places,
  launch: Places,
  destroyed: Places,
  civilian: Places,
  damaged: Places,
  boarded: Places,
  nuke: Places,
  brig: Souls,
  execution: Souls,
  title: Souls,
  sympathizer: Souls,
  cylon: Souls,
  eliminated: Souls,
  jump: Over,
  arrival: Over,
  sleeper: Over,
  crossroads: Over,
  trial: Over,
  ending: Over,
};

export function Moment({ moment, box }) {
  const Drawn = DRAWN[moment.kind];
  const at = (place) => (place && spot(place, box)) || { x: box.width / 2, y: box.height / 2 };
  return html`
    <div class=${`moment as-${moment.kind} ${moment.winner ? `for-${moment.winner}` : ""}`}>
      <i class="veil-over"></i>
      <${Drawn} moment=${moment} box=${box} at=${at} />
      <${Plate} moment=${moment} />
    </div>
  `;
}

const SAID = 2; // sentences on the plate; ears hear all of them

function Plate({ moment }) {
  const { view } = useGame();
  return html`
    <div class="plate">
      <b>${titleOf(moment, view)}</b>
      ${moment.lines.slice(0, SAID).map((line, n) => html`<span key=${n}>${line}</span>`)}
    </div>
  `;
}

function titleOf({ kind, card, title, winner, seat }, view) {
  if (kind === "arrival") return nameOf(view, card);
  if (kind === "title") return titleName(title);
  if (kind === "ending") return t(`won:${winner}`);
  if (kind === "cylon") return t("moment_cylon", { name: personName(view, seat) });
  return t(`moment:${kind}`);
}
