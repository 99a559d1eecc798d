// A character's token: colour of the seat, letters of the character.

import { useTable } from "../../table/page/context.js";
import { initials } from "../../table/words/names.js";
import { html } from "../../vendor/preact-htm.js";

export function Token({ seat }) {
  const { view } = useTable();
  const cylon = view.players[seat]?.cylon;
  return html`<em class=${`token ${cylon ? "cylon" : ""}`} data-seat=${seat} aria-hidden="true">${initials(view, seat)}</em>`;
}
