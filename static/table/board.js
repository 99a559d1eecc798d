// The board: six space areas around the ships, the Cylon locations, the decks.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { Area, AREAS } from "./area.js";
import { Boarding } from "./boarding.js";
import { useTable } from "./context.js";
import { Decks } from "./decks.js";
import { Place } from "./place.js";
import { t } from "./words.js";

export function Board() {
  const { view, choice } = useTable();
  const board = useRef(null);
  // What may be chosen is brought into sight where the board scrolls by itself; a page that scrolls is left alone.
  useEffect(() => {
    const glowing = board.current.querySelector(".glow");
    if (glowing && matchMedia("(min-width: 1200px)").matches) glowing.scrollIntoView({ block: "nearest" });
  }, [choice.question?.id]);
  const aboard = (ship) => view.board.places.filter((place) => place.ship === ship);
  return html`
    <section class="board" ref=${board} aria-label=${t("board")}>
      ${AREAS.map((area) => html`<${Area} key=${area} area=${area} seen=${view.areas.find((one) => one.area === area)} />`)}
      <div class="hull">
        <${Ship} name="galactica" places=${aboard("galactica")} />
        <${Ship} name="colonial-one" places=${aboard("colonial-one")} />
      </div>
      <${Ship} name="cylon" places=${aboard("cylon")} />
      <${Decks} />
    </section>
  `;
}

function Ship({ name, places }) {
  return html`
    <section class=${`ship ${name}`} aria-label=${t(`ship:${name}`)}>
      <h2>${t(`ship:${name}`)} ${name === "galactica" && html`<${Boarding} />`}</h2>
      <div class="places">${places.map((place) => html`<${Place} key=${place.place} place=${place} />`)}</div>
    </section>
  `;
}
