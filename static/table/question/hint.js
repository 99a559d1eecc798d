// A word for whoever plays for the first time, once for each kind of moment.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { known, t } from "../words/words.js";

const KEPT = "hints"; // in this browser: the moments that were read, or "all"

const read = () => JSON.parse(localStorage.getItem(KEPT) ?? "[]");
const keep = (moments) => localStorage.setItem(KEPT, JSON.stringify(moments));

export const hinting = () => !read().includes("all");
export const hints = (on) => keep(on ? [] : ["all"]); // from the beginning, or none

export function Hint() {
  const { choice, view, me, parts } = useTable();
  const [, redraw] = useState(0);
  const done = read();
  const moment = parts.moments(choice.question, view, me).find((one) => known(`hint:${one}`) && !done.includes(one));
  const asked = choice.question?.id ?? null;
  const beside = useRef(null); // the question beside which a hint stands
  useEffect(() => {
    const before = beside.current;
    beside.current = asked && moment ? { asked, moment } : null;
    // Whoever has answered needs no telling how.
    if (before && before.asked !== asked) close(before.moment);
  }, [asked, moment]);
  const close = (name) => {
    keep([...read(), name]);
    redraw((n) => n + 1);
  };
  if (!moment || !hinting()) return null;
  return html`
    <aside class="hint-card" aria-label=${t("hint")}>
      <p>${t(`hint:${moment}`, parts.hintNumbers(view))}</p>
      <div class="close">
        <button type="button" onClick=${() => close(moment)}>${t("got_it")}</button>
        <button type="button" onClick=${() => close("all")}>${t("no_hints")}</button>
      </div>
    </aside>
  `;
}
