// The game master's overview: who owes what, through whose eyes to look, and the reason for what is done next.

import { html, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { Since } from "../question/since.js";
import { personName } from "../words/names.js";
import { t } from "../words/words.js";

let reason = ""; // for the next answer that is given for somebody

export const whyNow = () => reason;

export function Overview() {
  const { view, seat, lookAs } = useTable();
  const [why, setWhy] = useState(reason);
  const write = (event) => {
    reason = event.currentTarget.value;
    setWhy(reason);
  };
  return html`
    <div class="chair-card overview">
      <h3>${t("overview")} <${Since} /></h3>
      <ul>
        <li><button type="button" aria-pressed=${seat === null} onClick=${() => lookAs(null)}>${t("look_as_table")}</button></li>
        ${view.people.map((one) => html`<li key=${one.seat}><${Eyes} seat=${one.seat} on=${seat === one.seat} /></li>`)}
      </ul>
      <label class="why-line">${t("answer_why")}<input maxlength="300" value=${why} onInput=${write} /></label>
    </div>
  `;
}

function Eyes({ seat, on }) {
  const { view, lookAs } = useTable();
  const asked = view.questions.mine.find((one) => one.seat === seat);
  const state = asked && (asked.given === null ? t("owes", { text: asked.text }) : t("has_given", { picks: given(asked) }));
  return html`
    <button type="button" aria-pressed=${on} onClick=${() => lookAs(on ? null : seat)}>
      <b>${personName(view, seat)}</b> ${state && html`<small class=${asked.given === null ? "owes" : ""}>${state}</small>`}
    </button>
  `;
}

const given = (asked) => asked.given.map((pick) => asked.labels[pick] ?? pick).join(", ") || t("nothing");
