// A character's token: colour of the seat, letters of the character, or of the person before there is one.

import { initials, personName } from "../../table/words/names.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";

export function Token({ seat }) {
  const { view } = useGame();
  const { character, cylon } = view.players[seat] ?? {};
  return html`<em class=${`token ${cylon ? "cylon" : ""}`} data-seat=${seat} aria-hidden="true">${initials(character || personName(view, seat))}</em>`;
}
