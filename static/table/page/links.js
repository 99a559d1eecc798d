// The links of this table: to watch it, and to take one's own seat up on another device.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

export function Links() {
  const { boot, send } = useTable();
  // The page is told its link when it loads, and nowhere else: no message to the seat's other devices holds it.
  const renew = () => send({ do: "new_link" }, ({ type }) => type === "ok" && location.reload());
  return html`
    <details class="links">
      <summary>${t("links")}</summary>
      <label>${t("invite_link")}<input readonly value=${boot.invite} onFocus=${selectAll} /></label>
      ${boot.personal && html`<label>${t("personal_link")}<input readonly value=${boot.personal} onFocus=${selectAll} /></label>`}
      ${boot.seat !== null && html`<button type="button" onClick=${renew}>${t("new_link")}</button><small>${t("new_link_help")}</small>`}
    </details>
  `;
}

const selectAll = (event) => event.currentTarget.select();
