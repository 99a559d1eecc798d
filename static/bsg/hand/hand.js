// The hand: skill cards that say what they do, and glow when they can be chosen.

import { Glow } from "../../table/question/glow.js";
import { plain } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { signed } from "../names.js";
import { Emblem } from "../pictures/emblems.js";
import { SkillIcon } from "../pictures/skill_icon.js";

const MANY = 8; // cards that find room side by side

/** @param {{ cards: import("../game").HandCardView[], quorum: import("../game").CardView[] }} props */
export function Hand({ cards, quorum }) {
  return html`
    <div class="hand" data-answers role="list" aria-label=${t("hand", { n: cards.length })} tabindex="0">
      ${numbered(quorum).map(([option, card]) => html`<div role="listitem" key=${option}><${QuorumCard} option=${option} ...${card} /></div>`)}
      ${stacks(cards).map((equal) => html`<div role="listitem" key=${equal[0].option}><${Stack} cards=${equal} /></div>`)}
      ${!cards.length && !quorum.length && html`<div role="listitem" class="no-cards">${t("no_cards")}</div>`}
    </div>
  `;
}

// Equal cards lie on each other when there are many.
/** @param {import("../game").HandCardView[]} cards */
function stacks(cards) {
  if (cards.length <= MANY) return cards.map((card) => [card]);
  const equal = new Map();
  for (const card of cards) equal.set(plain(card.option), [...(equal.get(plain(card.option)) ?? []), card]);
  return [...equal.values()];
}

// What is pressed is the next of them that is not picked yet.
/** @param {{ cards: import("../game").HandCardView[] }} props */
function Stack({ cards }) {
  const { choice } = useGame();
  const next = cards.find((card) => !choice.picks.includes(card.option)) ?? cards[cards.length - 1];
  const picked = cards.filter((card) => choice.picks.includes(card.option)).length;
  return html`<${SkillCard} ...${next} n=${cards.length} picked=${picked} />`;
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

/** @param {import("../game").HandCardView & { n: number, picked: number }} props */
function SkillCard({ option, name, skill, strength, text, counts, n, picked }) {
  const { choice } = useGame();
  const plays = Boolean(choice.question?.window) && choice.may(option); // who presses it adds it to nothing
  const count = n > 1 && (picked > 0 ? t("of", { value: picked, most: n }) : t("stack_count", { n }));
  const here = plays ? ` (${t("plays_now")})` : counts === null ? "" : ` (${t("counts_here", { n: signed(counts) })})`;
  const label = `${name} ${strength}${count ? ` ${count}` : ""}, ${t(`skill:${skill}`)}${here}: ${text.join(" ")}`;
  return html`
    <${Glow} option=${option} class=${`skill-card ${skill} ${n > 1 ? "stack" : ""}`} label=${label}>
      <${Emblem} kind=${skill} /><span class="corner"><b>${strength}</b>${count && html`<i class="count">${count}</i>`}${plays && html`<i class="counts now">${t("plays_now")}</i>`}${!plays && counts !== null && html`<i class=${`counts ${counts > 0 ? "for" : counts < 0 ? "against" : ""}`} aria-hidden="true">${signed(counts)}</i>`}<${SkillIcon} skill=${skill} /></span>
      <strong>${name}</strong>
      ${text.map((line, n) => html`<small key=${n} class="line">${line}</small>`)}
    <//>
  `;
}
