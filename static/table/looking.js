// Cards one is just looking at, before they go back.

import { html } from "../vendor/preact-htm.js";
import { Boxes } from "./boxes.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

export function Looking() {
  const { me } = useTable();
  if (!me?.looking.length) return null;
  return html`
    <div class="looking" role="group" aria-label=${t("looking")}>
      <small>${t("looking")}</small>
      ${me.looking.map((card, n) => html`<article key=${n} class="card-large"><h3>${card.name}</h3><${Boxes} boxes=${card.boxes} /></article>`)}
    </div>
  `;
}
