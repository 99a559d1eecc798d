// How a game came out, in the one sentence that its table has of it.

import { html } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

export function PlainOutcome() {
  const { view } = useTable();
  return html`<h2>${t("game_over")}</h2>${view.table.result && html`<p class="why">${view.table.result}</p>`}`;
}
