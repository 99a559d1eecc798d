// The skill check as a small drama: who put in how many cards, the reveal card by card, the total against the bar.

import { personName } from "../../table/words/names.js";
import { known, t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf, numeral, signed } from "../names.js";
import { Token } from "../people/token.js";
import { Emblem } from "../pictures/emblems.js";
import { SkillIcon } from "../pictures/skill_icon.js";
import { Claims } from "./claims.js";
import { Concerned } from "./concerned.js";
import { Picture } from "./crisis.js";

const CARDS_SHOWN = 6; // backs drawn one by one; more of them are a number

// `named`: the crisis card above says already what it is about and how hard it is.
// `turned`: how many of its cards are face up so far.
/** @param {{ check: import("../game").CheckView, named: boolean, turned: number, skip: () => void }} props */
export function Check({ check, named, turned, skip }) {
  const { view } = useGame();
  const all = turned >= check.revealed.length;
  return html`
    <section class=${`check ${named ? "" : "card-large"}`} aria-label=${t("check")}>
      ${!named &&
      html`<header>
        <${Picture} of=${check.source} />
        <${Concerned} seats=${[check.by, check.about]} />
        <h3>${t("check_of", { name: nameOf(view, check.source) })}</h3>
        <p class="bar-to-pass"><b class="value">${check.difficulty}</b><span class="skills">${check.skills.map((skill) => html`<${SkillIcon} key=${skill} skill=${skill} />`)}</span>
          ${check.partial !== null && html`<small>${t("partial_from", { n: check.partial })}</small>`}
        </p>
        <${Stakes} check=${check} />
      </header>`}
      ${known(`check:${check.step}`) && !check.outcome && html`<p class="step">${t(`check:${check.step}`)}</p>`}
      <${Changes} check=${check} />
      <${Contributions} check=${check} />
      ${check.counted?.length > 0 && html`<${Total} check=${check} total=${sum(check.counted)} />`}
      ${check.revealed.length > 0 && html`<${Revealed} cards=${check.revealed} turned=${turned} />`}
      ${check.revealed.length > 0 && html`<${Total} check=${check} total=${all && check.total !== null ? check.total : sum(check.revealed.slice(0, turned))} />`}
      ${!all && html`<button type="button" class="skip" onClick=${skip}>${t("skip")}</button>`}
      ${all && check.outcome && html`<p class=${`outcome ${check.outcome}`} role="status">${t(`outcome:${check.outcome}`)}</p>`}
      ${all && check.outcome && html`<${Did} check=${check} />`}
      ${check.outcome && check.total === null && html`<p class="modifier">${t("without_cards")}</p>`}
      <${Claims} />
      ${!check.revealed.length && !check.outcome && html`<p class="reminder">${t("reminder:check")}</p>`}
    </section>
  `;
}

/** @param {{ check: import("../game").CheckView }} props */
function Changes({ check }) {
  const { view } = useGame();
  const whose = ({ text, seat }) => (seat === null ? text : t("by_whom", { what: text, name: personName(view, seat) }));
  return html`
    ${check.changes.map((change, n) => html`<p key=${n} class="modifier">${whose(change)}</p>`)}
    ${check.modifiers.map((change, n) => html`<p key=${n} class="modifier">${whose(change)} <b>${signed(change.amount)}</b></p>`)}
    ${check.modifiers.length > 0 && html`<p class="modifier">${t("now_difficulty", { n: check.difficulty, printed: check.value })}</p>`}
    ${check.zeroed.map((skill) => html`<p key=${skill} class="modifier">${t("zeroed", { skill: t(`skill:${skill}`) })}</p>`)}
    ${check.face_up && html`<p class="modifier">${t("face_up")}</p>`}
  `;
}

// Who wants it, whom it concerns, and what passing and failing will do.
/** @param {{ check: import("../game").CheckView }} props */
function Stakes({ check }) {
  const { view } = useGame();
  const name = (seat) => personName(view, seat);
  const { by, about } = check;
  return html`
    ${by !== null && html`<p class="about">${about === null || about === by ? t("check_by", { by: name(by) }) : t("check_about", { by: name(by), about: name(about) })}</p>`}
    <dl class="results stakes">
      ${Object.entries(check.stakes).map(
        ([outcome, words]) => html`<div key=${outcome} class=${`${outcome} ${check.outcome === outcome ? "is" : ""}`}><dt>${t(`result:${outcome}`, { n: check.partial })}</dt><dd><p class="line">${words}</p></dd></div>`,
      )}
    </dl>
  `;
}

