// What is shown where not everything fits: tabs on a phone, foldable sides on a small screen.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

const TABS = ["board", "hand", "people", "log"];

export function Tabs({ tab, setTab }) {
  const { me, parts, unread } = useTable();
  const tabs = TABS.filter((name) => name !== "hand" || me !== null); // who watches holds nothing
  // Pressed again, a side folds away.
  const turn = (name) => setTab(name === tab && name !== "board" ? "board" : name);
  return html`
    <nav class="tabs" aria-label=${t("parts")}>
      ${tabs.map(
        (name) => html`
          <button key=${name} type="button" data-tab=${name} aria-pressed=${name === tab} onClick=${() => turn(name)}>
            ${name === "hand" ? t("tab_hand", { n: parts.handCount(me) }) : t(`tab:${name}`)}
            ${name === "log" && unread.lines.length > 0 && html` <b class="unread"><span class="unseen">${t("unread", { n: unread.lines.length })}</span><span aria-hidden="true">${unread.lines.length}</span></b>`}
          </button>
        `,
      )}
    </nav>
  `;
}
