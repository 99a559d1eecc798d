// A ship or thing; what it is is said beside it.

import { html } from "../../vendor/preact-htm.js";
import { ICONS } from "./icons.js";
import { civilianHull, SHIPS } from "./ships.js";

export function Shape({ kind, letter }) {
  const icon = ICONS[kind];
  const name = kind in SHIPS ? kind : civilianHull(letter);
  return html`
    <span class=${`shape ${kind}`} aria-hidden="true">
      ${icon ? html`<svg viewBox=${icon[0]}><path class="plain" d=${icon[1]} /></svg>` : html`<svg viewBox=${SHIPS[name][0]}><use href=${`#ship-${name}`} /></svg>`}${letter && html`<b>${letter}</b>`}
    </span>
  `;
}
