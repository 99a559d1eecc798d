// The panel that speaks to one: the sentence, words that were refused, the question, the way back.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { ChairCards, isAway } from "../chairs/cards.js";
import { useAsked, useTable } from "../page/context.js";
import { Recap } from "../side/recap.js";
import { Storm } from "../side/storm.js";
import { t } from "../words/words.js";
import { Alarms } from "./alarms.js";
import { Hint } from "./hint.js";
import { Notices } from "./notices.js";
import { Option } from "./option.js";
import { Question } from "./question.js";
import { Status } from "./status.js";
import { WindowClock } from "./window.js";

export function Panel() {
  const { view, choice, state, send, seat, master, parts, replay } = useTable();
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
  const urgent = choice.asks;
  const resting = question?.window && question.given === null && !choice.asks;
  return html`
    <section class=${`ask ${urgent ? "urgent" : ""}`} id="ask" tabindex="-1" aria-label=${t("question")}>
      <div class="ask-top">
        <${Status} />
        ${view.questions.take_back &&
        !replay &&
        !isAway(view, seat) &&
        html`<button type="button" class="take-back" disabled=${taking} onClick=${() => send({ do: "take_back" })}>${t("take_back")}</button>`}
        ${question &&
        html`<button type="button" class="fold" aria-expanded=${!folded} aria-controls="question" onClick=${() => fold(!folded)}>
          ${t(folded ? "unfold" : "fold")}
        </button>`}
      </div>
      <${Notices} />
      <${ChairCards} />
      <${WindowClock} />
      <${parts.Reminder} />
      <${Alarms} />
      <${parts.InPlay} />
      <div class="ask-body" ref=${body} hidden=${folded}>
        ${!replay && html`<${Recap} />${!master && html`<${Storm} /><${Hint} />`}`}
        ${resting && html`<${Resting} />`}
        ${question && !resting && html`<${Question} key=${question.id}><${parts.Looking} /><//>`}
        ${!question && html`<${parts.Looking} />`}
        <${parts.Wishes} />
      </div>
      ${seat !== null && choice.sending && !replay && html`<p class="sending" role="status">${t("sending")}</p>`}
    </section>
  `;
}

// A window that one lets pass without a word: nobody can tell whether one had anything to play.
function Resting() {
  const { choice } = useAsked();
  const { options } = choice.question;
  return html`
    <div class="question resting" data-kind=${choice.question.kind} data-ask=${choice.question.id}>
      <p>${t(choice.quiet ? "nothing_to_play" : "passed_quietly")}</p>
      <div class="close">
        ${!choice.quiet && html`<button type="button" onClick=${choice.unpass}>${t("respond_after_all")}</button>`}
        ${choice.quiet && options.map((option) => html`<${Option} key=${option} option=${option} />`)}
      </div>
    </div>
  `;
}
