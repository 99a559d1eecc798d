// The side: what happened, what only you saw, what people say, what you noted.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { Notes } from "./notes.js";

export function Side() {
  const { state, seat, view } = useTable();
  const [shown, show] = useState("log");
  const kept = `chat-read:${view.table.id}`;
  const [read, setRead] = useState(() => Number(localStorage.getItem(kept) ?? 0)); // the last line of the chat that was seen
  const tabs = seat === null ? ["log", "chat"] : ["log", "chat", "notes"];
  const last = state.chat[state.chat.length - 1]?.n ?? 0;
  const unread = state.chat.filter((line) => line.n > read && line.seat !== seat).length;
  useEffect(() => {
    if (shown !== "chat" || last <= read) return;
    setRead(last);
    localStorage.setItem(kept, String(last));
  }, [shown, last]);
  return html`
    <aside class="side" id="log" aria-label=${t("side")}>
      <div class="side-tabs" role="tablist">
        ${tabs.map(
          (tab) => html`
            <button key=${tab} type="button" role="tab" id=${`tab-${tab}`} aria-selected=${tab === shown} aria-controls="side-page" onClick=${() => show(tab)}>
              ${t(`side:${tab}`)} ${tab === "chat" && shown !== "chat" && unread > 0 && html`<b class="unread">${unread}</b>`}
            </button>
          `,
        )}
      </div>
      <div class="side-page" id="side-page" role="tabpanel" aria-labelledby=${`tab-${shown}`}>
        ${shown === "log" && html`<${Log} />`}
        ${shown === "chat" && html`<${Chat} lines=${state.chat} />`}
        ${shown === "notes" && html`<${Notes} />`}
      </div>
    </aside>
  `;
}
