// A line of the log that only its reader hears: of what lies face down it says nothing, either, until one peeks. When
// the game is over, or seen again, nothing lies face down any more.

import { html } from "../../vendor/preact-htm.js";
import { usePeek } from "../input/peek.js";
import { isOver, useTable } from "../page/context.js";
import { t } from "../words/words.js";

export function Whisper({ line, open = false }) {
  const { view, parts, replay } = useTable();
  const [peeking, , presses] = usePeek();
  const secret = !isOver(view) && !replay && line.about?.some(parts.faceDown);
  return html`<i>${t("only_you")}</i> ${secret ? html`<span class="whisper" ...${presses}>${peeking || open ? line.text : t("hold_to_look")}</span>` : line.text}`;
}
