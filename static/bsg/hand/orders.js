// Standing orders: what the table does for one without asking. Nobody else sees them.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { isArea } from "../names.js";

const ORDERS = ["pass", "evade"];

/** @param {{ me: import("../game").MeView }} props */
export function Orders({ me }) {
  const { send, state, view } = useGame();
  const given = me.orders;
  const sending = state.pending.some((command) => command.do === "order");
  const flying = isArea(view.players[me.seat].place);
  return html`
    ${ORDERS.filter((order) => order !== "evade" || flying || given.includes(order)).map((order) => {
      const on = given.includes(order);
      return html`
        <button key=${order} type="button" class="order" role="switch" data-explain=${`help:${order}`} data-option=${`order:${order}`} aria-checked=${on} disabled=${sending}
          onClick=${() => send({ do: "order", order, on: !on })}>
          <b>${t(`order:${order}`)}</b>
          <small>${t(on ? "order_on" : "order_off")}</small>
        </button>
      `;
    })}
  `;
}
