// What is being resolved: the crisis card, the skill check or the one just decided, the die.

import { useStage } from "../../table/page/stage.js";
import { t } from "../../table/words/words.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Encounter } from "../nebula/allies.js";
import { Crossroads } from "../nebula/crossroads.js";
import { useStaged } from "../nebula/staged.js";
import { Trial } from "../nebula/trial.js";
import { Check, Folded } from "./check.js";
import { Crisis } from "./crisis.js";
import { Dice } from "./dice.js";
import { useReveal } from "./reveal.js";
import { Roll } from "./roll.js";

const LOOK = 8000; // milliseconds for which a check that was just decided stays, whatever comes next

// Its name: what happens in the nebula, the crisis, else the check without one.
/** @param {Partial<import("../game").WholeView>} view */
export const atHand = ({ crisis, check, nebula }) => inNebula(nebula) ?? crisis?.card ?? check?.source ?? null;

// Somebody is being met, or all are at the crossroads.
/** @param {import("../game").NebulaView | undefined} nebula */
const inNebula = (nebula) => nebula?.encounter?.card ?? (nebula && !["ahead", "over"].includes(nebula.phase) ? nebula.phase : null);

export function Resolving() {
  const { view, setSuspense, choice } = useGame();
  const { crisis, check, roll } = view;
  const [decided, newer, close] = useDecided();
  const shown = check ?? decided;
  const ofCrisis = Boolean(crisis && shown && shown.source === crisis.card);
  const cards = shown?.revealed ?? [];
  const [turned, skip] = useReveal(shown && `${shown.source}|${shown.value}`, cards.length);
  const turning = turned < cards.length;
  const [staged, revealed, turnAll] = useStaged(view.nebula);
  const suspense = turning || staged < revealed;
  useLayoutEffect(() => setSuspense(suspense), [suspense]);
  const drama = shown && html`<${Check} check=${shown} named=${ofCrisis} turned=${turned} skip=${skip} />`;
  const away = !check && decided && html`<button type="button" class="put-away" onClick=${close}>${t("put_away")}</button>`;
  const folds = !check && decided && !turning && (newer || choice.asks); // what is asked now is in front
  const trial = staged === revealed && html`<${Trial} />`; // later matters come before one that is over
  const open = !view.game.ending && (crisis || (shown && !folds)); // what ended the game lies beside its end, not before it
  const matter = open ? `${atHand(view) ?? shown?.source}|${cards.length > 0}` : null;
  const { up, place, fold, raise } = useStage({ name: matter, over: !check && !turning && Boolean(decided), away: Boolean(folds) });
  useInSight(place, atHand(view));
  useEffect(() => {
    if (up && !turning) place.current?.querySelector(".outcome")?.scrollIntoView({ block: "nearest" });
  }, [up, turning]);
  return html`
    <section class=${`resolving ${up ? "on-stage" : ""}`} ref=${place} tabindex="0" aria-label=${t("resolving")}>
      ${up && html`<button type="button" class="leave-stage" onClick=${fold}>${t("stage_fold")}</button>`}
      <${Dice} open=${roll?.result ?? null} />
      ${roll && html`<${Roll} roll=${roll} />`}
      <${Crossroads} shown=${staged} count=${revealed} all=${turnAll} />
      ${view.nebula?.phase === "trial" && trial}
      <${Encounter} />
      ${!ofCrisis && !folds && drama}
      ${!ofCrisis && !folds && away}
      ${crisis && html`<${Crisis} crisis=${crisis} outcome=${ofCrisis && !turning ? shown?.outcome : null} first=${ofCrisis && !folds && cards.length > 0}>${ofCrisis && !folds && drama}<//>`}
      ${ofCrisis && !folds && away}
      ${folds && html`<${Folded} check=${decided}>${drama}${away}<//>`}
      ${view.nebula?.phase !== "trial" && trial}
      ${raise && !up && html`<button type="button" class="take-stage" onClick=${raise}>${t("stage_raise")}</button>`}
    </section>
  `;
}

// On a phone the page itself scrolls: whoever was far down sees something new come.
function useInSight(section, name) {
  useEffect(() => {
    if (name && section.current.checkVisibility()) scrollTo(0, 0);
  }, [name]);
}

// The last check stays in sight until the turn after, until another matter comes up, or until it is put away; bots may be at the
// next one at once, so everybody has a moment to look at it first.
/** @returns {[import("../game").CheckView | null, boolean, () => void]} */
function useDecided() {
  const { view } = useGame();
  const { decided, crisis, game } = view;
  const [away, putAway] = useState(null);
  const since = useRef({ name: /** @type {string | null} */ (null), turn: 0 });
  const name = decided && `${decided.source}|${decided.total}|${decided.revealed.map((card) => card.card).join()}`;
  const [seen, see] = useState(name); // whoever comes later has missed it
  if (name !== since.current.name) since.current = { name, turn: game.turn };
  useEffect(() => {
    const timer = setTimeout(() => see(name), LOOK);
    return () => clearTimeout(timer);
  }, [name]);
  const overtaken = game.turn > since.current.turn + 1 || (crisis && crisis.card !== decided?.source);
  const stale = !decided || game.ending || away === name || (overtaken && seen === name);
  const newer = Boolean(game.turn > since.current.turn || (crisis && crisis.card !== decided?.source) || view.roll);
  return [stale ? null : decided, newer, () => putAway(name)];
}
