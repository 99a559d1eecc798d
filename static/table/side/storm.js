// What happened since one's own last decision, when it was much: the heaviest lines of it, and what it changed.

import { html, useEffect, useRef } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";
import { compared } from "./recap.js";

const STORM = 5; // so many lines one has read by oneself
const SHOWN = 5;
const GREAT = 6; // what weighs so much is said even where the rest is folded away
const ROOM = "(min-width: 1280px) and (min-height: 860px)"; // where five lines push nothing out of sight

export function Storm() {
  const { state, view, parts, choice, seat } = useTable();
  const decided = useRef(null); // at which line, and what there was then
  const last = state.log[state.log.length - 1]?.n ?? 0;
  useEffect(() => {
    if (choice.sending) decided.current = { at: last, measures: parts.measures(view) };
  }, [choice.sending]);
  const { question } = choice;
  if (!decided.current || !question || question.given !== null || choice.sending) return null;
  const lines = state.log.filter((line) => line.n > decided.current.at && !line.private);
  const weighed = lines.map((line) => ({ line, weight: line.what ? parts.weight(line.what, seat) : 0 }));
  const great = weighed.filter(({ weight }) => weight >= GREAT).slice(-2);
  const said = great.map(({ line }) => html`<p key=${line.n} class="great">${line.text}</p>`);
  if (lines.length <= STORM) return said;
  const changes = compared(decided.current.measures, parts.measures(view));
  return html`
    ${said}
    <details key=${question.id} class="storm" open=${matchMedia(ROOM).matches}>
      <summary><span>${t("since_decision", { n: lines.length })}${changes.length > 0 && html` <b>${changes.join(" · ")}</b>`}</span></summary>
      <ul>${heaviest(weighed).map((line) => html`<li key=${line.n}>${line.text}</li>`)}</ul>
    </details>
  `;
}

// The five that weigh most, as they came.
function heaviest(weighed) {
  const ranked = weighed.map((one, n) => ({ ...one, n }));
  const chosen = ranked.sort((a, b) => b.weight - a.weight || b.n - a.n).slice(0, SHOWN);
  return chosen.sort((a, b) => a.n - b.n).map(({ line }) => line);
}
