// The top of the table: what the game shows there, and the way to one's tables and to help.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

const ICON = new URL("../../icon.svg", import.meta.url).href;

export function Header({ help }) {
  const { view, parts } = useTable();
  return html`
    <header class="head">
      <h1 class="unseen">${view.table?.name}</h1>
      <${parts.HeaderFacts} />
      <a class="table-name" href="/" title=${t("to_home")}><span>${view.table?.name}</span><img src=${ICON} alt=${t("to_home")} /></a>
      <button type="button" class="help-button" aria-haspopup="dialog" onClick=${help}>${t("help")}</button>
    </header>
  `;
}
