// One's own things: secrets face down, standing orders, the hand. Who watches has none.

import { Secret } from "../../table/input/secret.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { OwnTrauma } from "../nebula/trauma.js";
import { Emblem } from "../pictures/emblems.js";
import { TrueFace } from "../pictures/true_face.js";
import { Hand } from "./hand.js";
import { Orders } from "./orders.js";

export function YourCards() {
  const { me, view } = useGame();
  if (!me) return html`<footer class="your-cards" id="hand"></footer>`;
  const bare = !view.game.turn && !me.loyalty.length && !me.hand.length; // nothing is dealt yet
  return html`
    <footer class=${`your-cards ${bare ? "bare" : ""}`} id="hand" aria-label=${t("your_things")}>
      <div class="secrets">
        <${Secret} name=${t("loyalty")} count=${t("cards", { n: me.loyalty.length })}>
          ${me.loyalty.map((card, n) => html`<${LoyaltyCard} key=${n} card=${card} character=${view.players[me.seat].character ?? "anybody"} />`)}
          ${me.team && html`<p class=${`team ${me.team}`}><b>${t(`team:${me.team}`)}</b></p>`}
        <//>
        ${me.super_crises.length > 0 &&
        html`<${Secret} name=${t("super_crises")} count=${t("cards", { n: me.super_crises.length })}>
          ${me.super_crises.map((card, n) => html`<p key=${n}><b>${card.name}</b> ${card.text.join("; ")}</p>`)}
        <//>`}
        <${OwnTrauma} />
        <${Orders} me=${me} />
      </div>
      <${Hand} cards=${me.hand} quorum=${me.quorum} />
    </footer>
  `;
}

// A card that one turns over for oneself, over all of the screen, as long as one holds it: one's own face, or what is behind it.
/** @param {{ card: import("../game").LoyaltyView, character: string }} props */
function LoyaltyCard({ card, character }) {
  return html`
    <article class=${`loyalty-card ${card.cylon ? "cylon" : "human"}`}>
      <i class="loyalty-back" aria-hidden="true"><${Emblem} kind="loyalty" /></i>
      <div class="loyalty-face">
        <${TrueFace} of=${character} cylon=${card.cylon} />
        <p><b>${card.name}</b></p>
        <p>${card.text}</p>
      </div>
    </article>
  `;
}
