// What happened while one was away; and telling the table how far one has read.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";
import { Whisper } from "./whisper.js";

const SHOWN = 3; // of the lines that were missed, before one asks for all
const FEW = 3; // as many are in plain sight when one only looked away
const NOTHING = { span: [0, 0], changes: /** @type {string[]} */ ([]) };
const SETTLED = 1500; // milliseconds on screen count as read

export function Recap() {
  const { state } = useTable();
  const [missed, changes, close] = useMissed();
  const [all, showAll] = useState(false);
  useRead(missed.length > 0);
  const answering = state.pending.some((command) => command.do === "answer");
  useEffect(() => {
    if (answering) close();
  }, [answering]);
  if (!missed.length) return null;
  const shown = all ? missed : missed.slice(-SHOWN);
  return html`
    <section class="recap" aria-label=${t("recap")}>
      <h3>${t("recap_count", { n: missed.length })}</h3>
      ${changes.length > 0 && html`<p class="changes">${changes.join(" · ")}</p>`}
      <ul>${shown.map((line) => html`<li key=${line.n}>${line.private ? html`<${Whisper} line=${line} />` : line.text}</li>`)}</ul>
      <div class="close">
        <button type="button" onClick=${close}>${t("got_it")}</button>
        ${missed.length > shown.length && html`<button type="button" onClick=${() => showAll(true)}>${t("recap_all")}</button>`}
      </div>
    </section>
  `;
}

// The lines one has missed: since one last read, when one comes; since one looked away or lost the line, when one is back.
// Also what changed since then, as far as the page remembers.
/** @returns {[import("../line/sections").LogLine[], string[], () => void]} */
function useMissed() {
  const { state, view, parts } = useTable();
  const here = useHere();
  const seen = useRef(null);
  const was = useRef(false); // here a moment ago
  const measures = useRef(null); // when one was last here
  const [{ span, changes }, set] = useState(NOTHING);
  const last = lastOf(state.log);
  useEffect(() => {
    if (here && !was.current) {
      const from = seen.current ?? (state.since || last);
      const few = seen.current === null ? 0 : FEW;
      if (last - from > few) set({ span: [from, last], changes: compared(measures.current, parts.measures(view)) });
    }
    was.current = here;
    if (!here) return;
    seen.current = last;
    measures.current = parts.measures(view);
  }, [here, last]);
  return [state.log.filter((line) => line.n > span[0] && line.n <= span[1]), changes, () => set(NOTHING)];
}

// How the measures have changed, in words.
export function compared(then, now) {
  if (!then) return [];
  return [...now].filter(([name, value]) => then.has(name) && then.get(name) !== value).map(([name, value]) => t("recap_change", { name, then: then.get(name), now: value }));
}

// In front of the page, and what is on it is true.
function useHere() {
  const { state } = useTable();
  const [visible, see] = useState(!document.hidden);
  useEffect(() => {
    const look = () => see(!document.hidden);
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return visible && state.synced && state.link === "open";
}

function useRead(recapping) {
  const { state, seat, master, send } = useTable();
  const here = useHere();
  const last = lastOf(state.log);
  useEffect(() => {
    if (seat === null || master || !here || recapping || last <= (state.since ?? 0)) return undefined;
    const timer = setTimeout(() => send({ do: "read", log: last }), SETTLED);
    return () => clearTimeout(timer);
  }, [last, here, recapping]);
}

const lastOf = (log) => log[log.length - 1]?.n ?? 0;
