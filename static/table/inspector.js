// A small card that explains what was clicked; closed by its button or Escape.

import { html, useEffect, useRef } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { t } from "./words.js";

export function Inspector({ inspected }) {
  const { inspect } = useTable();
  const close = useRef(null);
  const before = useRef(null);
  useEffect(() => {
    if (!inspected) {
      before.current?.focus();
      before.current = null;
      return undefined;
    }
    before.current ??= document.activeElement;
    close.current?.focus();
    const escape = (event) => event.key === "Escape" && inspect(null);
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  }, [inspected]);
  if (!inspected) return null;
  return html`
    <aside class="inspector" role="dialog" aria-label=${inspected.title}>
      <div>
        <h3>${inspected.title}</h3>
        ${inspected.lines.map((line) => html`<p key=${line}>${line}</p>`)}
      </div>
      <button type="button" ref=${close} onClick=${() => inspect(null)}>${t("close")}</button>
    </aside>
  `;
}
