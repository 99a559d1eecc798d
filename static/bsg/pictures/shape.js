// The outline of a ship or thing; what it is is said beside it.

import { html } from "../../vendor/preact-htm.js";
import { ICONS } from "./icons.js";

export function Shape({ kind, letter }) {
  const [box, path] = ICONS[kind] ?? ICONS.civilian;
  return html`
    <span class=${`shape ${kind}`} aria-hidden="true">
      <svg viewBox=${box}><path d=${path} /></svg>${letter && html`<b>${letter}</b>`}
    </span>
  `;
}
