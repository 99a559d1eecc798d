// The crossroads: everybody has a card and a token beside it; one after another they are turned over.

import { Secret } from "../../table/input/secret.js";
import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf } from "../names.js";
import { Token } from "../people/token.js";
import { Results } from "./results.js";
import { Trauma } from "./trauma.js";

const PHASES = ["choosing", "resolving"];

export function Crossroads() {
  const { view } = useGame();
  const nebula = view.nebula;
  if (!nebula || !PHASES.includes(nebula.phase)) return null;
  return html`
    <section class="card-large crossroads" aria-label=${t("crossroads")}>
      <header><h3>${t("crossroads")}</h3><small>${t(`phase:${nebula.phase}`)}</small></header>
      <${OwnCard} />
      <ol class="dealt">
        ${nebula.crossroads.map((dealt) => html`<${Dealt} key=${dealt.seat} dealt=${dealt} now=${nebula.resolving === dealt.seat} />`)}
      </ol>
    </section>
  `;
}

// Until one's turn comes nobody else may see it, not even over one's shoulder.
function OwnCard() {
  const { view, seat } = useGame();
  const mine = view.nebula?.crossroads.find((dealt) => dealt.seat === seat && !dealt.revealed);
  if (!mine?.card) return null;
  return html`
    <${Secret} name=${t("your_crossroads")} count=${mine.covered ? t("token_beside") : t("no_token_yet")}>
      <p><b>${mine.name}</b></p>
      <${Results} card=${mine} side=${mine.token?.split(":")[1] ?? null} />
    <//>
  `;
}

/** @param {{ dealt: import("../game").CrossroadsView, now: boolean }} props */
function Dealt({ dealt, now }) {
  const { view } = useGame();
  const awaited = view.questions.waiting.some((one) => one.kind === "crossroads" && one.seat === dealt.seat) || view.questions.mine.some((one) => one.kind === "crossroads" && one.seat === dealt.seat && one.given === null);
  const name = personName(view, dealt.seat);
  const state = dealt.revealed ? dealt.name : view.nebula?.phase === "choosing" ? t(awaited ? "still_choosing" : "has_chosen") : t("to_come");
  return html`
    <li class=${`${dealt.revealed ? "open" : "face-down"} ${now ? "now" : ""}`}>
      <${Token} seat=${dealt.seat} />
      <span class="whose"><b>${name}</b> <small>${state}</small></span>
      ${dealt.revealed && html`<span class="turned"><${Trauma} token=${dealt.token} /><span class="unseen">${dealt.token ? nameOf(view, dealt.token) : t("no_token")}</span></span>`}
      ${!dealt.revealed && dealt.covered && html`<${Trauma} token=${null} />`}
      ${now && html`<${Results} card=${dealt} side=${dealt.side} />`}
    </li>
  `;
}
