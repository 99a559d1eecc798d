// A person's token: the colour of the seat, the letters of the name.

import { html } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { initials, kindOf, personName, thingOf } from "../words/names.js";

export function Token({ seat }) {
  const { view } = useTable();
  return html`<em class="token" data-seat=${seat} aria-hidden="true">${initials(personName(view, seat))}</em>`;
}

// Beside an option that is a person.
export function SeatIcon({ option }) {
  return kindOf(option) === "seat" && html`<${Token} seat=${Number(thingOf(option))} />`;
}
