// The end: how it came out, once more with the same people, what the game tells afterwards, how to verify the shuffles.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { randomHex } from "../line/random.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

export function Ending() {
  const { view, parts } = useTable();
  return html`
    <section class=${`ending ${parts.winner(view)}`} aria-label=${t("game_over")}>
      <${parts.Outcome} />
      <${Rematch} />
      <${parts.Aftermath} />
      <${Proof} />
    </section>
  `;
}

// One link for everybody; whoever opens it brings randomness of their own. Whoever asked for it is taken there.
function Rematch() {
  const { view, seat, send, state } = useTable();
  const next = view.table.rematch;
  const asking = state.pending.some((command) => command.do === "rematch");
  const [mine, ask] = useState(false);
  const address = next && `${next}?nonce=${randomHex()}`;
  useEffect(() => {
    if (mine && address) location.assign(address);
  }, [mine, next]);
  const once = () => {
    ask(true);
    send({ do: "rematch" });
  };
  if (next) return html`<p><a class="button go-on" href=${address}>${t("to_rematch")}</a></p>`;
  if (seat === null) return null;
  return html`<p><button type="button" class="go" disabled=${asking} onClick=${once}>${t("rematch")}</button></p>`;
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
