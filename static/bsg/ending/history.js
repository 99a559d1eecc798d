// Who did what in which check, told when the game is over: a row for each check, a column for each person.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf, numeral, signed } from "../names.js";
import { Token } from "../people/token.js";

export function History() {
  const { view } = useGame();
  const past = view.history ?? [];
  const seats = view.players.map((player) => player.seat);
  if (!past.length) return null;
  return html`
    <section class="history" aria-label=${t("history")}>
      <h3>${t("history")}</h3>
      <p class="legend">${t("history_legend")}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">${t("check")}</th>
            ${seats.map((seat) => html`<th key=${seat} scope="col"><${Token} seat=${seat} /><span class="unseen">${personName(view, seat)}</span></th>`)}
            <th scope="col"><em class="token destiny" aria-hidden="true">?</em><span class="unseen">${t("destiny")}</span></th>
          </tr>
        </thead>
        <tbody>${past.map((check, n) => html`<${Row} key=${n} check=${check} seats=${seats} />`)}</tbody>
        <tfoot>
          <tr>
            <th scope="row">${t("history_sum")}</th>
            ${seats.map((seat) => html`<${Worth} key=${seat} worth=${sumOf(past, seat)} />`)}
            <${Worth} worth=${past.reduce((sum, check) => sum + check.destiny_worth, 0)} />
          </tr>
        </tfoot>
      </table>
    </section>
  `;
}

const sumOf = (past, seat) => past.reduce((sum, check) => sum + (check.worth[seat] ?? 0), 0);

/** @param {{ check: import("../game").PastCheckView, seats: number[] }} props */
function Row({ check, seats }) {
  const { view } = useGame();
  const [open, unfold] = useState(false);
  const cards = (names) => names.map((card) => nameOf(view, card)).join(", ");
  return html`
    <tr class=${check.outcome ?? ""}>
      <th scope="row">
        <button type="button" aria-expanded=${open} onClick=${() => unfold(!open)}>
          <small>${t("history_turn", { turn: check.turn })}</small> ${nameOf(view, check.source)}
          <span class="result">${t("history_result", { total: numeral(check.total), difficulty: check.difficulty, outcome: check.outcome ? t(`outcome:${check.outcome}`) : "" })}</span>
        </button>
      </th>
      ${seats.map((seat) => html`<${Worth} key=${seat} worth=${check.added[seat] ? check.worth[seat] : null} />`)}
      <${Worth} worth=${check.destiny_worth} />
    </tr>
    ${open &&
    html`<tr class="cards">
      <td colspan=${seats.length + 2}>
        <dl>
          ${Object.entries(check.added).map(([seat, added]) => html`<dt>${personName(view, Number(seat))}</dt><dd>${cards(added)}</dd>`)}
          <dt>${t("destiny")}</dt><dd>${cards(check.destiny)}</dd>
        </dl>
      </td>
    </tr>`}
  `;
}

// Nothing for whoever added nothing: that is not the same as adding up to nothing.
function Worth({ worth }) {
  return html`<td class=${worth > 0 ? "for" : worth < 0 ? "against" : "nil"}>${worth === null ? "·" : signed(worth)}</td>`;
}
