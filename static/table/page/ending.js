// The end: how it came out, once more with the same people, what the game tells afterwards, how to verify the shuffles.

import { html, useEffect, useState } from "../../vendor/preact-htm.js";
import { randomHex } from "../line/random.js";
import { verified } from "../proof/verify.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

export function Ending() {
  const { view, parts } = useTable();
  return html`
    <section class=${`ending ${parts.winner(view)}`} aria-label=${t("game_over")}>
      <${parts.Outcome} />
      <${Rematch} />
      <${Story} />
      <${parts.Aftermath} />
      <${Openings} />
      <${Proof} />
    </section>
  `;
}

// One link for everybody; whoever opens it brings randomness of their own. Whoever asked for it is taken there.
function Rematch() {
  const { view, seat, master, send, state, replay } = useTable();
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
  if (replay) return null;
  if (next) return html`<p><a class="button go-on" href=${address}>${t("to_rematch")}</a></p>`;
  if (seat === null || master) return null;
  return html`<p><button type="button" class="go" disabled=${asking} onClick=${once}>${t("rematch")}</button></p>`;
}

// The story of the game, as its picture; all of it is one press away.
function Story() {
  const { boot, replay } = useTable();
  return html`
    <figure class="story">
      <a href=${`/t/${boot.table}/story/`}><img src=${`/t/${boot.table}/story.svg`} alt=${t("story_picture")} width="1200" height="660" loading="lazy" /></a>
      <figcaption>
        <a class="button" href=${`/t/${boot.table}/story/`}>${t("to_story")}</a>
        ${!replay && html`<a class="button" href=${`/t/${boot.table}/replay/`}>${t("to_replay")}</a>`}
      </figcaption>
    </figure>
  `;
}

// The browser makes every draw anew.
function Verify() {
  const { view, boot } = useTable();
  const [said, say] = useState("");
  const verify = async () => {
    say(t("proof:busy"));
    const answer = await fetch(`/t/${boot.table}/draws/`).catch(() => null);
    const draws = answer?.ok ? await answer.json() : null;
    const { problem, right, copied } = draws ? await verified(/** @type {any} */ (view.table), draws) : { problem: "lost", right: 0, copied: 0 };
    say([t(`proof:${problem ?? "good"}`, { n: right }), ...(copied ? [t("proof:copied", { n: copied })] : [])].join(" "));
  };
  return html`<p><button type="button" class="verify" onClick=${verify}>${t("proof_verify")}</button> <span role="status">${said}</span></p>`;
}

// Who of the staff looked at what was hidden while the game ran.
function Openings() {
  const { view } = useTable();
  const { openings } = view.table;
  if (!openings?.length) return null;
  return html`
    <details class="openings">
      <summary>${t("openings")}</summary>
      <ul>${openings.map((one) => html`<li key=${one.at}><time datetime=${one.at}>${new Date(one.at).toLocaleString()}</time> <b>${one.by}</b> ${one.why}</li>`)}</ul>
    </details>
  `;
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
      <${Verify} />
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
