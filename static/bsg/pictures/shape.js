// A ship or thing; what it is is said beside it.

import { html } from "../../vendor/preact-htm.js";
import { ICONS } from "./icons.js";
import { civilianHull, SHIPS } from "./ships.js";

export function Shape({ kind, letter }) {
  const [box, layers] = drawn(kind, letter);
  return html`
    <span class=${`shape ${kind}`} aria-hidden="true">
      <svg viewBox=${box}>${layers.map(([part, path]) => html`<path key=${part} class=${part} d=${path} />`)}</svg>${letter && html`<b>${letter}</b>`}
    </span>
  `;
}

/** @returns {[string, [string, string][]]} */
function drawn(kind, letter) {
  if (kind in ICONS) return [ICONS[kind][0], [["plain", ICONS[kind][1]]]];
  return SHIPS[kind] ?? SHIPS[civilianHull(letter)];
}
