// One space area with what flies there: each kind of ship can be chosen by itself, and so can the area.

import { Glow } from "../../table/question/glow.js";
import { seatOption } from "../../table/words/names.js";
import { list, t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { inArea, pilotWords } from "../explanations.js";
import { Behind } from "../fleet/behind.js";
import { flownModel, marks } from "../fleet/far.js";
import { nameOf } from "../names.js";
import { Standee } from "../people/standee.js";
import { Shape } from "../pictures/shape.js";
import { crowd } from "./crowd.js";
import { Flotilla } from "./flotilla.js";
import { STAY } from "./place.js";

export const AREAS = ["front", "starboard-bow", "starboard-aft", "rear", "port-bow", "port-aft"];

/** @param {{ area: string, seen: import("../game").AreaView }} props */
export function Area({ area, seen }) {
  const { choice, view, spoken, seat } = useGame();
  const name = t(`area:${area}`);
  const stay = seat !== null && seen.pilots.includes(seat) && choice.may(STAY);
  const option = stay ? STAY : `area:${area}`;
  const may = choice.may(option);
  const label = [name, ...inArea(view, seen)].join(", ");
  // The whole area is a target for the mouse, but for ships that cannot be chosen; the keyboard has the button with its name.
  const anywhere = (event) => may && !event.target.closest("button, .dimmed") && choice.pick(option);
  return html`
    <section class=${`area ${area} ${may ? "open" : ""} ${spoken.has(option) ? "spoken" : ""}`} role="group" aria-label=${name} data-place=${area} onClick=${anywhere}>
      <${Glow} option=${option} explain=${`area:${area}`} class="area-name" label=${label} firm>
        <span>${name}</span>${seen.launch && html`<small class="launch">${t("launch")}</small>`}
      <//>
      <${Behind} area=${area} />
      <div class="ships" style=${crowd(seen, marks(view).areas[area] ?? 0)}><${Ships} seen=${seen} /></div>
    </section>
  `;
}

/** @param {{ seen: import("../game").AreaView }} props */
function Ships({ seen }) {
  const { view } = useGame();
  const { area } = seen;
  const modern = marks(view).areas[area] ?? 0;
  /** @type {[string, number][]} */
  const kinds = [
    ["raider", seen.raiders],
    ["heavy-raider", seen.heavy_raiders],
    ["viper", seen.vipers - modern],
    ["viper-mark-vii", modern],
  ];
  const counted = kinds.filter(([, n]) => n > 0);
  return html`
    ${seen.basestars.map((basestar) => {
      const damage = basestar.damage.map((token) => nameOf(view, token));
      const label = damage.length ? t("basestar_damaged", { damage: list(damage) }) : t("ship:basestar");
      return html`
        <${Glow} key=${basestar.option} option=${basestar.option} class="vessel basestar" label=${label}>
          <${Shape} kind="basestar" />${basestar.hits > 0 && html`<b class="hit">−${basestar.hits}</b>`}
        <//>
      `;
    })}
    ${counted.map(
      ([kind, n]) => html`
        <${Glow} key=${kind} option=${`ship:${kind}@${area}`} class=${`vessel ${kind}`} label=${t(`ships:${kind}`, { n })}>
          <${Flotilla} kind=${kind} n=${n} />
        <//>
      `,
    )}
    ${seen.pilots.map(
      (seat) => html`<${Glow} key=${`pilot${seat}`} option=${seatOption(seat)} class="vessel viper flown" label=${pilotWords(view, seat)}>
        <${Shape} kind=${flownModel(view, seat)} /><${Standee} seat=${seat} />
      <//>`,
    )}
    ${seen.civilians.map(
      (letter) => html`<${Glow} key=${letter} option=${`ship:civilian-${letter}`} class="vessel civilian" label=${t("civilian", { letter })}>
        <${Shape} kind="civilian" letter=${letter} />
      <//>`,
    )}
  `;
}
