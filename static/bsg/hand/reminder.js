// What may be said of what one has just seen alone, and nothing more (R28.21).

import { kindOf } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";

const FRESH = 6; // lines of the log after which it is old news
const KINDS = { loyalty: "loyalty", crisis: "deck", destination: "deck", quorum: "deck", super: "super", ship: "ship" };

export function Reminder() {
  const { state, view } = useGame();
  const last = state.log[state.log.length - 1]?.n ?? 0;
  const seen = state.log.findLast((line) => line.private && line.n > last - FRESH && kindSeen(line));
  if (!seen || view.game.ending) return null;
  return html`<p class="reminder">${t(`reminder:${kindSeen(seen)}`)}</p>`;
}

const kindSeen = (line) => line.about?.map((typed) => KINDS[kindOf(typed)]).find(Boolean);
