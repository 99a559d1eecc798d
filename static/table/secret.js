// Something only its owner may see: face down until pressed and held, or toggled by keyboard.

import { html, useState } from "../vendor/preact-htm.js";
import { useCover } from "./cover.js";
import { t } from "./words.js";

export function Secret({ name, count, children }) {
  const [shown, show] = useState(false);
  useCover(() => show(false));
  const hold = (event) => {
    event.currentTarget.setPointerCapture(event.pointerId); // releasing outside counts, too
    show(true);
  };
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
        onPointerDown=${hold}
        onPointerUp=${() => show(false)}
        onPointerCancel=${() => show(false)}
        onContextMenu=${(event) => event.preventDefault()}
        onClick=${toggle}
        onBlur=${() => show(false)}
      >
        <b>${name}</b><small>${count}</small><small class="unseen">${t("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${shown && html`<div class="face-up">${children}</div>`}</div>
    </div>
  `;
}
