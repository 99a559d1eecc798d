// The panel that speaks to one: the sentence, words that were refused, the question, the way back.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { Recap } from "../side/recap.js";
import { t } from "../words/words.js";
import { Hint } from "./hint.js";
import { Notices } from "./notices.js";
import { Question } from "./question.js";
import { Status } from "./status.js";
import { WindowClock } from "./window.js";

export function Panel() {
  const { view, choice, state, send, seat, parts } = useTable();
  const [folded, fold] = useState(false);
  const { question } = choice;
  const body = useRef(null);
  useEffect(() => fold(false), [question?.id]); // a new question is never overlooked
  useLayoutEffect(() => {
    if (!question) return;
    // And it is read from its beginning, however far down the last one was answered.
    for (const box of [body.current, body.current.closest(".matter")]) box.scrollTop = 0;
  }, [question?.id]);
  const taking = state.pending.some((command) => command.do === "take_back");
  const urgent = question && question.given === null;
  return html`
    <section class=${`ask ${urgent ? "urgent" : ""}`} id="ask" tabindex="-1" aria-label=${t("question")}>
      <div class="ask-top">
        <${Status} />
        ${view.questions.take_back &&
        html`<button type="button" class="take-back" disabled=${taking} onClick=${() => send({ do: "take_back" })}>${t("take_back")}</button>`}
        ${question &&
        html`<button type="button" class="fold" aria-expanded=${!folded} aria-controls="question" onClick=${() => fold(!folded)}>
          ${t(folded ? "unfold" : "fold")}
        </button>`}
      </div>
      <${Notices} />
      <${WindowClock} />
      <${parts.Reminder} />
      <div class="ask-body" ref=${body} hidden=${folded}>
        <${Recap} />
        <${Hint} />
        ${question && html`<${Question} key=${question.id}><${parts.Looking} /><//>`}
        ${!question && html`<${parts.Looking} />`}
      </div>
      ${seat !== null && choice.sending && html`<p class="sending" role="status">${t("sending")}</p>`}
    </section>
  `;
}
