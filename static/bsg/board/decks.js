// The decks: how many cards are left, how many lie discarded; the face-up top of the discards is explained.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf } from "../names.js";
import { Emblem } from "../pictures/emblems.js";
import { SkillIcon } from "../pictures/skill_icon.js";

export function Decks() {
  const { view } = useGame();
  return html`
    <section class="decks" aria-label=${t("decks")}>
      ${view.decks.filter(isSkill).map((deck) => html`<${Deck} key=${deck.deck} ...${deck} />`)}
      <i class="row-break"></i>
      ${view.decks.filter((deck) => !isSkill(deck)).map((deck) => html`<${Deck} key=${deck.deck} ...${deck} />`)}
    </section>
  `;
}

const isSkill = ({ deck }) => deck.startsWith("skill:");

/** @param {import("../game").DeckView} props */
function Deck({ deck, cards, discarded, top }) {
  const { view } = useGame();
  const skill = deck.startsWith("skill:") ? deck.slice(6) : null;
  const kind = skill ?? deck.split("-")[0];
  const name = t(`deck:${deck}`);
  const lines = [t("deck_left", { n: cards }), t("deck_discarded", { n: discarded }), top && t("deck_top", { name: nameOf(view, top) })];
  return html`
    <${Glow} option=${skill ? deck : `deck:${deck}`} explain=${`deck:${deck}`} class="deck" label=${[name, ...lines].filter(Boolean).join(", ")} firm>
      <span class=${`card-back of-${kind} thick-${Math.min(2, Math.ceil(cards / 6))}`}>${skill ? html`<${SkillIcon} skill=${skill} />` : html`<${Emblem} kind=${kind} />`}</span>${!skill && html`<span>${name}</span>`}
      <b class="left">${cards}</b>${discarded > 0 && html`<small>+${discarded}</small>`}
    <//>
  `;
}
