// The chat of the table, with what may not be said at hand; who watches reads along.

import { html, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { clock, known, t } from "../words/words.js";
import { useFollowEnd } from "./follow_end.js";

const LONGEST = 500;

export function Chat({ lines }) {
  const { seat, master, send, view, parts, replay } = useTable();
  const [words, setWords] = useState("");
  const { box: scroll } = useFollowEnd(lines.length);
  const say = (event) => {
    event.preventDefault();
    const text = words.trim();
    if (!text) return;
    // What was refused can be said a little later, unless something else is being written.
    send({ do: "chat", text }, ({ type }) => {
      if (type !== "ok") setWords((now) => now || text);
    });
    setWords("");
  };
  return html`
    <div class="scroll" ref=${scroll} tabindex="0">
      ${known("secrecy_rules") && html`<details class="secrecy"><summary>${t("secrecy")}</summary><p>${t("secrecy_rules")}</p></details>`}
      <ol class="chat" aria-label=${t("side:chat")}>
        ${lines.map(
          (line) => html`<li key=${line.n} data-seat=${line.seat} class=${line.claim ? "claim" : ""}>
            <time datetime=${line.at}>${clock(line.at)}</time> ${view.people[line.seat]?.face && html`<img class="speaker" src=${view.people[line.seat].face} alt="" />`}<b>${line.name}</b> <span>${line.text}</span>
          </li>`,
        )}
      </ol>
      ${!lines.length && html`<p class="no-lines">${t("nobody_spoke")}</p>`}
    </div>
    ${replay
      ? null
      : seat === null || master || parts.out(view, seat)
      ? html`<p class="no-lines">${t("watchers_read")}</p>`
      : view.chairs?.seats[seat].muted
      ? html`<p class="no-lines">${t("silenced")}</p>`
      : html`<form class="say" onSubmit=${say}>
          <input type="text" maxlength=${LONGEST} value=${words} aria-label=${t("say_label")} placeholder=${t("say_label")}
            autocomplete="off" onInput=${(event) => setWords(event.currentTarget.value)} />
          <button type="submit">${t("say")}</button>
        </form>`}
  `;
}
