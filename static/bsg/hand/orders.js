// Standing orders: what the table does for one without asking. Nobody else sees them.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { AskMe } from "./asks.js";

/** @param {{ me: import("../game").MeView }} props */
export function Orders({ me }) {
  const { send, state, view, master, replay } = useGame();
  if (view.players[me.seat].cylon) return null; // who plays no cards is asked in no window
  const on = me.orders.includes("pass");
  const sending = state.pending.some((command) => command.do === "order");
  return html`
    <button type="button" class="order" role="switch" data-explain="help:pass" data-option="order:pass" aria-checked=${on} disabled=${sending || master || replay}
      onClick=${() => send({ do: "order", order: "pass", on: !on })}>
      <b>${t("order:pass")}</b>
      <small>${t(on ? "order_on" : "order_off")}</small>
    </button>
    <${AskMe} />
  `;
}
