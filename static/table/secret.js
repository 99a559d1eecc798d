// Something only its owner may see: face down until pressed and held, or toggled by keyboard.

import { html, useEffect, useState } from "../vendor/preact-htm.js";
import { t } from "./words.js";

export function Secret({ name, count, children }) {
  const [shown, show] = useState(false);
  // Whoever looks away from the page covers the card.
  useEffect(() => {
    const cover = () => show(false);
    addEventListener("blur", cover);
    return () => removeEventListener("blur", cover);
  }, []);
  const hold = (event) => {
    event.currentTarget.setPointerCapture(event.pointerId); // releasing outside counts, too
    show(true);
  };
  const toggle = (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    if (!event.repeat) show(!shown);
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
        onKeyDown=${toggle}
        onBlur=${() => show(false)}
      >
        <b>${name}</b><small>${count}</small><small class="unseen">${t("hold_to_look")}</small>
      </button>
      <div class="uncovered" role="status">${shown && html`<div class="face-up">${children}</div>`}</div>
    </div>
  `;
}
