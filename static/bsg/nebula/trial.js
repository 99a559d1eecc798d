// The trial: what everybody has shown, what of it counts, who goes and why.

import { personName } from "../../table/words/names.js";
import { list, t } from "../../table/words/words.js";
import { html, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Token } from "../people/token.js";
import { Trauma } from "./trauma.js";

// While it lasts, and until the turn after or until it is put away.
export function Trial() {
  const { view } = useGame();
  const [away, putAway] = useState(false);
  const nebula = view.nebula;
  const trial = nebula?.trial;
  if (!trial) return null;
  const done = nebula.phase === "over";
  if (done && (away || view.game.turn > trial.turn + 1 || view.game.ending)) return null;
  const undecided = !trial.tried.some((tried) => tried.eliminated);
  const worstFirst = [...trial.tried].sort((one, other) => other.counted - one.counted);
  return html`
    <section class="card-large trial" aria-label=${t("trial")}>
      <header><h3>${t("trial")}</h3></header>
      <p class="verdict">${verdict(view, trial)}</p>
      <ol class="tried">${worstFirst.map((tried) => html`<${Tried} key=${tried.seat} tried=${tried} tied=${undecided && trial.tied.includes(tried.seat)} />`)}</ol>
      <p class="rule"><small>${t("trial_rule", { n: trial.let_off_at })}</small></p>
      ${done && html`<button type="button" class="put-away" onClick=${() => putAway(true)}>${t("put_trial_away")}</button>`}
    </section>
  `;
}

/** @param {{ tried: import("../game").TriedView, tied: boolean }} props */
function Tried({ tried, tied }) {
  const { view } = useGame();
  const counts = tried.cylon ? "token:benevolent" : "token:antagonistic";
  const fate = tried.eliminated ? "eliminated" : tied ? "tied" : tried.let_off ? "let_off" : "spared";
  return html`
    <li class=${`${fate} ${tried.cylon ? "cylon" : ""}`}>
      <${Token} seat=${tried.seat} />
      <span class="whose"><b>${personName(view, tried.seat)}</b> ${tried.cylon && html`<small>${t("tried_cylon")}</small>`}</span>
      <span class="shown-tokens" aria-hidden="true">
        ${tried.tokens.map((token, n) => html`<span key=${n} class=${token === counts ? "counts" : "void"}><${Trauma} token=${token} /></span>`)}
      </span>
      <b class="count"><span class="unseen">${t("counts_against", { n: tried.counted })}</span><span aria-hidden="true">${tried.counted}</span></b>
      <i class="fate">${t(`fate:${fate}`)}</i>
    </li>
  `;
}

/** @param {import("../game").WholeView} view @param {import("../game").TrialView} trial */
function verdict(view, trial) {
  const names = (seats) => list(seats.map((seat) => personName(view, seat)));
  const gone = trial.tried.filter((tried) => tried.eliminated).map((tried) => tried.seat);
  if (gone.length) return t("are_eliminated", { names: names(gone) });
  if (trial.tied.length) return t("president_chooses", { names: names(trial.tied) });
  return t("nobody_eliminated", { n: trial.let_off_at });
}
