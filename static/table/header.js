// The top of the table: dials, jump track, distance, raptors, turn.

import { html } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { Dial } from "./dial.js";
import { JumpTrack } from "./jump_track.js";
import { nameOf } from "./names.js";
import { Reserves } from "./reserves.js";
import { t } from "./words.js";

export function Header() {
  const { view } = useTable();
  return html`
    <header class="head">
      <h1 class="unseen">${view.table?.name}</h1>
      <div class="dials">${view.dials.map((dial) => html`<${Dial} key=${dial.resource} ...${dial} />`)}</div>
      <${JumpTrack} jump=${view.game.jump} auto=${view.game.auto_jump} />
      <${Distance} />
      <${Reserves} />
    </header>
  `;
}

function Distance() {
  const { view, inspect } = useTable();
  const { turn, distance, goal, route, kept, sleeper_done } = view.game;
  const named = (cards) => cards.map((card) => nameOf(view, card.includes(":") ? card : `destination:${card}`));
  const tell = () =>
    inspect({
      title: t("distance_title", { distance, goal }),
      lines: [
        ...(route.length ? named(route).map((name, n) => t("jump_number", { number: n + 1, name })) : [t("no_jump_yet")]),
        ...(kept.length ? [t("kept", { names: named(kept).join(", ") })] : []),
        t(sleeper_done ? "sleeper_done" : "sleeper_to_come"),
      ],
    });
  return html`
    <button type="button" class="fact distance" onClick=${tell}>
      <span class="turn-number"><span>${t("turn")}</span> <b>${turn}</b></span> <span>${t("distance")}</span> <b>${t("of", { value: distance, most: goal })}</b>
    </button>
  `;
}