// What came of it, in the words of the log.
/** @param {{ check: import("../game").CheckView }} props */
function Did({ check }) {
  const { view } = useGame();
  const over = view.decided !== null && view.check === null;
  if (!check.did.length) return over && html`<p class="did">${t("check_did_nothing")}</p>`;
  return html`
    <p class="did">${check.did.join(" ")}</p>
    ${check.taken_by !== null && html`<p class="did">${t("cards_taken", { name: personName(view, check.taken_by) })}</p>`}
  `;
}

// A check that is over, in one line, once something else has come; it can be opened again.
/** @param {{ check: import("../game").CheckView, children?: any }} props */
export function Folded({ check, children }) {
  const { view } = useGame();
  return html`
    <details class="folded-check" onToggle=${(event) => event.currentTarget.open && event.currentTarget.scrollIntoView({ block: "nearest" })}>
      <summary>
        <span>${t("check_before", { name: nameOf(view, check.source) })}</span>
        ${check.outcome && html`<b class=${`outcome ${check.outcome}`}>${t(`outcome:${check.outcome}`)}</b>`}
        <small>${check.did.join(" ")}</small>
      </summary>
      ${children}
    </details>
  `;
}

/** @param {{ check: import("../game").CheckView }} props */
function Contributions({ check }) {
  const { view, me } = useGame();
  /** @type {{ seat: number | null, n: number, open: string[] }[]} */
  const rows = Object.entries(check.added).map(([seat, n]) => ({ seat: Number(seat), n, open: check.open_cards[seat] ?? [] }));
  if (check.destiny > 0) rows.unshift({ seat: null, n: check.destiny, open: check.open_destiny });
  if (!rows.length) return null;
  const cards = (names) => names.map((card) => nameOf(view, card)).join(", ");
  return html`
    <ul class=${`pile ${check.revealed.length ? "brief" : ""}`} aria-label=${t("contributions")}>
      ${rows.map((row) => {
        const who = row.seat === null ? t("destiny") : personName(view, row.seat);
        const open = row.open.map((name) => check.counted?.find(({ card }) => card === name) ?? { name: nameOf(view, name) });
        return html`<li key=${who} class=${open.length ? "open" : ""}>
          ${row.seat === null ? html`<em class="token destiny" aria-hidden="true">?</em>` : html`<${Token} seat=${row.seat} />`}
          <span class="giver">${who}</span>
          <span class="backs" aria-hidden="true">${Array.from({ length: Math.min(row.n - row.open.length, CARDS_SHOWN) }, (_, n) => html`<i key=${n}></i>`)}</span>
          <b aria-label=${t("contributed", { name: who, n: row.n })}>${row.n}</b>
          ${open.map((card, n) => html`<${OpenCard} key=${n} ...${card} />`)}
        </li>`;
      })}
    </ul>
    ${me && me.added.length > 0 && html`<p class="modifier">${t("you_added", { cards: cards(me.added) })}</p>`}
  `;
}

// Played face up; a replay of a game from before knows its name only.
function OpenCard({ card, name, skill, counts }) {
  return html`<span class=${`open-card ${shape(counts ?? 0)}`} data-explain=${card}>${skill && html`<${SkillIcon} skill=${skill} />`}${name}${skill && html` <b>${signed(counts)}</b>`}</span>`;
}

const shape = (counts) => (counts > 0 ? "for" : counts < 0 ? "against" : "nil");

/** @param {{ cards: import("../game").CheckCardView[], turned: number }} props */
function Revealed({ cards, turned }) {
  return html`
    <ul class="revealed" aria-label=${t("revealed")}>
      ${cards.map((card, n) =>
        n < turned
          ? html`<li key=${n} class=${`${shape(card.counts)} ${card.skill}`} data-explain=${card.card}>
              <${Emblem} kind=${card.skill} /><${SkillIcon} skill=${card.skill} /><span>${card.name}</span><b>${signed(card.counts)}</b>
            </li>`
          : html`<li key=${n} class="face-down" aria-hidden="true"></li>`,
      )}
    </ul>
  `;
}

const sum = (cards) => cards.reduce((total, card) => total + card.counts, 0);

// What lies open so far against what it takes.
/** @param {{ check: import("../game").CheckView, total: number }} props */
function Total({ check, total }) {
  const most = Math.max(check.difficulty, total, 1);
  const part = (n) => Math.max(0, n) / most;
  const share = (n) => `${100 * part(n)}%`;
  return html`
    <div class="total">
      <b>${t("total_against", { total: numeral(total), difficulty: check.difficulty })}</b>
      <span class="bar" aria-hidden="true">
        <i class=${total >= check.difficulty ? "enough" : ""} style=${{ transform: `scaleX(${part(total)})` }}></i>
        ${check.partial !== null && html`<s style=${{ left: share(check.partial) }}></s>`}
        <s style=${{ left: share(check.difficulty) }}></s>
      </span>
    </div>
  `;
}
