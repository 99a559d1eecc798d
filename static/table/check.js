// The skill check: who put in how many cards, then what was revealed and counts, then the total against the bar.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { nameOf, personName } from "./names.js";
import { SkillIcon } from "./skill_icon.js";
import { known, t } from "./words.js";

const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

export function Check({ check, titled }) {
  const { view } = useTable();
  return html`
    <article class="card-large check" aria-label=${t("check")}>
      <h3>
        <span>${titled ? t("check_of", { name: nameOf(view, check.source) }) : t("check")}</span>
        <b class="value">${check.difficulty}</b>
      </h3>
      <p class="skills">
        ${check.skills.map((skill) => html`<${SkillIcon} key=${skill} skill=${skill} />`)}
        ${check.partial !== null && html`<small>${t("partial_from", { n: check.partial })}</small>`}
        ${check.difficulty !== check.value && html`<small>${t("printed", { n: check.value })}</small>`}
      </p>
      ${known(`check:${check.step}`) && html`<p class="step">${t(`check:${check.step}`)}</p>`}
      ${check.modifiers.map(([words, amount], n) => html`<p key=${n} class="modifier">${words} <b>${signed(amount)}</b></p>`)}
      ${check.zeroed.map((skill) => html`<p key=${skill} class="modifier">${t("zeroed", { skill: t(`skill:${skill}`) })}</p>`)}
      ${check.total !== null && html`<${Total} check=${check} />`}
      ${check.outcome && html`<p class=${`outcome ${check.outcome}`}>${t(`outcome:${check.outcome}`)}</p>`}
      <${Contributions} check=${check} />
      ${check.revealed.length > 0 && html`<${Revealed} cards=${check.revealed} />`}
    </article>
  `;
}

function Contributions({ check }) {
  const { view, me } = useTable();
  const rows = Object.entries(check.added).map(([seat, n]) => ({
    who: personName(view, Number(seat)),
    n,
    open: check.open_cards[seat] ?? [],
  }));
  if (check.destiny > 0) rows.unshift({ who: t("destiny"), n: check.destiny, open: check.open_destiny });
  if (!rows.length) return null;
  const cards = (names) => names.map((card) => nameOf(view, card.includes(":") ? card : `card:${card}`)).join(", ");
  return html`
    <ul class="pile" aria-label=${t("contributions")}>
      ${rows.map(
        (row) => html`<li key=${row.who}>
          ${row.who} <b>${row.n}</b>${row.open.length > 0 && html` <small>${cards(row.open)}</small>`}
        </li>`,
      )}
    </ul>
    ${me && me.added.length > 0 && html`<p class="modifier">${t("you_added", { cards: cards(me.added) })}</p>`}
  `;
}

function Revealed({ cards }) {
  const shape = (counts) => (counts > 0 ? "for" : counts < 0 ? "against" : "nil");
  return html`
    <ul class="revealed" aria-label=${t("revealed")}>
      ${cards.map(
        (card, n) => html`<li key=${n} class=${shape(card.counts)}>
          <${SkillIcon} skill=${card.skill} /><span>${card.name} ${card.strength}</span><b>${signed(card.counts)}</b>
        </li>`,
      )}
    </ul>
  `;
}

function Total({ check }) {
  const most = Math.max(check.difficulty, check.total, 1);
  const share = (n) => `${(100 * Math.max(0, n)) / most}%`;
  return html`
    <p class="total">
      <b>${t("total_against", { total: check.total, difficulty: check.difficulty })}</b>
      <span class="bar" aria-hidden="true">
        <i style=${{ width: share(check.total) }}></i>
        ${check.partial !== null && html`<s style=${{ left: share(check.partial) }}></s>`}
        <s style=${{ left: share(check.difficulty) }}></s>
      </span>
    </p>
  `;
}
