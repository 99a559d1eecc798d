// The end: who won and why, who everybody was and did, once more with the same people, and how to verify the shuffles.

import { useTable } from "../../table/page/context.js";
import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { Token } from "../people/token.js";
import { History } from "./history.js";

export function Ending() {
  const { view } = useTable();
  const { winner, ending } = view.game;
  return html`
    <section class=${`ending ${winner}`} aria-label=${t("game_over")}>
      <h2>${t(`won:${winner}`)}</h2>
      <p class="why">${ending} ${t("after_turns", { n: view.game.turn })}</p>
      <div class="camps">
        ${CAMPS.map(({ camp, in: belongs }) => html`<${Camp} key=${camp} camp=${camp} players=${view.players.filter(belongs)} won=${winner === camp} />`)}
      </div>
      <${Rematch} />
      <${History} />
      <${Proof} />
    </section>
  `;
}

// Whoever holds a Cylon card is one, and so is a Sympathizer who became one.
const isCylon = (player) => player.cylon || player.revealed.some((card) => card.cylon);

const CAMPS = [
  { camp: "humans", in: (player) => !isCylon(player) },
  { camp: "cylons", in: isCylon },
];

function Camp({ camp, players, won }) {
  const { view } = useTable();
  if (!players.length) return null;
  return html`
    <section class=${`camp ${camp}`}>
      <h3>${t(`camp:${camp}`)} ${won && html`<small>${t("camp_won")}</small>`}</h3>
      <ul>
        ${players.map(
          (player) => html`
            <li key=${player.seat}>
              <${Token} seat=${player.seat} />
              <span>
                <b>${personName(view, player.seat)}</b> <small>${player.name}</small>
                <span class="loyalties">
                  ${loyalties(player)} ${camp === "cylons" && html`<small>${t(player.cylon ? "camp_revealed" : "camp_hidden")}</small>`}
                </span>
              </span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

function loyalties(player) {
  if (!player.revealed.length) return t("no_loyalty");
  return player.revealed.map((card, n) => html`<mark key=${n} class=${card.cylon ? "danger" : ""}>${card.name}</mark>`);
}

// One link for everybody; whoever opens it brings randomness of their own. Whoever asked for it is taken there.
function Rematch() {
  const { view, seat, send, state } = useTable();
  const next = view.table.rematch;
  const asking = state.pending.some((command) => command.do === "rematch");
  const [mine, ask] = useState(false);
  const address = next && `${next}?nonce=${nonce()}`;
  useEffect(() => {
    if (mine && next) location.assign(address);
  }, [mine, next]);
  const once = () => {
    ask(true);
    send({ do: "rematch" });
  };
  if (next) return html`<p><a class="button go-on" href=${address}>${t("to_rematch")}</a></p>`;
  if (seat === null) return null;
  return html`<p><button type="button" class="go" disabled=${asking} onClick=${once}>${t("rematch")}</button></p>`;
}

const nonce = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

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
