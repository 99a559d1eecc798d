// The end: who won and why, who everybody was, and what anyone needs to verify the shuffles.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { personName } from "./names.js";
import { Token } from "./token.js";
import { t } from "./words.js";

export function Ending() {
  const { view } = useTable();
  const { winner, ending } = view.game;
  return html`
    <section class=${`ending ${winner}`} aria-label=${t("game_over")}>
      <h2>${t(`won:${winner}`)}</h2>
      <p>${ending}</p>
      <ul>
        ${view.players.map(
          (player) => html`
            <li key=${player.seat}>
              <${Token} seat=${player.seat} />
              <span>
                <b>${player.name ? t("plays", { name: personName(view, player.seat), character: player.name }) : personName(view, player.seat)}</b>
                <span class="loyalties">${loyalties(player)}</span>
              </span>
            </li>
          `,
        )}
      </ul>
      <${Proof} />
    </section>
  `;
}

function loyalties(player) {
  if (!player.revealed.length) return t("no_loyalty");
  return player.revealed.map((card, n) => html`<mark key=${n} class=${card.cylon ? "danger" : ""}>${card.name}</mark>`);
}

function Proof() {
  const { view } = useTable();
  const { commitment, proof, options, id } = view.table;
  if (!proof) return null;
  const record = JSON.stringify({ table: id, options, commitment, ...proof }, null, 2);
  return html`
    <details class="proof">
      <summary>${t("proof")}</summary>
      <p>${t("proof_words")}</p>
      <dl>
        <dt>${t("commitment")}</dt><dd>${commitment}</dd>
        <dt>${t("secret_bytes")}</dt><dd>${proof.secret}</dd>
        <dt>${t("nonces")}</dt>${proof.nonces.map((nonce, n) => html`<dd key=${n}>${nonce}</dd>`)}
        <dt>${t("key")}</dt><dd>${proof.key}</dd>
      </dl>
      <a class="button" download=${`${id}-proof.json`} href=${`data:application/json,${encodeURIComponent(record)}`}>${t("take_proof")}</a>
    </details>
  `;
}
