// The small card that explains whatever carries `data-explain`: on hovering, on focus, on a long press, or pinned by a click.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { explanation } from "./explanations.js";
import { Sheet } from "./sheet.js";
import { t } from "./words.js";

const HOVER = 350; // milliseconds until hovering explains
const LEAVE = 200; // to get from the thing to its card
const PRESS = 450; // a long press
const GAP = 8; // pixels

export function Popover() {
  const { view, me, choice } = useTable();
  const [shown, show] = useState(null); // {typed, rect, pinned, origin}
  useExplaining(show);
  const card = useRef(null);
  useLayoutEffect(() => shown && card.current && place(card.current, shown.rect));
  useEffect(() => {
    if (shown?.pinned) card.current?.focus();
  }, [shown?.typed, shown?.pinned]);

  const found = shown && explanation(view, me, shown.typed, choice.question?.dimmed);
  if (!found) return null;
  const close = () => {
    show(null);
    shown.origin?.focus?.();
  };
  return html`
    <aside class=${`popover ${shown.pinned ? "pinned" : ""}`} ref=${card} role=${shown.pinned ? "dialog" : "tooltip"} aria-label=${found.title || t("why_not")} tabindex="-1">
      ${found.title && html`<h3>${found.title}</h3>`}
      ${found.lines.map((line, n) => html`<p key=${n} class=${line.tone ?? ""}>${line.text ?? line}</p>`)}
      ${found.sheet && html`<${Sheet} sheet=${found.sheet} />`}
      ${shown.pinned &&
      html`<div class="close">
        ${found.link && html`<a class="button" href=${found.link} target="_blank" rel="noopener">${t("in_compendium")}</a>`}
        <button type="button" onClick=${close}>${t("close")}</button>
      </div>`}
    </aside>
  `;
}

// One set of listeners for the whole page: things come and go, the page stays.
function useExplaining(show) {
  useEffect(() => {
    let timer = 0;
    let pressed = false; // a long press explains instead of choosing
    const carrier = (event) => event.target.closest?.("[data-explain]");
    const from = (element, pinned) => show({ typed: element.dataset.explain, rect: element.getBoundingClientRect(), pinned, origin: pinned ? element : null });
    const later = (wait, act) => {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    };
    const hide = () => show((now) => (now?.pinned ? now : null));
    const listeners = {
      pointerover(event) {
        if (event.pointerType !== "mouse" || event.buttons) return;
        if (event.target.closest?.(".popover")) return clearTimeout(timer);
        const element = carrier(event);
        if (!element) return later(LEAVE, hide);
        later(HOVER, () => show((now) => (now?.pinned ? now : { typed: element.dataset.explain, rect: element.getBoundingClientRect(), pinned: false })));
      },
      pointerdown(event) {
        pressed = false;
        const element = carrier(event);
        if (!element && !event.target.closest?.(".popover")) show(null);
        if (!element || event.pointerType === "mouse") return later(0, () => {});
        later(PRESS, () => {
          pressed = true;
          from(element, true);
        });
      },
      pointerup: (event) => event.pointerType !== "mouse" && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu(event) {
        if (carrier(event) && pressed) event.preventDefault();
      },
      click(event) {
        const element = carrier(event);
        if (pressed) {
          event.preventDefault();
          event.stopPropagation();
          pressed = false;
        } else if (element && !element.dataset.option) {
          clearTimeout(timer);
          from(element, true);
        } else if (element) {
          clearTimeout(timer);
          show(null);
        }
      },
      focusin(event) {
        const element = carrier(event);
        if (element?.matches(":focus-visible")) show((now) => (now?.pinned ? now : { typed: element.dataset.explain, rect: element.getBoundingClientRect(), pinned: false }));
        else if (!event.target.closest?.(".popover")) hide();
      },
      focusout: hide,
      keydown(event) {
        if (event.key === "Escape")
          show((now) => {
            now?.origin?.focus?.();
            return null;
          });
      },
      scroll: hide,
    };
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true);
    };
  }, []);
}

// Below the thing if there is room, else above, always inside the window.
function place(card, rect) {
  const { width, height } = card.getBoundingClientRect();
  const below = rect.bottom + GAP;
  const top = below + height <= innerHeight - GAP ? below : rect.top - GAP - height;
  const left = rect.left + rect.width / 2 - width / 2;
  card.style.top = `${Math.max(GAP, Math.min(top, innerHeight - GAP - height))}px`;
  card.style.left = `${Math.max(GAP, Math.min(left, innerWidth - GAP - width))}px`;
}
