// What one has learned, and one's own notes about the others; kept by the table, seen by nobody else.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

const LONGEST = 4000;
const PAUSE = 800; // milliseconds after the last key

export function Notes() {
  const { view, send, replay, parts } = useTable();
  const kept = view.notes?.text ?? "";
  const [words, setWords] = useState(kept);
  const typing = useRef(0);
  const typed = useRef(kept);
  // Written in another tab of the same seat.
  useEffect(() => {
    if (!typing.current) setWords(kept);
  }, [kept]);
  const keep = () => {
    clearTimeout(typing.current);
    typing.current = 0;
    send({ do: "note", text: typed.current });
  };
  const flush = () => typing.current && keep();
  useEffect(() => {
    addEventListener("pagehide", flush);
    document.addEventListener("visibilitychange", flush);
    return () => {
      removeEventListener("pagehide", flush);
      document.removeEventListener("visibilitychange", flush);
      flush();
    };
  }, []);
  const write = (event) => {
    typed.current = event.currentTarget.value;
    setWords(typed.current);
    clearTimeout(typing.current);
    typing.current = setTimeout(keep, PAUSE);
  };
  return html`
    <div class="learned"><${parts.Seen} /></div>
    <label class="notes">
      <span>${t("notes_label")}</span>
      <textarea readonly=${Boolean(replay)} maxlength=${LONGEST} value=${words} onInput=${write}></textarea>
    </label>
  `;
}
