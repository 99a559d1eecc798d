// The state of the line, in words, while it is not simply open.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

const RELOADABLE = new Set(["forbidden", "unknown", "outdated"]);
const UNNOTICED = new Set(["read", "note"]); // sent by themselves

export function Banner() {
  const { state } = useTable();
  const shown = state.link !== "open" && !(state.link === "connecting" && !state.synced);
  const unsent = state.pending.filter((command) => !UNNOTICED.has(command.do)).length;
  return html`
    <div class="banner" role="status" hidden=${!shown}>
      ${shown && html`<span>${t(`link:${state.link}`)} ${unsent > 0 && t("unsent", { n: unsent })}</span>`}
      ${RELOADABLE.has(state.link) &&
      html`<button type="button" onClick=${() => location.reload()}>${t("reload")}</button>`}
    </div>
  `;
}
