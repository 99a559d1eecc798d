// The game master's overview: who owes what, through whose eyes to look, and the reason for what is done next.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { Since } from "../question/since.js";
import { personName } from "../words/names.js";
import { t } from "../words/words.js";

let reason = ""; // for the next answer that is given for somebody

export const whyNow = () => reason;

export function Overview() {
  const { view, seat, lookAs } = useTable();
  const [why, setWhy] = useState(reason);
  const [looking, look] = useState(false);
  const write = (event) => {
    reason = event.currentTarget.value;
    setWhy(reason);
  };
  const owes = seat !== null && view.questions.mine.some((one) => one.seat === seat && one.given === null);
  return html`
    <div class="chair-card overview">
      <div class="runs"><h3>${t("overview")}</h3><button type="button" aria-haspopup="dialog" onClick=${() => look(true)}>${t("face_down")}</button></div>
      <ul>
        <li><button type="button" aria-pressed=${seat === null} onClick=${() => lookAs(null)}>${t("look_as_table")}</button></li>
        ${view.people.map((one) => html`<li key=${one.seat}><${Eyes} seat=${one.seat} on=${seat === one.seat} /></li>`)}
      </ul>
      ${owes && html`<label class="why-line">${t("answer_why", { name: personName(view, seat) })}<input id="answer-why" maxlength="300" value=${why} onInput=${write} /></label>`}
      ${looking && html`<${FaceDown} close=${() => look(false)} />`}
    </div>
  `;
}

// What people hold, and what lies in the decks and elsewhere face down, the next card first.
function FaceDown({ close }) {
  const { view } = useTable();
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return html`
    <dialog class="help face-down" ref=${dialog} onClose=${close} aria-label=${t("face_down")}>
      <h2>${t("face_down")}</h2>
      <p>${t("face_down_words")}</p>
      ${(view.hidden ?? []).map(
        (pile) => html`
          <details key=${pile.label}>
            <summary>${pile.label} (${pile.things.length})</summary>
            ${pile.things.length ? html`<ol>${pile.things.map((one, n) => html`<li key=${n}>${one.name}</li>`)}</ol>` : html`<p>${t("nothing")}</p>`}
          </details>
        `,
      )}
      <form method="dialog" class="close"><button type="submit" class="go">${t("close")}</button></form>
    </dialog>
  `;
}

function Eyes({ seat, on }) {
  const { view, lookAs } = useTable();
  const asked = view.questions.mine.find((one) => one.seat === seat);
  const state = asked && (asked.given === null ? t("owes", { text: asked.text }) : t("has_given", { picks: given(asked) }));
  return html`
    <button type="button" aria-pressed=${on} onClick=${() => lookAs(on ? null : seat)}>
      <b>${personName(view, seat)}</b> ${state && html`<small class=${asked.given === null ? "owes" : ""}>${state}</small>`}
      ${state && asked.given === null && html`<${Since} />`}
    </button>
  `;
}

const given = (asked) => asked.given.map((pick) => asked.labels[pick] ?? pick).join(", ") || t("nothing");
