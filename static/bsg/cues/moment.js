// What a great moment looks like: something over the board where it happens, and a plate that says what it is.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf, titleName } from "../names.js";
import { Shape } from "../pictures/shape.js";
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

// `tall`: where it is shown is higher than wide.
/** @param {{ moment: any, tall?: boolean }} props */
export function Moment({ moment, tall = false }) {
  const Drawn = DRAWN[moment.kind];
  return html`
    <div class=${`moment as-${moment.kind} ${moment.winner ? `for-${moment.winner}` : ""}`}>
      <i class="veil-over"></i>
      <${Drawn} moment=${moment} tall=${tall} />
      <${Plate} moment=${moment} />
    </div>
  `;
}

// Their title says it all: nothing is said twice. Ears hear all of the log.
const TOLD = ["jump", "arrival", "attack", "auto_attack", "destroyed", "brig", "execution", "eliminated", "sympathizer", "cylon", "title", "trial", "crossroads", "launch"];

function Plate({ moment }) {
  const { view } = useGame();
  const above = aboveOf(moment, view);
  return html`
    <div class="plate">
      ${above && html`<small>${above}</small>`}
      <b>${titleOf(moment, view)}</b>
      ${["attack", "destroyed"].includes(moment.kind) && html`<${Tally} ships=${moment.ships} />`}
      ${!TOLD.includes(moment.kind) && html`<span>${moment.lines[moment.faces?.length ? 1 : 0]}</span>`}
    </div>
  `;
}

// How many of each.
function Tally({ ships }) {
  const kinds = [...new Set(ships.map(({ ship }) => ship))];
  return html`<span class="tally">${kinds.map((kind) => html`<i key=${kind}><${Shape} kind=${kind} />${ships.reduce((sum, { ship, count }) => sum + (ship === kind ? count : 0), 0)}</i>`)}</span>`;
}

// Whom it befalls, and how far they have come.
function aboveOf({ kind, seat }, view) {
  if (kind === "arrival") return `${t("distance")} ${t("of", { value: view.game.distance, most: view.game.goal })}`;
  const named = ["brig", "execution", "eliminated", "sympathizer", "title", "launch"].includes(kind) && seat !== null && seat !== undefined;
  return named ? personName(view, seat) : null;
}

function titleOf({ kind, card, title, winner, seat }, view) {
  if (kind === "arrival") return nameOf(view, card);
  if (kind === "title") return titleName(title);
  if (kind === "ending") return t(`won:${winner}`);
  if (kind === "cylon") return t("moment_cylon", { name: personName(view, seat) });
  return t(`moment:${kind}`);
}
