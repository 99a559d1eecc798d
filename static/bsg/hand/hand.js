// The hand: skill cards that say what they do, and glow when they can be chosen.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { Emblem } from "../pictures/emblems.js";
import { SkillIcon } from "../pictures/skill_icon.js";

/** @param {{ cards: import("../game").HandCardView[], quorum: import("../game").CardView[] }} props */
export function Hand({ cards, quorum }) {
  return html`
    <div class="hand" data-answers role="list" aria-label=${t("hand", { n: cards.length })} tabindex="0">
      ${numbered(quorum).map(([option, card]) => html`<div role="listitem" key=${option}><${QuorumCard} option=${option} ...${card} /></div>`)}
      ${cards.map((card) => html`<div role="listitem" key=${card.option}><${SkillCard} ...${card} /></div>`)}
      ${!cards.length && !quorum.length && html`<div role="listitem" class="no-cards">${t("no_cards")}</div>`}
    </div>
  `;
}

// What the questions call the cards one holds.
/** @param {import("../game").MeView} me */
export const heldOptions = ({ hand, quorum }) => [...hand.map((card) => card.option), ...numbered(quorum).map(([option]) => option)];

// Of equal cards the first is #0, the next #1: so the questions call them.
function numbered(cards) {
  return cards.map((card, n) => [`${card.card}#${cards.slice(0, n).filter((other) => other.card === card.card).length}`, card]);
}

/** @param {import("../game").CardView & { option: string }} props */
function QuorumCard({ option, name, text }) {
  return html`
    <${Glow} option=${option} class="skill-card quorum" label=${`${name}: ${text.join(" ")}`}>
      <${Emblem} kind="quorum" /><span class="corner"><small>${t("quorum")}</small></span>
      <strong>${name}</strong>
      ${text.map((line, n) => html`<small key=${n} class="line">${line}</small>`)}
    <//>
  `;
}

/** @param {import("../game").HandCardView} props */
function SkillCard({ option, name, skill, strength, text }) {
  const label = `${name} ${strength}, ${t(`skill:${skill}`)}: ${text.join(" ")}`;
  return html`
    <${Glow} option=${option} class=${`skill-card ${skill}`} label=${label}>
      <${Emblem} kind=${skill} /><span class="corner"><b>${strength}</b><${SkillIcon} skill=${skill} /></span>
      <strong>${name}</strong>
      ${text.map((line, n) => html`<small key=${n} class="line">${line}</small>`)}
    <//>
  `;
}
