// One location with who stands in it; clicked, it is chosen or explains itself.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { Glow } from "./glow.js";
import { personName } from "./names.js";
import { Token } from "./token.js";
import { list, t } from "./words.js";

export function Place({ place }) {
  const { view } = useTable();
  const here = place.seats.map((seat) => view.players[seat].name ?? personName(view, seat));
  const facts = [
    place.damaged && t("damaged"),
    place.hazardous && t("hazardous"),
    here.length > 0 && t("here", { names: list(here) }),
  ].filter(Boolean);
  const shape = `place ${place.damaged ? "damaged" : ""} ${place.hazardous ? "hazardous" : ""}`;
  const explains = { title: place.name, lines: [place.text ?? t("no_action_here"), ...facts] };
  return html`
    <${Glow} option=${`loc:${place.place}`} class=${shape} label=${[place.name, ...facts].join(", ")} explains=${explains} title=${place.text}>
      <span>${place.name}${place.damaged && html` <small>${t("damaged")}</small>`}</span>
      ${here.length > 0 && html`<span class="tokens">${place.seats.map((seat) => html`<${Token} key=${seat} seat=${seat} />`)}</span>`}
    <//>
  `;
}
