// How long the table has been waiting; outside any live region, or a screen reader would never fall silent.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { ago, t } from "../words/words.js";

const WORTH_SAYING = 10_000; // milliseconds of waiting

// Nobody may count how long somebody thinks in a window, but for a game master, who knows when it was `asked`.
export function Since() {
  const { state, view, replay } = useTable();
  const asked = view.asked ?? null;
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const from = asked ?? state.log[state.log.length - 1]?.at;
  const here = now + state.ahead;
  if (replay || !from || here - Date.parse(from) < WORTH_SAYING || (!asked && !view.questions.waiting.some((one) => one.seat !== null))) return null;
  return html` <small class="since">${t("since", { time: ago(from, here) })}</small>`;
}
