// What happened since one's own last decision, when it was much: the heaviest lines of it, and what it changed.

import { html, useEffect, useLayoutEffect, useRef } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { personName, seatOption } from "../words/names.js";
import { t } from "../words/words.js";
import { compared } from "./recap.js";
import { Whisper } from "./whisper.js";

const STORM = 5; // so many lines one has read by oneself
const SHOWN = 5;
const GREAT = 6; // what weighs so much is said even where the rest is folded away
const ROOM = "(min-width: 1280px) and (min-height: 860px)"; // where five lines push nothing out of sight

export function Storm() {
  const { state, view, parts, choice, seat, suspense } = useTable();
  const decided = useRef(null); // at which line, and what there was then
  const box = useUnfolded();
  const last = state.log[state.log.length - 1]?.n ?? 0;
  useEffect(() => {
    if (choice.sending) decided.current = { at: last, measures: parts.measures(view) };
  }, [choice.sending]);
  const { question } = choice;
  if (!decided.current || !question || question.given !== null || choice.sending || suspense) return null; // it tells how things ended
  const lines = state.log.filter((line) => line.n > decided.current.at);
  // Of what only oneself heard, what befell oneself; one's own cards one sees.
  const weighed = lines
    .map((line) => ({ line, weight: line.what ? parts.weight(line.what, seat) : 0 }))
    .filter(({ line, weight }) => !line.private || weight >= GREAT);
  const ends = new Map();
  for (const one of weighed) {
    const how = one.line.what && parts.ended(one.line.what, seat);
    if (how) ends.set(how, one);
  }
  const great = new Set([...weighed.filter(({ weight }) => weight >= GREAT).slice(-2), ...ends.values()]);
  const said = weighed.filter((one) => great.has(one)).map(({ line }) => html`<p key=${line.n} class="great"><${Line} line=${line} /></p>`);
  if (weighed.length <= STORM) return said;
  const changes = compared(decided.current.measures, parts.measures(view));
  return html`
    ${said}
    <details key=${question.id} class="storm" ref=${box}>
      <summary><span>${t("since_decision", { n: weighed.length })}${changes.length > 0 && html` <b>${changes.join(" · ")}</b>`}</span></summary>
      <ul>${heaviest(byTurn(weighed, parts.turnOf)).map(({ line, turn }) => html`<li key=${line.n}>${turn !== null && html`<${Turn} seat=${turn} />`}<span class="came"><${Line} line=${line} /></span></li>`)}</ul>
    </details>
  `;
}

// Open where there is room; beside a hint it would push the question out of sight.
function useUnfolded() {
  const box = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  const before = useRef(/** @type {HTMLDetailsElement | null} */ (null));
  useLayoutEffect(() => {
    if (box.current && box.current !== before.current) box.current.open = matchMedia(ROOM).matches && !document.querySelector(".hint-card");
    before.current = box.current;
  });
  return box;
}

const Line = ({ line }) => (line.private ? html`<${Whisper} line=${line} />` : line.text);

// Whose turn it was.
function Turn({ seat }) {
  const { parts, view } = useTable();
  return html`<${parts.OptionIcon} option=${seatOption(seat)} /><span class="unseen">${t("in_turn", { name: personName(view, seat) })}</span> `;
}

// What happened in the turn in which one decided, and in each since.
function byTurn(weighed, turnOf) {
  /** @type {{ turn: number | null, said: any[] }[]} */
  const turns = [{ turn: null, said: [] }];
  for (const one of weighed) {
    const turn = one.line.what ? turnOf(one.line.what) : null;
    if (turn !== null) turns.push({ turn, said: [] });
    turns[turns.length - 1].said.push(one);
  }
  return turns.filter(({ said }) => said.some(({ weight }) => weight > 0) || said.length > 1);
}

// The five that weigh most, as they came; where many turns passed, something of each, so that nobody is left out.
function heaviest(turns) {
  const ranked = turns.flatMap(({ turn, said }) => said.map((one) => ({ ...one, turn }))).map((one, n) => ({ ...one, n }));
  ranked.sort((a, b) => b.weight - a.weight || b.n - a.n);
  const ofEach = turns.map(({ said }) => ranked.find((one) => said.some(({ line }) => line === one.line)));
  const chosen = [...new Set([...ofEach, ...ranked])].slice(0, Math.max(SHOWN, ofEach.length));
  return chosen.sort((a, b) => a.n - b.n).map(({ line, turn }) => ({ line, turn: turns.length > 2 ? turn : null }));
}
