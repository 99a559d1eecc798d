// The small card that explains whatever carries `data-explain`: on hovering, on focus, on a long press, or pinned by a click.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

const HOVER = 350; // milliseconds until hovering explains
const LEAVE = 200; // to get from the thing to its card
const PRESS = 450; // a long press
const SLOP = 10; // pixels a finger may stray while it presses
const GAP = 8; // pixels

export function Popover() {
  const { view, me, choice, parts } = useTable();
  const [shown, show] = useState(null); // {typed, option, rect, pinned, origin}
  const now = useRef(null);
  now.current = shown;
  const close = useExplaining(show, now);
  const card = useRef(null);
  useLayoutEffect(() => shown && card.current && place(card.current, shown.rect));
  useEffect(() => {
    if (shown?.pinned) card.current?.focus();
  }, [shown?.typed, shown?.pinned]);

  const found = shown && explained(parts.explanation(view, me, shown.typed), choice.question?.dimmed[shown.option]);
  // The table moved on, and took what was explained with it.
  useEffect(() => {
    if (shown && (!found || (!shown.pinned && !shown.origin.isConnected))) show(null);
  });
  if (!found) return null;
  return html`
    <aside class=${`popover ${shown.pinned ? "pinned" : ""}`} ref=${card} role=${shown.pinned ? "dialog" : "tooltip"}
      aria-label=${found.title || t("why_not")} tabindex="-1" onKeyDown=${stayInside}>
      ${found.title && html`<h3>${found.title}</h3>`}
      ${found.lines.map((line, n) => html`<p key=${n} class=${line.tone ?? ""}>${line.text ?? line}</p>`)}
      ${found.more}
      ${shown.pinned &&
      html`<div class="close">
        ${found.link && html`<a class="button" href=${found.link} target="_blank" rel="noopener">${t("in_compendium")}</a>`}
        <button type="button" onClick=${close}>${t("close")}</button>
      </div>`}
    </aside>
  `;
}

// With why it cannot be chosen; null if there is nothing to say.
function explained(found, against) {
  const why = against ? [{ tone: "why", text: against }] : [];
  if (!found) return why.length ? { title: "", lines: why } : null;
  return { ...found, lines: [...found.lines.filter(Boolean), ...why] };
}

// Tab goes round inside a pinned card.
function stayInside(event) {
  if (event.key !== "Tab") return;
  const stops = [...event.currentTarget.querySelectorAll("a, button")];
  const [from, to] = event.shiftKey ? [stops[0], stops[stops.length - 1]] : [stops[stops.length - 1], stops[0]];
  if (document.activeElement !== from && document.activeElement !== event.currentTarget) return;
  event.preventDefault();
  to?.focus();
}

// One set of listeners for the whole page: things come and go, the page stays. Gives the function that closes the card.
function useExplaining(show, now) {
  const returning = useRef(false); // the focus goes back to where it was, which is no reason to explain that again
  const close = () => {
    const { pinned, origin } = now.current ?? {};
    show(null);
    if (!pinned) return;
    returning.current = true;
    origin.focus();
    returning.current = false;
  };
  useEffect(() => {
    let timer = 0;
    let pressed = false; // a long press explains instead of choosing
    let at = [0, 0]; // where the finger came down
    let rest = [0, 0]; // where the mouse was last moved to
    const carrier = (event) => event.target.closest?.("[data-explain]");
    const from = (element, pinned) => {
      const { explain: typed, why: option = typed } = element.dataset;
      show({ typed, option, rect: element.getBoundingClientRect(), pinned, origin: element });
    };
    const glance = (element) => !now.current?.pinned && from(element, false);
    const later = (wait, act) => {
      clearTimeout(timer);
      timer = setTimeout(act, wait);
    };
    const hide = () => show((now) => (now?.pinned ? now : null));
    const listeners = {
      pointerover(event) {
        if (event.pointerType !== "mouse" || event.buttons) return;
        // The next question is drawn under a mouse at rest: nobody pointed at it, and its card would cover what is asked.
        if (event.clientX === rest[0] && event.clientY === rest[1]) return;
        if (event.target.closest?.(".popover")) return clearTimeout(timer);
        const element = carrier(event);
        if (!element) return later(LEAVE, hide);
        later(HOVER, () => glance(element));
      },
      pointerdown(event) {
        pressed = false;
        at = [event.clientX, event.clientY];
        const element = carrier(event);
        if (!element && !event.target.closest?.(".popover")) show(null);
        if (!element || event.pointerType === "mouse") return later(0, () => {});
        later(PRESS, () => {
          pressed = true;
          from(element, true);
        });
      },
      pointermove(event) {
        if (event.pointerType === "mouse") rest = [event.clientX, event.clientY];
        else if (Math.hypot(event.clientX - at[0], event.clientY - at[1]) > SLOP) clearTimeout(timer);
      },
      pointerup: (event) => event.pointerType !== "mouse" && clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      contextmenu(event) {
        if (carrier(event) && pressed) event.preventDefault();
      },
      click(event) {
        const element = event.target.closest?.("[data-option]") ?? carrier(event); // what is chosen need not explain itself
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
        if (returning.current) return;
        if (element?.matches(":focus-visible")) glance(element);
        else if (!event.target.closest?.(".popover")) hide();
      },
      focusout: hide,
      keydown(event) {
        pressed = false;
        if (event.key === "Escape") close();
      },
      scroll: hide,
    };
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true);
    };
  }, []);
  return close;
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
