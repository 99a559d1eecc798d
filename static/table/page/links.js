// The links of this table: to watch it, and to take one's own seat up on another device.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

export function Links() {
  const { boot } = useTable();
  return html`
    <details class="links">
      <summary>${t("links")}</summary>
      <label>${t("invite_link")}<input readonly value=${boot.invite} onFocus=${selectAll} /></label>
      ${boot.personal && html`<label>${t("personal_link")}<input readonly value=${boot.personal} onFocus=${selectAll} /></label>`}
    </details>
  `;
}

const selectAll = (event) => event.currentTarget.select();
