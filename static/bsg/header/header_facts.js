// What stands at the top of the table: dials, jump track, distance, the number of the turn.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Pursuit } from "../fleet/pursuit.js";
import { Dial } from "./dial.js";
import { JumpTrack } from "./jump_track.js";

export function HeaderFacts() {
  const { view } = useGame();
  const { turn, distance, goal, jump, auto_jump, risks } = view.game;
  return html`
    <div class="dials">${view.dials.map((dial) => html`<${Dial} key=${dial.resource} ...${dial} />`)}</div>
    <${JumpTrack} jump=${jump} auto=${auto_jump} risks=${risks} />
    <button type="button" class="fact distance" data-explain="track:distance">
      <span>${t("distance")}</span> <b>${t("of", { value: distance, most: goal })}</b>
    </button>
    <${Pursuit} />
    <p class="fact turn-number"><span>${t("turn")}</span> <b>${turn}</b></p>
  `;
}
