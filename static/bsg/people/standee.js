// Somebody's piece on the board: their character's face on a foot in the colour of the seat.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Portrait } from "../pictures/portrait.js";
import { Token } from "./token.js";

export function Standee({ seat }) {
  const { view } = useGame();
  const { character, cylon } = view.players[seat] ?? {};
  if (!character) return html`<${Token} seat=${seat} />`;
  return html`<span class="standee" data-seat=${seat}><${Portrait} of=${character} cylon=${cylon} /><${Token} seat=${seat} /></span>`;
}
