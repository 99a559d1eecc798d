// The state of the line, in words, while it is not simply open.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

const RELOADABLE = new Set(["forbidden", "unknown", "outdated"]);
const UNNOTICED = new Set(["read", "note", "earlier"]); // sent by themselves
const SILENT = new Set(["open", "connecting", "checking"]);

export function Banner() {
  const { state } = useTable();
  const shown = !SILENT.has(state.link);
  const back = useBack(shown);
  const unsent = state.pending.filter((command) => !UNNOTICED.has(command.do)).length;
  const words = shown && [t(`link:${state.link}`), unsent > 0 && t("unsent", { n: unsent })].filter(Boolean).join(" ");
  // Ears are told by a region that is always there: one that appears together with its words is often not read out.
  return html`
    <p class="unseen" role="status">${words || (back && t("line_back"))}</p>
    <div class="banner" hidden=${!shown}>
      <span aria-hidden="true">${words}</span>
      ${RELOADABLE.has(state.link) &&
      html`<button type="button" onClick=${() => location.reload()}>${t("reload")}</button>`}
    </div>
  `;
}

// Whether the line was lost once, and is back.
function useBack(shown) {
  const [lost, lose] = useState(false);
  useEffect(() => {
    if (shown) lose(true);
  }, [shown]);
  return lost && !shown;
}
