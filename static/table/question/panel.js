// The panel that speaks to one: the sentence, words that were refused, the question, the way back.

import { html, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
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

const LINE = "line-only"; // the sentence and the button to unfold the rest
const LOW = "low"; // what is asked and the beginning of the answers
const FITS = "low fits"; // and these are all
const ALL = "all";

/** @param {{ tab: string }} props */
export function Panel({ tab }) {
  const { view, choice, state, send, seat, master, parts, replay } = useTable();
  const { question } = choice;
  const body = useRef(null);
  const [height, turn] = useHeight(tab, body);
  useLayoutEffect(() => {
    if (!question) return;
    // And it is read from its beginning, however far down the last one was answered.
    for (const box of [body.current, body.current.closest(".matter")]) box.scrollTop = 0;
  }, [question?.id]);
  const taking = state.pending.some((command) => command.do === "take_back");
  const urgent = choice.asks;
  const resting = question?.window && question.given === null && !choice.asks;
  return html`
    <section class=${`ask ${urgent ? "urgent" : ""} ${height}`} id="ask" tabindex="-1" aria-label=${t("question")}>
      <div class="ask-top">
        <${Status} />
        ${view.questions.take_back &&
        !replay &&
        !isAway(view, seat) &&
        html`<button type="button" class="take-back" disabled=${taking} onClick=${() => send({ do: "take_back" })}>${t("take_back")}</button>`}
        ${question &&
        html`<button type="button" class=${`fold ${height === LINE && urgent ? "go" : ""}`} aria-expanded=${height !== LINE} aria-controls="question" aria-label=${height === LOW ? t("unfold") : undefined} onClick=${turn}>
          ${height === LOW ? html`<${More} />` : t(height === LINE ? "unfold" : "fold")}
        </button>`}
      </div>
      <${Notices} />
      <${ChairCards} />
      <${WindowClock} />
      <div class="ask-body" ref=${body}>
        <div class="around"><${parts.Reminder} /><${Alarms} /><${parts.InPlay} /></div>
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

// How much of the question a phone shows at first, until one presses for more or less. It leaves room for what was called;
// elsewhere all is in sight.
/** @param {string} tab @param {{ current: HTMLElement | null }} body @returns {[string, () => void]} */
function useHeight(tab, body) {
  const { choice, me, parts } = useTable();
  const { question, sure, picks } = choice;
  const [onBoard, lies] = useState(false); // something that can be chosen
  const [cut, measure] = useState(false); // not all fits into what is shown at first
  const [wanted, want] = useState({ at: "", height: ALL });
  const at = `${question?.id} ${tab}`;
  useLayoutEffect(() => lies(document.querySelector(".board-wrap .glow") !== null));
  const height = () => {
    if (!question || sure) return ALL;
    if (wanted.at === at) return wanted.height;
    if (tab === "board") return onBoard ? LOW : ALL;
    if (tab !== "hand") return LINE;
    const hand = new Set(parts.options.inHand(me));
    const chosenThere = question.options.length > 0 && question.options.every((option) => hand.has(option) && choice.may(option));
    return chosenThere || picks.length > 0 ? LOW : LINE;
  };
  const now = height();
  // Once: what the button says changes its width, and that the height of what is measured.
  useLayoutEffect(() => measure(body.current !== null && body.current.scrollHeight > body.current.clientHeight + 1), [at, now]);
  return [now === LOW && !cut ? FITS : now, () => want({ at, height: now === LINE || (now === LOW && cut) ? ALL : LINE })];
}

const More = () => html`<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 13l6-6 6 6" fill="none" stroke="currentColor" stroke-width="2.5" /></svg>`;

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
