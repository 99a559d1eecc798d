// Somebody at the table of a game that says no more of them: the name, and whom the table waits for.

import { html } from "../../vendor/preact-htm.js";
import { chairTags } from "../chairs/tags.js";
import { useTable } from "../page/context.js";
import { Glow } from "../question/glow.js";
import { Since } from "../question/since.js";
import { personName, seatOption } from "../words/names.js";
import { t } from "../words/words.js";
import { Token } from "./token.js";

export function PlainPerson({ seat }) {
  const { view, seat: mine, master } = useTable();
  const name = personName(view, seat);
  const awaited = view.questions.waiting.some((waiting) => waiting.seat === seat);
  const tags = chairTags(view, seat);
  const label = [name, awaited && t("tag_awaited"), ...tags].filter(Boolean).join(", ");
  return html`
    <${Glow} option=${seatOption(seat)} class=${`person ${seat === mine ? "me" : ""}`} label=${label} firm>
      <${Token} seat=${seat} />
      <span class="who">
        <b>${seat === mine && !master ? t("you_named", { name }) : name}</b>
        <span class="marks">
          ${awaited && html`<i class="awaited">${t("tag_awaited")}</i>`}
          ${tags.map((tag) => html`<i key=${tag}>${tag}</i>`)}
        </span>
        ${awaited && seat !== mine && html`<${Since} />`}
      </span>
    <//>
  `;
}
