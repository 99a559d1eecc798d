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
import { Dice, useDice } from "./dice.js";
import { useReveal } from "./reveal.js";
import { Roll } from "./roll.js";

const LOOK = 8000; // milliseconds for which a check that was just decided stays, whatever comes next
const FIRST = 2500; // and is in front of it, for whoever is not asked about it, once its cards are turned

// Its name: what happens in the nebula, the crisis, else the check without one.
/** @param {Partial<import("../game").WholeView>} view */
export const atHand = ({ crisis, check, nebula }) => inNebula(nebula) ?? crisis?.card ?? check?.source ?? null;

// Somebody is being met, or all are at the crossroads.
/** @param {import("../game").NebulaView | undefined} nebula */
const inNebula = (nebula) => nebula?.encounter?.card ?? (nebula && !["ahead", "over"].includes(nebula.phase) ? nebula.phase : null);

export function Resolving() {
  const { view, setSuspense, choice, replay } = useGame();
  const { decided, newer, since, close, fresh, look } = useDecided();
  const [rolled, thrown] = useDice();
  // Bots may be at the next matter before anybody has seen how this one ended.
  const first = fresh && !choice.asks && !replay && !view.game.ending;
  const crisis = first && view.crisis?.card !== decided?.source ? null : view.crisis;
  const { check, roll } = first ? { check: null, roll: null } : view;
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
  const folds = !check && decided && !turning && !first && (newer || choice.asks); // what is asked now is in front
  const trial = staged === revealed && html`<${Trial} />`; // later matters come before one that is over
  const open = !view.game.ending && (crisis || (shown && !folds)); // what ended the game lies beside its end, not before it
  // Of one turn: the same may come again in another.
  const matter = open ? `${atHand({ ...view, crisis, check }) ?? shown?.source}|${cards.length > 0}|${crisis || check ? view.game.turn : since}` : null;
  const { up, place, fold, raise } = useStage({ name: matter, over: !check && !turning && Boolean(decided), away: Boolean(folds), thrown });
  useInSight(place, atHand(view));
  useEffect(() => {
    if (!fresh || (turning && first)) return undefined;
    const timer = setTimeout(look, first ? FIRST : 0);
    return () => clearTimeout(timer);
  }, [fresh, first, turning]);
  useEffect(() => {
    if (up && !turning) place.current?.querySelector(".outcome")?.scrollIntoView({ block: "nearest" });
  }, [up, turning]);
  return html`
    <section class=${`resolving ${up ? "on-stage" : ""}`} ref=${place} tabindex="0" aria-label=${t("resolving")}>
      ${up && html`<button type="button" class="leave-stage" onClick=${fold}>${t("stage_fold")}</button>`}
      ${roll && html`<${Roll} roll=${roll} />`}
      <${Dice} rolled=${rolled} open=${roll?.result ?? null} />
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
/** @returns {{ decided: import("../game").CheckView | null, newer: boolean, since: number, fresh: boolean, look: () => void, close: () => void }} */
function useDecided() {
  const { view } = useGame();
  const { decided, crisis, game } = view;
  const [away, putAway] = useState(null);
  const since = useRef({ name: /** @type {string | null} */ (null), turn: 0 });
  const name = decided && `${decided.source}|${decided.total}|${decided.revealed.map((card) => card.card).join()}`;
  const [seen, see] = useState(name); // whoever comes later has missed it
  const [looked, look] = useState(name);
  if (name !== since.current.name) since.current = { name, turn: game.turn };
  useEffect(() => {
    const timer = setTimeout(() => see(name), LOOK);
    return () => clearTimeout(timer);
  }, [name]);
  const overtaken = game.turn > since.current.turn + 1 || (crisis && crisis.card !== decided?.source);
  const stale = !decided || game.ending || away === name || (overtaken && seen === name);
  const newer = Boolean(game.turn > since.current.turn || (crisis && crisis.card !== decided?.source) || view.roll);
  return { decided: stale ? null : decided, newer, since: since.current.turn, fresh: !stale && looked !== name, look: () => look(name), close: () => putAway(name) };
}
