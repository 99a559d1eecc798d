// Who sits at the table: character, place, titles, cards, whose turn it is and whom the table waits for.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { Glow } from "./glow.js";
import { Links } from "./links.js";
import { nameOf, personName, seatOption } from "./names.js";
import { Token } from "./token.js";
import { known, t } from "./words.js";

export function People() {
  const { view } = useTable();
  return html`
    <aside class="people" id="people" aria-label=${t("people")}>
      <ul>
        ${view.players.map((player) => html`<${Person} key=${player.seat} player=${player} />`)}
      </ul>
      <${Links} />
    </aside>
  `;
}

function Person({ player }) {
  const { view, seat: mine } = useTable();
  const { seat } = player;
  const who = view.people.find((person) => person.seat === seat);
  const name = personName(view, seat);
  const turn = view.game.current === seat && !view.game.winner;
  const awaited = view.questions.waiting.some((waiting) => waiting.seat === seat);
  const facts = factsOf(view, player);
  const tags = [
    turn && t("tag_turn"),
    awaited && t("tag_awaited"),
    player.once_used && t("once_used"),
    who?.kind === "bot" && t("tag_bot"),
    who?.kind !== "bot" && who?.taken && !who.present && t("tag_away"),
  ].filter(Boolean);
  const shape = `person ${seat === mine ? "me" : ""} ${turn ? "turn" : ""} ${player.cylon ? "cylon" : ""}`;
  const label = [name, player.name, ...facts, ...player.titles.map(titleName), ...tags].filter(Boolean).join(", ");
  return html`
    <li>
      <${Glow} option=${seatOption(seat)} class=${shape} label=${label} explains=${explained(name, player, facts)}>
        <${Token} seat=${seat} />
        <span class="who">
          <b>${seat === mine ? t("you_named", { name }) : name}</b>
          ${player.name && html`<small>${player.name}</small>`}
          <small>${facts.join(" · ")}</small>
          <span class="marks">
            ${player.titles.map((title) => html`<mark key=${title}>${titleName(title)}</mark>`)}
            ${player.cylon && html`<mark class="danger">${t("cylon")}</mark>`}
            ${tags.map((tag) => html`<i key=${tag}>${tag}</i>`)}
          </span>
        </span>
        <span class="cards" title=${t("cards_in_hand", { n: player.hand })}>${player.hand}</span>
      <//>
    </li>
  `;
}

function factsOf(view, player) {
  return [
    player.place && nameOf(view, `loc:${player.place}`),
    player.loyalty > 0 && t("loyalty_cards", { n: player.loyalty }),
    player.super_crises > 0 && t("super_crises_held", { n: player.super_crises }),
    ...player.quorum.map((card) => card.name),
  ].filter(Boolean);
}

function explained(name, player, facts) {
  const orders = player.quorum.map((card) => t("revealed_card", { name: card.name, text: card.text.join(" ") }));
  const shown = player.revealed.map((card) => t("revealed_card", { name: card.name, text: card.text }));
  return {
    title: player.name ? t("plays", { name, character: player.name }) : name,
    lines: [t("cards_in_hand", { n: player.hand }), ...facts, ...player.titles.map(titleName), ...orders, ...shown],
  };
}

// A title the client has no word for is shown by its name all the same.
const titleName = (title) => (known(`title:${title}`) ? t(`title:${title}`) : title);
