// Standing orders: what the table does for one without asking. Nobody else sees them.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

const ORDERS = ["pass"];

export function Orders({ given }) {
  const { send, state } = useTable();
  const sending = state.pending.some((command) => command.do === "order");
  return html`
    ${ORDERS.map((order) => {
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
