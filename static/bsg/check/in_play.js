// Cards that stay in play, in sight as long as they do; each explains itself.

import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { nameOf } from "../names.js";

export function InPlay() {
  const { view } = useGame();
  const { kept } = view.game;
  if (!kept.length) return null;
  return html`<p class="in-play">${t("in_play")} ${kept.map((card) => html`<button key=${card} type="button" data-explain=${card}>${nameOf(view, card)}</button>`)}</p>`;
}
