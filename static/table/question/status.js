// One sentence that always says what is going on, whom the table waits for, for what, and what one can do.

import { html } from "../../vendor/preact-htm.js";
import { isOver, useTable } from "../page/context.js";
import { personName } from "../words/names.js";
import { list, t } from "../words/words.js";
import { Since } from "./since.js";

export function Status() {
  const { view, seat: mine, master, choice, parts } = useTable();
  const seat = master ? null : mine; // whoever runs a game plays in it through nobody's eyes
  if (isOver(view)) return html`<p class="status" role="status"><b>${t("game_over")}</b></p>`;
  return html`
    <p class="status">
      <span role="status" aria-live="polite">
        <b>${parts.turnWords(view, seat)}</b> ${waitingWords(view, seat, master ? null : choice.question)} ${master ? masterWords(view, mine) : yourWords(choice, seat, view)} ${choice.question?.given === null && html`<span class="unseen">${choice.question.text}</span>`}
      </span>
      <${parts.OwnMarks} />
      <${Since} />
    </p>
  `;
}

// Questions that several people answer at the same time are one thing to wait for.
function waitingWords(view, seat, question) {
  const groups = new Map();
  for (const waiting of view.questions.waiting) {
    if (waiting.seat === seat || (waiting.seat === null && question?.window)) continue; // the panel says it
    const key = `${waiting.seat === null}|${waiting.text}`;
    groups.set(key, [...(groups.get(key) ?? []), waiting]);
  }
  return [...groups.values()]
    .map((group) => {
      const [{ text, seat: whose }] = group;
      if (whose === null) return t("responses_open", { text });
      return t("waits_for", { names: list(group.map((one) => personName(view, one.seat))), text });
    })
    .join(" ");
}

const masterWords = (view, seat) => (seat === null ? t("sees_as_all") : t("sees_as", { name: personName(view, seat) }));

function yourWords({ question, asks }, seat, view) {
  if (seat === null) return t("you_watch");
  if (!question || (question.window && question.given === null && !asks)) return t("nothing_to_do");
  if (question.given !== null) return t("you_answered");
  if (question.window) return t("you_may_respond");
  const others = view.questions.waiting.some((one) => one.seat !== null && one.seat !== seat);
  return t(others ? "you_too" : "up_to_you");
}
