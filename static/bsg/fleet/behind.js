// What gathers behind a space area, on the Cylon Fleet board: it will arrive there, and the die says where more gathers.

import { Glow } from "../../table/question/glow.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Shape } from "../pictures/shape.js";
import { dieOf, farName, gathered, isNext, twinOf } from "./far.js";

/** @param {{ area: string }} props */
export function Behind({ area }) {
  const { view } = useGame();
  const far = twinOf(view, area);
  if (!far) return null;
  const ships = gathered(far);
  const state = !ships.length ? "none" : isNext(view) ? "next" : "";
  return html`
    <${Glow} option=${`area:${far.area}`} class=${`behind ${state}`} label=${[farName(far), ...ships.map(({ words }) => words)].join(", ")} place=${far.area}>
      <i class="far-die">${dieOf(far)}</i>${ships.map(({ kind, n }) => html`<span key=${kind} class="far"><${Shape} kind=${kind} /><b>${n}</b></span>`)}
    <//>
  `;
}
