// Who sits at the table, and the links to bring somebody here.

import { html } from "../../vendor/preact-htm.js";
import { TableMenu } from "../chairs/table_menu.js";
import { t } from "../words/words.js";
import { Bots } from "./bots.js";
import { useTable } from "./context.js";
import { Links } from "./links.js";

export function People() {
  const { view, parts, replay } = useTable();
  return html`
    <aside class="people" id="people" aria-label=${t("people")}>
      <ul>
        ${view.people.map(({ seat }) => html`<li key=${seat}><${parts.Person} seat=${seat} /></li>`)}
      </ul>
      ${!replay && html`<${TableMenu} /><${Bots} /><${Links} />`}
    </aside>
  `;
}
