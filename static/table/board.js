// The board: six space areas as a ring around the ships, the Cylon locations, what is in store.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { Area, AREAS } from "./area.js";
import { Boarding } from "./boarding.js";
import { useTable } from "./context.js";
import { Decks } from "./decks.js";
import { Flights } from "./flights.js";
import { Place } from "./place.js";
import { Reserves } from "./reserves.js";
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
      <div class="space">
        ${AREAS.map((area) => html`<${Area} key=${area} area=${area} seen=${view.areas.find((one) => one.area === area)} />`)}
        <div class="hull">
          <${Ship} name="galactica" places=${aboard("galactica")}><span class="tracks"><${Damage} /><${Boarding} /></span><//>
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
      ${name === "galactica" && html`<${Outline} />`}
      <h2>${t(`ship:${name}`)}</h2>
      <div class="places">${places.map((place) => html`<${Place} key=${place.place} place=${place} />`)}${children}</div>
    </section>
  `;
}

// Galactica from above, bow to the left: a hull between its two flight pods.
function Outline() {
  return html`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <path class="pod" d="M120,2 L372,2 L386,12 L372,22 L120,22 L108,12Z M120,178 L372,178 L386,188 L372,198 L120,198 L108,188Z" />
      <path class="body" d="M1,100 C1,56 10,30 32,22 L110,13 L372,11 C390,11 399,20 399,36 L399,164 C399,180 390,189 372,189 L110,187 L32,178 C10,170 1,144 1,100Z" />
    </svg>
  `;
}

function Damage() {
  const { view } = useTable();
  const damaged = view.board.places.filter((place) => place.damaged).length;
  return html`
    <button type="button" class=${`track damage ${damaged ? "some" : ""}`} data-explain="track:damage">
      <span>${t("damage")}</span> <b>${t("of", { value: damaged, most: view.board.destroyed_at })}</b>
    </button>
  `;
}
