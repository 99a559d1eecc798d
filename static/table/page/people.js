// Who sits at the table, and the links to bring somebody here.

import { html } from "../../vendor/preact-htm.js";
import { TableMenu } from "../chairs/table_menu.js";
import { t } from "../words/words.js";
import { Bots } from "./bots.js";
import { useTable } from "./context.js";
import { Links } from "./links.js";

const GAP = 8; // pixels

// What opens at the end of the page comes above the question, which lies over that end on a phone.
function aboveQuestion({ target }) {
  if (!target.open) return;
  const drawer = document.getElementById("ask")?.getBoundingClientRect();
  if (drawer && drawer.width > innerWidth * 0.8) target.style.scrollMarginBottom = `${Math.round(innerHeight - drawer.top + GAP)}px`;
  target.scrollIntoView({ block: "nearest" });
}

export function People() {
  const { view, parts, replay } = useTable();
  return html`
    <aside class="people" id="people" aria-label=${t("people")} onToggleCapture=${aboveQuestion}>
      <ul>
        ${view.people.map(({ seat }) => html`<li key=${seat}><${parts.Person} seat=${seat} /></li>`)}
      </ul>
      ${!replay && html`<${TableMenu} /><${Bots} /><${Links} />`}
    </aside>
  `;
}
