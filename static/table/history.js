// Who did what in which check, told when the game is over.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { nameOf, personName } from "./names.js";
import { t } from "./words.js";

export function History() {
  const { view } = useTable();
  if (!view.history?.length) return null;
  const cards = (names) => names.map((card) => nameOf(view, card)).join(", ");
  return html`
    <details class="history">
      <summary>${t("history")}</summary>
      <ol>
        ${view.history.map(
          (past, n) => html`
            <li key=${n}>
              <b>${t("history_check", { turn: past.turn, name: nameOf(view, past.source) })}</b>
              <p class=${past.outcome ?? ""}>${t("history_result", { total: past.total, difficulty: past.difficulty })}
                ${past.outcome ? t(`outcome:${past.outcome}`) : ""}</p>
              <dl>
                ${Object.entries(past.added).map(([seat, added]) => html`<dt>${personName(view, Number(seat))}</dt><dd>${cards(added)}</dd>`)}
                <dt>${t("destiny")}</dt><dd>${cards(past.destiny)}</dd>
              </dl>
            </li>
          `,
        )}
      </ol>
    </details>
  `;
}
