// The log: what happened, in sentences, the latest at the bottom.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { useTail } from "./tail.js";
import { clock, t } from "./words.js";

export function Log({ lines, all }) {
  const { send, state } = useTable();
  const tail = useTail(lines.length);
  const first = all[0]?.n ?? 1;
  const asking = state.pending.some((command) => command.do === "earlier");
  return html`
    <div class="scroll" ref=${tail} tabindex="0">
      ${first > 1 &&
      html`<button type="button" class="earlier" disabled=${asking} onClick=${() => send({ do: "earlier", before: first })}>
        ${t("earlier")}
      </button>`}
      <ol class="log" aria-label=${t("sheet:log")}>
        ${lines.map((line) => html`<li key=${line.n}><time datetime=${line.at}>${clock(line.at)}</time> ${line.text}</li>`)}
      </ol>
      ${!lines.length && html`<p class="no-lines">${t("nothing_yet")}</p>`}
    </div>
  `;
}
