// What was said and not seen yet: how many lines, and the latest for a moment, wherever one is.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { t } from "../words/words.js";

const SHOWN = 7_000; // milliseconds for which a line stands there

// `seen` says that the chat is in sight, up to its last line.
export function useUnread(state, view, seat, replay) {
  const kept = view.table && `chat-read:${view.table.id}`;
  const [read, setRead] = useState(0); // the last line of the chat that was seen
  useEffect(() => {
    if (kept) setRead(Number(localStorage.getItem(kept) ?? 0));
  }, [kept]);
  const lines = replay ? [] : state.chat.filter((line) => line.n > read && line.seat !== seat);
  const seen = () => {
    const last = state.chat[state.chat.length - 1]?.n ?? 0;
    if (replay || last <= read) return;
    setRead(last);
    localStorage.setItem(kept, String(last));
  };
  return { lines, seen };
}

// The latest line of a person, which leads to the chat. Claims stand beside the check, and bots may talk a lot.
export function Said({ chat }) {
  const { view, unread, state } = useTable();
  const heard = useRef(null); // the last line that was there when one came, or that has been shown
  const [line, show] = useState(null);
  const last = unread.lines.findLast((one) => !one.claim && view.people[one.seat]?.kind !== "bot");
  useEffect(() => {
    if (!state.synced) return undefined;
    const news = heard.current !== null && last && last.n > heard.current;
    heard.current = Math.max(heard.current ?? 0, last?.n ?? 0);
    if (news) show(last);
  }, [state.synced, last?.n]);
  useEffect(() => {
    if (!line) return undefined;
    const timer = setTimeout(() => show(null), SHOWN);
    return () => clearTimeout(timer);
  }, [line]);
  const shown = line && unread.lines.includes(line) ? line : null;
  return html`
    <div class="said" role="status">
      ${shown && html`<button type="button" title=${t("to_chat")} data-seat=${shown.seat} onClick=${chat}><b>${shown.name}</b> <span>${shown.text}</span></button>`}
    </div>
  `;
}
