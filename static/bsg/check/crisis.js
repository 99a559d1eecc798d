// The crisis card that is being resolved, large, with the check it asks for.

import { kindOf, personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Sky, skyOf } from "../pictures/backdrop.js";
import { Emblem } from "../pictures/emblems.js";
import { sceneOf } from "../pictures/scene_of.js";
import { Scene } from "../pictures/scenes.js";
import { Boxes } from "./boxes.js";
import { Concerned } from "./concerned.js";

// `first`: the cards are on the table, and that is what people want to see.
/** @param {{ crisis: import("../game").CrisisView, outcome: string | null, first: boolean, children?: any }} props */
export function Crisis({ crisis, outcome, first, children }) {
  const { view, choice } = useGame();
  const pick = choice.question?.kind === "crisis_choice" ? (n) => choice.pick(`opt:${n}`) : null;
  return html`
    <article class=${`card-large crisis ${first ? "revealed-first" : ""}`} aria-label=${crisis.name}>
      <header data-explain=${crisis.card}>
        <${Picture} of=${crisis.card} />
        <${Emblem} kind=${kindOf(crisis.card)} />
        <${Concerned} seats=${[crisis.drawer]} />
        <h3>${crisis.name}</h3>
        <small>${t("drawn_by", { name: personName(view, crisis.drawer) })}</small>
      </header>
      ${first && children}
      <${Boxes} boxes=${crisis.boxes} chosen=${crisis.choice} outcome=${outcome} pick=${pick} />
      <${Then} crisis=${crisis} />
      ${!first && children}
    </article>
  `;
}

// What it is about, or where it leads: small behind the name in the panel, large above it on the stage.
/** @param {{ of: string }} props */
export function Picture({ of }) {
  const kind = sceneOf(of);
  if (kind) return html`<span class="picture"><${Scene} kind=${kind} /></span>`;
  return kindOf(of) === "destination" && html`<span class="picture"><${Sky} kind=${skyOf(of)} small over="seen" /></span>`;
}

// What its icons say.
/** @param {{ crisis: import("../game").CrisisView | import("../game").CardView }} props */
export function Then({ crisis }) {
  const then = [crisis.activate && t(`activate:${crisis.activate}`), crisis.jump && t("prepares_jump")].filter(Boolean);
  return then.length > 0 && html`<p class="then"><span>${t("then")}</span> ${then.join(", ")}</p>`;
}
