// What is about to be lost, and what helps against it: the most pressing two.

import { html } from "../../vendor/preact-htm.js";
import { isOver, useTable } from "../page/context.js";

const SHOWN = 2;

export function Alarms() {
  const { view, parts, seat } = useTable();
  const alarms = isOver(view) ? [] : parts.alarms(view, seat).slice(0, SHOWN);
  return html`${alarms.map((words) => html`<p key=${words} class="alarm">${words}</p>`)}`;
}
