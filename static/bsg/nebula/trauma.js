// Trauma: what a token looks like, how many somebody has, one's own face down until pressed.

import { Secret } from "../../table/input/secret.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf } from "../names.js";

// A light disc, a dark one, a burst; face down without a symbol. What it is is said beside it.
/** @param {{ token: string | null }} props */
export function Trauma({ token }) {
  const kind = token ? token.split(":")[1] : "covered";
  return html`<span class=${`trauma-token ${kind}`} aria-hidden="true"><svg viewBox="-10 -10 20 20"><path d=${PATHS[kind] ?? PATHS.covered} /></svg></span>`;
}

const PATHS = {
  benevolent: "M0,-5 L1.5,-1.5 L5,0 L1.5,1.5 L0,5 L-1.5,1.5 L-5,0 L-1.5,-1.5Z",
  antagonistic: "M-5,-3.5 H5 L0,5Z",
  disaster: "M0,-6 L1.8,-2.4 L5.6,-3 L3,0 L5.6,3.6 L1.6,2.4 L0,6 L-1.6,2.4 L-5.6,3.6 L-3,0 L-5.6,-3 L-1.8,-2.4Z",
  covered: "M-3.4,0 a3.4,3.4 0 1,0 6.8,0 a3.4,3.4 0 1,0 -6.8,0",
};

// How many everybody sees.
export function TraumaCount({ seat }) {
  const { view } = useGame();
  const count = traumaOf(view, seat);
  return count > 0 && html`<i class="trauma-count" data-explain="help:trauma"><${Trauma} token=${null} />${count}</i>`;
}

/** @param {import("../game").WholeView} view @param {number} seat */
export const traumaOf = (view, seat) => view.nebula?.trauma[seat]?.count ?? 0;

export function OwnTrauma() {
  const { view, me } = useGame();
  const mine = me && view.nebula?.trauma[me.seat];
  if (!mine || view.nebula?.phase === "over") return null;
  const counted = new Map();
  for (const token of mine.tokens ?? []) counted.set(token, (counted.get(token) ?? 0) + 1);
  const put = view.nebula?.allies.filter((ally) => ally.token) ?? [];
  return html`
    <${Secret} name=${t("trauma")} count=${t("tokens", { n: mine.count })}>
      ${[...counted].map(([token, n]) => html`<p key=${token} class="tokens-held"><${Trauma} token=${token} /> ${t("so_many", { n, name: nameOf(view, token) })}</p>`)}
      ${mine.count === 0 && html`<p>${t("no_trauma")}</p>`}
      ${put.map((ally) => html`<p key=${ally.card}><small>${t("you_put", { token: nameOf(view, ally.token ?? ""), ally: ally.name })}</small></p>`)}
    <//>
  `;
}
