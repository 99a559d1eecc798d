// The board: six space areas as a ring around the ships, the Cylon locations, what is in store.

import { t } from "../../table/words/words.js";
import { html, useEffect, useRef } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { ChooseCharacter } from "../people/choose_character.js";
import { Backdrop } from "../pictures/backdrop.js";
import { Hull } from "../pictures/hull.js";
import { Shape } from "../pictures/shape.js";
import { AREAS, Area } from "./area.js";
import { Boarding } from "./boarding.js";
import { Decks } from "./decks.js";
import { Flights } from "./flights.js";
import { Place } from "./place.js";
import { Reserves } from "./reserves.js";

// While characters are chosen, their sheets lie above it.
export const BoardAndSheets = () => html`<${ChooseCharacter} /><${Board} />`;

function Board() {
  const { view, choice } = useGame();
  const board = useRef(null);
  // What may be chosen is brought into sight where the board scrolls by itself; a page that scrolls is left alone.
  useEffect(() => {
    const glowing = board.current.querySelector(".glow");
    if (glowing && matchMedia("(min-width: 1200px)").matches) glowing.scrollIntoView({ block: "nearest" });
  }, [choice.question?.id]);
  const aboard = (ship) => view.board.places.filter((place) => place.ship === ship);
  return html`
    <section class="board" ref=${board} aria-label=${t("board")}>
      <div class="space">
        <${Backdrop} destination=${view.game.route[view.game.route.length - 1] ?? null} />
        ${AREAS.map((area) => html`<${Area} key=${area} area=${area} seen=${view.areas.find((one) => one.area === area)} />`)}
        <div class="flagship"><${Hull} name="galactica" upright /></div>
        <div class="hull">
          <${Ship} name="galactica" places=${aboard("galactica")}><div class="tracks"><${Damage} /><${Boarding} /></div><//>
          <${Ship} name="colonial-one" places=${aboard("colonial-one")} />
        </div>
      </div>
      <${Ship} name="cylon" places=${aboard("cylon")} />
      <div class="store"><${Reserves} /><${Decks} /></div>
      <${Flights} board=${board} />
    </section>
  `;
}

function Ship({ name, places, children }) {
  return html`
    <section class=${`ship ${name}`} aria-label=${t(`ship:${name}`)}>
      ${name === "cylon" ? html`<${Shape} kind="basestar" />` : html`<${Hull} name=${name} />`}${name === "galactica" && html`<${Hull} name=${name} upright />`}
      <h2>${t(`ship:${name}`)}</h2>
      <div class="places">${places.map((place) => html`<${Place} key=${place.place} place=${place} />`)}</div>
      ${children}
    </section>
  `;
}

function Damage() {
  const { view } = useGame();
  const damaged = view.board.places.filter((place) => place.damaged).length;
  const most = view.board.destroyed_at;
  return html`
    <button type="button" class="track damage" data-explain="track:damage">
      <span class="unseen">${t("damage_label", { value: damaged, most })}</span>
      <span class="seen" aria-hidden="true">
        <span>${t("damage")}</span>
        ${Array.from({ length: most }, (_, n) => html`<i key=${n} class=${n < damaged ? "hit" : ""}></i>`)}
      </span>
    </button>
  `;
}
