// A word for whoever plays for the first time, once for each kind of moment.

import { html, useState } from "../vendor/preact-htm.js";
import { useTable } from "./context.js";
import { known, t } from "./words.js";

const KEPT = "hints"; // in this browser: the kinds that were read, or "all"

const read = () => JSON.parse(localStorage.getItem(KEPT) ?? "[]");

export function Hint() {
  const { choice } = useTable();
  const [done, setDone] = useState(read);
  const kind = choice.question?.window ? "window" : choice.question?.kind;
  if (!kind || !known(`hint:${kind}`) || done.includes(kind) || done.includes("all")) return null;
  const keep = (name) => {
    const now = [...done, name];
    localStorage.setItem(KEPT, JSON.stringify(now));
    setDone(now);
  };
  return html`
    <aside class="hint-card" aria-label=${t("hint")}>
      <p>${t(`hint:${kind}`)}</p>
      <div class="close">
        <button type="button" onClick=${() => keep(kind)}>${t("got_it")}</button>
        <button type="button" onClick=${() => keep("all")}>${t("no_hints")}</button>
      </div>
    </aside>
  `;
}
