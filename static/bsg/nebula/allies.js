// Allies: who waits at a location, what they bring, and the one that is being met.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf, placeNamed } from "../names.js";
import { Portrait } from "../pictures/portrait.js";
import { Results } from "./results.js";
import { Trauma } from "./trauma.js";

/** @param {import("../game").WholeView} view @param {string} place */
export const alliesAt = (view, place) => view.nebula?.allies.filter((ally) => ally.place === place) ?? [];

// On the board: a name, with the token that lies on the card.
export function Waiting({ place }) {
  const { view } = useGame();
  const token = view.nebula?.places.includes(place);
  return html`
    ${alliesAt(view, place).map((ally) => html`<span key=${ally.card} class="ally"><${Trauma} token=${null} /><span class="ally-name">${t(`short:${ally.card}`)}</span></span>`)}
    ${token && html`<span class="ally bare"><${Trauma} token=${null} /></span>`}
  `;
}

// For the small card of a location, and for ears: what happens to whoever ends a movement there.
/** @param {import("../game").WholeView} view @param {string} place */
export function atPlace(view, place) {
  return [
    ...alliesAt(view, place).flatMap((ally) => [t("ally_waits", { ally: ally.name }), ...bothResults(view, ally)]),
    view.nebula?.places.includes(place) && t("token_waits"),
  ].filter(Boolean);
}

/** @param {import("../game").WholeView} view @param {import("../game").AllyView} ally */
function bothResults(view, ally) {
  return [
    t("brings_benevolent", { effect: ally.benevolent }),
    t("brings_antagonistic", { effect: ally.antagonistic }),
    ally.token && t("you_put", { token: nameOf(view, ally.token), ally: ally.name }),
  ].filter(Boolean);
}

// Looked up by name.
/** @param {import("../game").WholeView} view @param {string} typed */
export function allyExplained(view, typed) {
  const ally = view.nebula?.allies.find((one) => one.card === typed);
  return ally ? { title: ally.name, lines: [t("met_in", { place: placeNamed(view, ally.place)?.name ?? "" }), ...bothResults(view, ally), t("allies_left", { n: view.nebula?.ally_deck })] } : { title: nameOf(view, typed), lines: [] };
}

// The one that is being met: the token is turned over, and decides.
export function Encounter() {
  const { view } = useGame();
  const met = view.nebula?.encounter;
  if (!met) return null;
  const words = met.token ? t("turned_over", { token: nameOf(view, met.token) }) : t("nothing_on_it");
  return html`
    <article class="card-large encounter" aria-label=${t("encounter", { ally: met.name })}>
      <header data-explain=${met.card}>
        <${Portrait} of=${met.card} />
        <h3>${met.name}</h3>
        <small>${t("met_by", { name: personName(view, met.seat), place: placeNamed(view, met.place)?.name ?? "" })}</small>
      </header>
      <p class="turned"><${Trauma} token=${met.token} /> <b>${words}</b></p>
      <${Results} card=${met} side=${met.token?.split(":")[1] ?? null} />
      ${met.token === "token:disaster" && html`<p class="line">${t("neither_result")}</p>`}
    </article>
  `;
}
