// The log: what happened, in sentences, the latest at the bottom; a line that is chosen lights up what it speaks of.

import { html, useRef, useState } from "../../vendor/preact-htm.js";
import { useCover } from "../input/cover.js";
import { useTable } from "../page/context.js";
import { personName, seatOption } from "../words/names.js";
import { clock, t } from "../words/words.js";
import { useFollowEnd } from "./follow_end.js";
import { Whisper } from "./whisper.js";

export function Log() {
  const { send, state, view, seat, speakOf } = useTable();
  const told = useTold();
  const [filter, setFilter] = useState("all"); // all, own, or seat:n
  const [at, go] = useState(null); // the line the keyboard is on
  const [open, setOpen] = useState(false); // whether that line is uncovered
  const cover = () => setOpen(false);
  useCover(cover);
  const lines = told.filter(FILTERS[filter] ?? ((line) => line.about?.includes(filter)));
  const { box, behind, end } = useFollowEnd(lines.length);
  const first = state.log[0]?.n ?? 1;
  const asking = state.pending.some((command) => command.do === "earlier");
  const choose = (line) => {
    go(line.n);
    cover();
    speakOf(line.about ?? []);
  };
  const keys = { ArrowUp: -1, ArrowDown: 1 };
  const walk = (event) => {
    if (event.key === "Enter") setOpen(!open);
    if (!(event.key in keys) || !lines.length) return;
    event.preventDefault();
    const now = lines.findIndex((line) => line.n === at);
    const next = now < 0 ? lines.length - 1 : Math.max(0, Math.min(lines.length - 1, now + keys[event.key]));
    choose(lines[next]);
    document.getElementById(`line-${lines[next].n}`)?.scrollIntoView({ block: "nearest" });
  };
  return html`
    <div class="scroll" ref=${box}>
      <label class="filter"><span class="unseen">${t("filter")}</span>
        <select value=${filter} onChange=${(event) => setFilter(event.currentTarget.value)}>
          <option value="all">${t("filter:all")}</option>
          ${seat !== null && html`<option value="own">${t("filter:own")}</option>`}
          ${view.people.map((person) => html`<option key=${person.seat} value=${seatOption(person.seat)}>${t("filter_person", { name: personName(view, person.seat) })}</option>`)}
        </select>
      </label>
      ${first > 1 &&
      html`<button type="button" class="earlier" disabled=${asking} onClick=${() => send({ do: "earlier", before: first })}>
        ${t("earlier")}
      </button>`}
      <ol class="log" role="listbox" tabindex="0" aria-label=${t("side:log")} aria-activedescendant=${at ? `line-${at}` : undefined} onKeyDown=${walk} onBlur=${cover}>
        ${lines.map(
          (line) => html`<li key=${line.n} id=${`line-${line.n}`} role="option" aria-selected=${line.n === at} class=${line.private ? "private" : ""} onClick=${() => choose(line)}>
            <time datetime=${line.at}>${clock(line.at)}</time> ${line.private ? html`<${Whisper} line=${line} open=${open && line.n === at} />` : line.text}
          </li>`,
        )}
      </ol>
      ${!lines.length && html`<p class="no-lines">${t("nothing_yet")}</p>`}
      ${behind > 0 && html`<button type="button" class="to-end" onClick=${end}>${t("lines_below", { n: behind })}</button>`}
    </div>
  `;
}

// While something is shown bit by bit, the log does not run ahead and tell how it ended.
function useTold() {
  const { state, suspense } = useTable();
  const last = useRef(Infinity); // whoever opens the log meanwhile wants to know
  if (!suspense) last.current = state.log[state.log.length - 1]?.n ?? 0;
  return suspense ? state.log.filter((line) => line.n <= last.current) : state.log;
}

const FILTERS = { all: () => true, own: (line) => line.private };
