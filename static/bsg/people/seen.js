// What one has seen by right: face down beside what one wrote.

import { Secret } from "../../table/input/secret.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";

export function Seen() {
  const { me, view } = useGame();
  if (!me) return null;
  const memos = view.memos.filter((memo) => memo.seat === me.seat);
  return html`
    <${Secret} name=${t("memos")} count=${t("memo_count", { n: memos.length })}>
      ${memos.map((memo, n) => html`<p key=${n}><small>${t("memo_turn", { turn: memo.turn })}</small> ${memo.text}</p>`)}
      ${!memos.length && html`<p>${t("no_memos")}</p>`}
    <//>
  `;
}
