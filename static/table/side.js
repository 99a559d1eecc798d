// The side: what happened, what only you saw, what people say.

import { html, useState } from "../vendor/preact-htm.js";
import { Chat } from "./chat.js";
import { useTable } from "./context.js";
import { Log } from "./log.js";
import { t } from "./words.js";

export function Side() {
  const { state, seat } = useTable();
  const [shown, show] = useState("log");
  const [read, setRead] = useState({}); // number of the last line read, by sheet
  const lines = { log: state.log.filter((line) => !line.private), own: state.log.filter((line) => line.private), chat: state.chat };
  const sheets = seat === null ? ["log", "chat"] : ["log", "own", "chat"];
  const last = (sheet) => lines[sheet][lines[sheet].length - 1]?.n ?? 0;
  const unread = (sheet) =>
    sheet === shown || sheet === "log" ? 0 : lines[sheet].filter((line) => line.n > (read[sheet] ?? 0)).length;
  const turn = (sheet) => {
    setRead({ ...read, [shown]: last(shown), [sheet]: last(sheet) });
    show(sheet);
  };
  return html`
    <aside class="side" id="log" aria-label=${t("side")}>
      <div class="sheets" role="tablist">
        ${sheets.map(
          (sheet) => html`
            <button key=${sheet} type="button" role="tab" id=${`tab-${sheet}`} aria-selected=${sheet === shown} aria-controls="sheet"
              onClick=${() => turn(sheet)}>
              ${t(`sheet:${sheet}`)} ${unread(sheet) > 0 && html`<b class="unread">${unread(sheet)}</b>`}
            </button>
          `,
        )}
      </div>
      <div class="sheet" id="sheet" role="tabpanel" aria-labelledby=${`tab-${shown}`}>
        ${shown === "chat" ? html`<${Chat} lines=${lines.chat} />` : html`<${Log} key=${shown} lines=${lines[shown]} all=${state.log} />`}
      </div>
    </aside>
  `;
}
