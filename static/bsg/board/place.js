// One location: what one can do there, whether it is damaged, who stands in it.

import { Glow } from "../../table/question/glow.js";
import { personName } from "../../table/words/names.js";
import { known, list, t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { atPlace, Waiting } from "../nebula/allies.js";
import { Standee } from "../people/standee.js";
import { Sign } from "../pictures/signs.js";

export const STAY = "opt:stay";

/** @param {{ place: import("../game").PlaceView }} props */
export function Place({ place }) {
  const { view, seat, choice } = useGame();
  const stay = seat !== null && place.seats.includes(seat) && choice.may(STAY); // pressing where one is means to stay
  const here = place.seats.map((seat) => view.players[seat].name ?? personName(view, seat));
  const facts = [
    place.text,
    place.damaged && t("damaged"),
    place.hazardous && t("hazardous"),
    here.length > 0 && t("here", { names: list(here) }),
    ...atPlace(view, place.place),
  ].filter(Boolean);
  const shape = `place ${place.damaged ? "damaged" : ""} ${place.hazardous ? "hazardous" : ""} ${here.length ? "manned" : ""}`;
  return html`
    <${Glow} option=${stay ? STAY : `loc:${place.place}`} explain=${`loc:${place.place}`} class=${shape} label=${[place.name, ...facts].join(", ")} place=${place.place} firm>
      <${Sign} place=${place.place} /><span class="place-name">${place.name}</span>
      ${place.damaged
        ? html`<small class="hit"><span>${t("damaged")}</span></small>`
        : known(`short:${place.place}`) && html`<small class="does"><span>${t(`short:${place.place}`)}</span></small>`}
      <${Waiting} place=${place.place} />
      ${here.length > 0 && html`<span class="tokens">${place.seats.map((seat) => html`<${Standee} key=${seat} seat=${seat} />`)}</span>`}
    <//>
  `;
}
