// What the fleet has left: vipers, raptors, nukes, civilian ships.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { Glow } from "./glow.js";
import { nameOf } from "./names.js";
import { Shape } from "./shape.js";
import { t } from "./words.js";

export function Reserves() {
  const { view } = useTable();
  const { board } = view;
  const lost = board.civilians_lost.map((face) => nameOf(view, face));
  const lines = [
    t("vipers_reserve", { n: board.vipers }),
    t("vipers_damaged", { n: board.damaged_vipers }),
    t("vipers_destroyed", { n: board.destroyed_vipers }),
    t("raptors_left", { n: board.raptors }),
    t("nukes_left", { n: board.nukes }),
    t("civilians_left", { n: board.civilian_pile }),
    ...(lost.length ? [t("civilians_lost", { names: lost.join(", ") })] : []),
  ];
  const shown = [
    ["viper", board.vipers],
    ["raptor", board.raptors],
    ["nuke", board.nukes],
    ["civilian", board.civilian_pile],
  ];
  return html`
    <${Glow} option="ship:viper@reserves" class="fact reserves" label=${[t("reserves"), ...lines].join(", ")} title=${lines.join(", ")} explains=${{ title: t("reserves"), lines }}>
      ${shown.map(([kind, n]) => html`<${Shape} key=${kind} kind=${kind} /> <b>${n}</b>`)}
    <//>
  `;
}
