// Standing orders: what the table does for one without asking. Nobody else sees them.

import { useTable } from "../../table/page/context.js";
import { t } from "../../table/words/words.js";
import { isArea } from "../names.js";
import { html } from "../../vendor/preact-htm.js";

const ORDERS = ["pass", "evade"];

export function Orders({ given }) {
  const { send, state, view, seat } = useTable();
  const sending = state.pending.some((command) => command.do === "order");
  const flying = isArea(view.players[seat].place);
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
