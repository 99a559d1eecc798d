// The choice of a character: every sheet that can be chosen, readable, with a button of its own.

import { t } from "../../table/words/words.js";
import { html, useEffect } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";
import { Sheet } from "./sheet.js";

export function ChooseCharacter() {
  const { view, choice } = useGame();
  const offered = choice.question?.options.filter((option) => option.startsWith("char:")) ?? [];
  const choosing = offered.length > 0;
  // The sheets are long: where they lay, a phone shows the board from its top.
  useEffect(() => (choosing ? () => scrollTo(0, 0) : undefined), [choosing]);
  if (!choosing) return null;
  const sheets = offered.flatMap((option) => view.characters.find((sheet) => sheet.character === option) ?? []);
  return html`
    <section class="sheets-offered" data-answers aria-label=${t("characters")}>
      <h2>${choice.question?.text}</h2>
      <p class="legend">${t("sheet_legend")}</p>
      <ul>
        ${sheets.map(
          (sheet) => html`
            <li key=${sheet.character} class="sheet-card">
              <h3>${sheet.name} <small>${t(`type:${sheet.type}`)}${sheet.good_first && html` <mark class="good-first">${t("good_first")}</mark>`}</small></h3>
              <${Sheet} sheet=${sheet} />
              <button type="button" class="go" disabled=${choice.sending} data-option=${sheet.character}
                onClick=${() => choice.pick(sheet.character)}>${t("choose_named", { name: sheet.name })}</button>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}
