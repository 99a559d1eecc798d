// What happened while one was away; and telling the table how far one has read.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

const SHOWN = 8; // of the lines that were missed
const SETTLED = 1500; // milliseconds on screen count as read

export function Recap() {
  const { state, seat, send } = useTable();
  const [closed, close] = useState(false);
  const [upTo, setUpTo] = useState(null); // the last line when one came
  const last = state.log[state.log.length - 1]?.n ?? 0;
  useEffect(() => {
    if (upTo === null && state.synced) setUpTo(last);
  }, [state.synced, last]);
  useEffect(() => {
    if (seat === null || !state.synced || !last || last <= (state.since ?? 0)) return undefined;
    const timer = setTimeout(() => document.visibilityState === "visible" && send({ do: "read", log: last }), SETTLED);
    return () => clearTimeout(timer);
  }, [last, state.synced]);
  const missed = state.since && upTo !== null ? state.log.filter((line) => line.n > state.since && line.n <= upTo) : [];
  if (closed || !missed.length) return null;
  return html`
    <section class="recap" aria-label=${t("recap")}>
      <h3>${t("recap_count", { n: missed.length })}</h3>
      <ul>${missed.slice(-SHOWN).map((line) => html`<li key=${line.n}>${line.text}</li>`)}</ul>
      <button type="button" onClick=${() => close(true)}>${t("got_it")}</button>
    </section>
  `;
}
