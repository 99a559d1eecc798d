// The hand: skill cards that say what they do, and glow when they can be chosen.

import { html } from "../vendor/preact-htm.js";
import { Glow } from "./glow.js";
import { SkillIcon } from "./skill_icon.js";
import { t } from "./words.js";

export function Hand({ cards }) {
  return html`
    <div class="hand" role="list" aria-label=${t("hand", { n: cards.length })} tabindex="0">
      ${cards.map((card) => html`<div role="listitem" key=${card.option}><${SkillCard} ...${card} /></div>`)}
      ${!cards.length && html`<p class="no-cards">${t("no_cards")}</p>`}
    </div>
  `;
}

function SkillCard({ option, name, skill, strength, text }) {
  const label = `${name} ${strength}, ${t(`skill:${skill}`)}: ${text.join(" ")}`;
  return html`
    <${Glow} option=${option} class=${`skill-card ${skill}`} label=${label}>
      <span class="corner"><b>${strength}</b><${SkillIcon} skill=${skill} /></span>
      <strong>${name}</strong>
      ${text.map((line, n) => html`<small key=${n}>${line}</small>`)}
    <//>
  `;
}
