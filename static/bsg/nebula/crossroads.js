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

// `shown`: so many of the `count` cards that are revealed have come into sight; the others are on their way.
/** @param {{ shown: number, count: number, all: () => void }} props */
export function Crossroads({ shown, count, all }) {
  const { view } = useGame();
  const nebula = view.nebula;
  const staging = shown < count;
  if (!nebula || (!PHASES.includes(nebula.phase) && !staging)) return null;
  const open = nebula.crossroads.slice(0, shown);
  const now = staging || nebula.resolving !== null ? open.at(-1) : null;
  return html`
    <section class="card-large crossroads" aria-label=${t("crossroads")}>
      <header><h3>${t("crossroads")}</h3><small>${t(`phase:${nebula.phase === "choosing" ? "choosing" : "resolving"}`)}</small></header>
      ${now && html`<${Reveal} key=${now.seat} dealt=${now} />`}
      ${staging && html`<button type="button" class="put-away" onClick=${all}>${t("skip_reveals")}</button>`}
      <${OwnCard} />
      <ol class="dealt">
        ${nebula.crossroads.map((dealt, n) => html`<${Dealt} key=${dealt.seat} dealt=${dealt} open=${n < shown} now=${dealt === now} />`)}
      </ol>
    </section>
  `;
}

// The card that was turned over last, with what comes of it.
/** @param {{ dealt: import("../game").CrossroadsView }} props */
function Reveal({ dealt }) {
  const { view } = useGame();
  return html`
    <div class="reveal" aria-live="polite">
      <p class="turned">
        <${Token} seat=${dealt.seat} />
        <b>${t("reveals", { name: personName(view, dealt.seat), card: dealt.name ?? "" })}</b>
        <${Trauma} token=${dealt.token} /><span class="unseen">${dealt.token ? nameOf(view, dealt.token) : t("no_token")}</span>
      </p>
      <${Results} card=${dealt} side=${dealt.side} />
    </div>
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

/** @param {{ dealt: import("../game").CrossroadsView, open: boolean, now: boolean }} props */
function Dealt({ dealt, open, now }) {
  const { view } = useGame();
  const awaited = view.questions.waiting.some((one) => one.kind === "crossroads" && one.seat === dealt.seat) || view.questions.mine.some((one) => one.kind === "crossroads" && one.seat === dealt.seat && one.given === null);
  const name = personName(view, dealt.seat);
  const state = open ? dealt.name : view.nebula?.phase === "choosing" ? t(awaited ? "still_choosing" : "has_chosen") : t("to_come");
  return html`
    <li class=${`${open ? "open" : "face-down"} ${now ? "now" : ""}`}>
      <${Token} seat=${dealt.seat} />
      <span class="whose"><b>${name}</b> <small>${state}</small></span>
      ${open && html`<span class="turned"><${Trauma} token=${dealt.token} /><span class="unseen">${dealt.token ? nameOf(view, dealt.token) : t("no_token")}</span></span>`}
      ${!open && dealt.covered && html`<${Trauma} token=${null} />`}
    </li>
  `;
}
