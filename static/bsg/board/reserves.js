// What the fleet has left: vipers ready, damaged and lost, raptors, nukes, civilian ships.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Shape } from "../pictures/shape.js";

export function Reserves() {
  const { view } = useGame();
  const { board } = view;
  const vipers = [t("vipers_reserve", { n: board.vipers }), t("vipers_damaged", { n: board.damaged_vipers }), t("vipers_destroyed", { n: board.destroyed_vipers })];
  return html`
    <section class="reserves" aria-label=${t("reserves")} data-place="reserves">
      <${Glow} option="ship:viper@reserves" explain="reserve:viper" class="reserve" label=${vipers.join(", ")} firm>
        <${Shape} kind="viper" /><b>${board.vipers}</b>
        ${board.damaged_vipers > 0 && html`<small class="hit">${t("short_damaged", { n: board.damaged_vipers })}</small>`}
        ${board.destroyed_vipers > 0 && html`<small>${t("short_lost", { n: board.destroyed_vipers })}</small>`}
      <//>
      <${Kind} kind="raptor" n=${board.raptors} label=${t("raptors_left", { n: board.raptors })} />
      <${Kind} kind="nuke" n=${board.nukes} label=${t("nukes_left", { n: board.nukes })} />
      <${Kind} kind="civilian" n=${board.civilian_pile} label=${t("civilians_left", { n: board.civilian_pile })} lost=${board.civilians_lost.length} />
    </section>
  `;
}

function Kind({ kind, n, label, lost = 0 }) {
  return html`
    <button type="button" class="reserve" data-explain=${`reserve:${kind}`}>
      <span class="unseen">${label}</span>
      <span class="seen" aria-hidden="true"><${Shape} kind=${kind} /><b>${n}</b>${lost > 0 && html`<small>${t("short_lost", { n: lost })}</small>`}</span>
    </button>
  `;
}
