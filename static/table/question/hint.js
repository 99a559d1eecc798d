// A word for whoever plays for the first time, once for each kind of moment.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { Secret } from "../input/secret.js";
import { useTable } from "../page/context.js";
import { known, t } from "../words/words.js";

const KEPT = "hints"; // in this browser: the moments that were read, or "all"
const LESSON = "lesson"; // and the table at which somebody came to learn

const read = () => JSON.parse(localStorage.getItem(KEPT) ?? "[]");
const keep = (moments) => localStorage.setItem(KEPT, JSON.stringify(moments));

export const hinting = () => !read().includes("all");
export const hints = (on) => keep(on ? [] : ["all"]); // from the beginning, or none

// Whether this table is there to learn at; whoever has just come to learn is told everything, from the beginning.
export function isLesson(table) {
  if (location.hash === "#learn") {
    hints(true);
    localStorage.setItem(LESSON, table);
    history.replaceState(null, "", location.pathname + location.search);
  }
  return localStorage.getItem(LESSON) === table;
}

export function Hint() {
  const { choice, view, me, parts, boot } = useTable();
  const [, redraw] = useState(0);
  const [lesson] = useState(() => isLesson(boot.table));
  const done = read();
  const moment = hinting() && parts.moments(choice.question, view, me, lesson).find((one) => known(`hint:${one}`) && !done.includes(one));
  const asked = choice.question?.id ?? null;
  const beside = useRef(null); // the question beside which a hint stands
  if (choice.sending && beside.current?.asked === asked) beside.current.acted = true;
  useEffect(() => {
    const before = beside.current;
    beside.current = asked && moment ? { asked, moment, acted: false } : null;
    // Whoever has answered needs no telling how; but a question that went away by itself has taught nobody.
    if (before?.acted && before.asked !== asked) close(before.moment);
  }, [asked, moment]);
  usePointing(moment ? parts.pointsAt(moment) : null);
  const close = (name) => {
    keep([...read(), name]);
    redraw((n) => n + 1);
  };
  const advice = moment && parts.adviceOf(moment, me);
  // Ears are told by a region that is always there.
  return html`
    <p class="unseen" role="status">${moment && t(`hint:${moment}`, parts.hintNumbers(view))}</p>
    ${moment &&
    html`<aside class="hint-card" aria-label=${t("hint")}>
      <p>${t(`hint:${moment}`, parts.hintNumbers(view))}</p>
      ${advice && known(`advice:${advice}`) && html`<${Secret} name=${t("advice")} count=${t("hold_to_look")}><p>${t(`advice:${advice}`)}</p><//>`}
      <div class="close">
        <button type="button" onClick=${() => close(moment)}>${t("got_it")}</button>
        <button type="button" onClick=${() => close("all")}>${t("no_hints")}</button>
      </div>
    </aside>`}
  `;
}

const SHOWN_BY = [["board", ".board-wrap"], ["hand", ".your-cards"], ["people", ".people"], ["log", ".side"]]; // and the parts they show

// What a hint speaks of has a frame while it stands there, and so has the tab behind which it lies.
function usePointing(selector) {
  useEffect(() => {
    if (!selector) return undefined;
    const found = [...document.querySelectorAll(selector)];
    const tabs = found.map((thing) => document.querySelector(`.tabs [data-tab="${SHOWN_BY.find(([, part]) => thing.closest(part))?.[0]}"]`));
    const things = new Set([...found, ...tabs].filter((thing) => thing !== null));
    for (const thing of things) thing.setAttribute("data-pointed", "");
    return () => {
      for (const thing of things) thing.removeAttribute("data-pointed");
    };
  }, [selector]);
}
