// How the bots behave, for the host to say: how fast they play, and whether they talk.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { isOver, useTable } from "./context.js";

const PACES = ["slow", "normal", "at_once"];

export function Bots() {
  const { view, seat, master, send, state } = useTable();
  const { bots, host } = view.table;
  if (!bots || host !== seat || master || isOver(view)) return null;
  const now = state.pending.findLast((command) => command.do === "bots") ?? bots; // as it was said last
  const say = (change) => send({ do: "bots", pace: now.pace, talk: now.talk, ...change });
  return html`
    <details class="links bots">
      <summary>${t("bots")}: ${t(`bot_pace:${bots.pace}`)}</summary>
      <label>${t("bot_pace")}
        <select value=${now.pace} onChange=${(event) => say({ pace: event.currentTarget.value })}>
          ${PACES.map((pace) => html`<option key=${pace} value=${pace}>${t(`bot_pace:${pace}`)}</option>`)}
        </select>
      </label>
      <label>${t("bot_talk")}
        <select value=${now.talk ? "yes" : "no"} onChange=${(event) => say({ talk: event.currentTarget.value === "yes" })}>
          <option value="yes">${t("bot_talk:yes")}</option>
          <option value="no">${t("bot_talk:no")}</option>
        </select>
      </label>
    </details>
  `;
}
