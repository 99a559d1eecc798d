// A line of the log that only its reader hears: of what lies face down it says nothing, either, until it is held. When
// the game is over, nothing lies face down any more.

import { html } from "../../vendor/preact-htm.js";
import { useHeld } from "../input/peek.js";
import { useTable } from "../page/context.js";
import { kindOf } from "../words/names.js";
import { t } from "../words/words.js";

const OPEN = ["card", "quorum"]; // what lies open in the hand

export function Whisper({ line, open = false }) {
  const { view } = useTable();
  const [held, , holds] = useHeld();
  const secret = !view.game.winner && line.about?.some((typed) => !OPEN.includes(kindOf(typed)));
  return html`<i>${t("only_you")}</i> ${secret ? html`<span class="whisper" ...${holds}>${held || open ? line.text : t("hold_to_look")}</span>` : line.text}`;
}
