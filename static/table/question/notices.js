// What was refused and why; stays until it was read, or something else succeeded.

import { html } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

export function Notices() {
  const { state, store } = useTable();
  return html`
    <div class="notices" role="alert">
      ${state.notices.map(
        (notice) => html`
          <div class="notice" key=${notice.words} data-code=${notice.code}>
            <span>${notice.words}</span>
            <button type="button" onClick=${() => store.dismiss(notice)}>${t("dismiss")}</button>
          </div>
        `,
      )}
    </div>
  `;
}
