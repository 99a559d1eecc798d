// A character's token: colour of the seat, letters of the character.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { initials } from "./names.js";

export function Token({ seat }) {
  const { view } = useTable();
  const cylon = view.players[seat]?.cylon;
  return html`<em class=${`token ${cylon ? "cylon" : ""}`} data-seat=${seat} aria-hidden="true">${initials(view, seat)}</em>`;
}
