// The clock of a response window: how long it is still open, who holds it, and the button to hold it.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { personName } from "../words/names.js";
import { list, t } from "../words/words.js";

const TICK = 250; // milliseconds
const ROUND = 2 * Math.PI * 15; // the ring

export function WindowClock() {
  const { view, seat, master, choice, state, send } = useTable();
  const { beat } = view;
  const left = useLeft(beat?.closes_at, state.ahead);
  if (!beat) return null;
  const held = beat.held.length > 0;
  const share = Math.min(1, left / beat.seconds);
  const mayHold = seat !== null && !master && choice.question?.window && beat.holds[seat] > 0 && !beat.held.includes(seat);
  const sending = state.pending.some((command) => command.do === "hold");
  return html`
    <div class="beat">
      <span class="countdown" role="timer" aria-label=${t("closes_in", { n: Math.ceil(left) })}>
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle class="ring" cx="20" cy="20" r="15" />
          <circle class="left" cx="20" cy="20" r="15" stroke-dasharray=${`${share * ROUND} ${ROUND}`} transform="rotate(-90 20 20)" />
        </svg>
        <b aria-hidden="true">${Math.ceil(left)}</b>
      </span>
      <p>${held ? t("held_by", { n: beat.held.length, names: list(beat.held.map((one) => personName(view, one))) }) : t("window_open")}</p>
      ${mayHold &&
      html`<button type="button" class="hold" disabled=${sending} data-explain="help:hold" data-option="beat:hold" onClick=${() => send({ do: "hold" })}>
        ${t("hold", { n: beat.holds[seat] })}
      </button>`}
    </div>
  `;
}

// Seconds left, by the server's clock.
function useLeft(closes, ahead) {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    if (!closes) return undefined;
    tick(Date.now());
    const timer = setInterval(() => tick(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [closes]);
  return closes ? Math.max(0, (Date.parse(closes) - now - ahead) / 1000) : 0;
}
