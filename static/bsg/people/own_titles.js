// One's own titles, beside what one is told: where the people are out of sight, nobody should miss that one is lost.

import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { titleName } from "../names.js";

export function OwnTitles() {
  const { view, seat, master } = useGame();
  if (seat === null || master) return null;
  return html`<span class="own-titles">${view.players[seat].titles.map((title) => html`<mark key=${title}>${titleName(title)}</mark> `)}</span>`;
}
