// What the fleet has left: vipers ready, damaged and lost, raptors, nukes, civilian ships.

import { Glow } from "../../table/question/glow.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { vipersOf, viperWords } from "../explanations.js";
import { Shape } from "../pictures/shape.js";

const LINED_UP = 3; // as many vipers as are drawn

export function Reserves() {
  const { view } = useGame();
  const { board } = view;
  return html`
    <section class="reserves" aria-label=${t("reserves")} data-place="reserves">
      <${Vipers} model="viper" />
      ${view.fleet && html`<${Vipers} model="viper-mark-vii" />`}
      <${Kind} kind="raptor" n=${board.raptors} label=${t("raptors_left", { n: board.raptors })} />
      <${Kind} kind="nuke" n=${board.nukes} label=${t("nukes_left", { n: board.nukes })} />
      <${Kind} kind="civilian" n=${board.civilian_pile} label=${t("civilians_left", { n: board.civilian_pile })} lost=${board.civilians_lost.length} />
    </section>
  `;
}

function Vipers({ model }) {
  const { view } = useGame();
  const { reserves, damaged, destroyed } = vipersOf(view, model);
  return html`
    <${Glow} option=${`ship:${model}@reserves`} explain=${`reserve:${model}`} class="reserve" label=${[t(`ship:${model}`), ...viperWords(view, model)].join(", ")} firm>
      <span class="lined-up">${Array.from({ length: Math.max(1, Math.min(reserves, LINED_UP)) }, (_, n) => html`<${Shape} key=${n} kind=${model} />`)}</span><b class="left">${reserves}</b>
      ${damaged > 0 && html`<small class="hit" data-n=${damaged}><span>${t("short_damaged", { n: damaged })}</span></small>`}
      ${destroyed > 0 && html`<small class="lost">${t("short_lost", { n: destroyed })}</small>`}
    <//>
  `;
}

function Kind({ kind, n, label, lost = 0 }) {
  return html`
    <button type="button" class="reserve" data-explain=${`reserve:${kind}`}>
      <span class="unseen">${label}</span>
      <span class="seen" aria-hidden="true"><${Shape} kind=${kind} /><b class="left">${n}</b>${lost > 0 && html`<small class="lost">${t("short_lost", { n: lost })}</small>`}</span>
    </button>
  `;
}
