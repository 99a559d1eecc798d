// The faces of those whom a crisis or check concerns; there is room for them on the stage only.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Portrait } from "../pictures/portrait.js";

/** @param {{ seats: (number | null)[] }} props */
export function Concerned({ seats }) {
  const { view } = useGame();
  const faces = [...new Set(seats)].flatMap((seat) => {
    const of = seat === null ? null : view.players[seat].character;
    return of ? [{ seat, of }] : [];
  });
  return html`<span class="concerned" aria-hidden="true">${faces.map(({ seat, of }) => html`<span key=${seat} data-seat=${seat}><${Portrait} of=${of} cylon=${view.players[seat ?? 0].cylon} /></span>`)}</span>`;
}
