// The top of the table: dials, jump track, distance, and the way to help and settings.

import { Dial } from "../../bsg/header/dial.js";
import { JumpTrack } from "../../bsg/header/jump_track.js";
import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

const ICON = new URL("../../icon.svg", import.meta.url).href;

export function Header({ help }) {
  const { view } = useTable();
  const { turn, distance, goal, jump, auto_jump, risks } = view.game;
  return html`
    <header class="head">
      <h1 class="unseen">${view.table?.name}</h1>
      <div class="dials">${view.dials.map((dial) => html`<${Dial} key=${dial.resource} ...${dial} />`)}</div>
      <${JumpTrack} jump=${jump} auto=${auto_jump} risks=${risks} />
      <button type="button" class="fact distance" data-explain="track:distance">
        <span>${t("distance")}</span> <b>${t("of", { value: distance, most: goal })}</b>
      </button>
      <p class="fact turn-number"><span>${t("turn")}</span> <b>${turn}</b></p>
      <a class="table-name" href="/" title=${t("to_home")}><span>${view.table?.name}</span><img src=${ICON} alt=${t("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${help}>${t("help")}</button>
    </header>
  `;
}
