// The side: what happened, what only you saw, what people say, what you noted.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";
import { Chat } from "./chat.js";
import { Log } from "./log.js";
import { Notes } from "./notes.js";

export function Side({ tab }) {
  const { state, seat, master, view, replay, unread } = useTable();
  const [shown, show] = useState("log");
  const side = useRef(null);
  const tabs = seat === null || master || (replay && !view.notes) ? ["log", "chat"] : ["log", "chat", "notes"];
  const last = state.chat[state.chat.length - 1]?.n ?? 0;
  // On a phone the chat may be open behind another part.
  useEffect(() => {
    if (shown === "chat" && side.current.checkVisibility()) unread.seen();
  }, [shown, last, tab]);
  return html`
    <aside class="side" id="log" ref=${side} aria-label=${t("side")}>
      <div class="side-tabs" role="tablist">
        ${tabs.map(
          (name) => html`
            <button key=${name} type="button" role="tab" id=${`tab-${name}`} aria-selected=${name === shown} aria-controls="side-page" onClick=${() => show(name)}>
              ${t(`side:${name}`)} ${name === "chat" && shown !== "chat" && unread.lines.length > 0 && html`<b class="unread">${unread.lines.length}</b>`}
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
