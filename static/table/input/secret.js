// Something only its owner may see: face down until pressed and held, or toggled by keyboard.

import { html } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { usePeek } from "./peek.js";

export function Secret({ name, count, children }) {
  const [shown, show, presses] = usePeek();
  // A click without a pointer: a key, or a screen reader, which cannot hold anything down.
  const toggle = (event) => {
    if (event.detail === 0) show(!shown);
  };
  return html`
    <div class="secret-place">
      <button
        type="button"
        class="secret"
        aria-pressed=${shown}
        ...${presses}
        onClick=${toggle}
        onBlur=${() => show(false)}
      >
        <b>${name}</b><small>${count}</small><small class="unseen">${t("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${shown && html`<div class="face-up">${children}</div>`}</div>
    </div>
  `;
}
