// The websocket to the table: says what it has, beats, comes back by itself, and sends again what was not answered.

import { possessions } from "./store.js";
import { t } from "./words.js";

const PROTOCOL = 1;
const BEAT = 20_000; // between two heartbeats
const PATIENCE = 10_000; // for the answer to one
const SHORTEST = 500; // between two attempts to connect
const LONGEST = 15_000;
const FINAL = { 4403: "forbidden", 4404: "unknown" }; // closed for good
const TOO_LONG = 1009;
const QUIET = new Set(["earlier", "read", "note"]); // commands that people do not notice

export function connect({ url, seat, store }) {
  let socket = null;
  let attempts = 0;
  let greeted = false;
  let beat = 0; // timers
  let impatience = 0;
  let retry = 0;
  let syncing = null; // id of the sync without an answer
  let ended = false;

  function open() {
    clearTimeout(retry);
    if (ended || socket) return;
    greeted = false;
    const mine = (socket = new WebSocket(url));
    impatience = setTimeout(() => lose(mine), PATIENCE);
    mine.onmessage = (event) => mine === socket && hear(JSON.parse(event.data));
    mine.onclose = (event) => mine === socket && closed(event.code);
  }

  // A dead line may take minutes to notice that it is: we do not wait for its close event.
  function lose(which) {
    if (which !== socket) return;
    which.close();
    closed(1006);
  }

  function closed(code) {
    socket = null;
    syncing = null;
    clearTimeout(beat);
    clearTimeout(impatience);
    if (code in FINAL) {
      ended = true;
      store.set({ link: FINAL[code] });
      return;
    }
    if (code === TOO_LONG) {
      store.set({ pending: [] });
      store.notice(t("too_long"), "too_long");
    }
    store.set({ link: navigator.onLine === false ? "offline" : "lost" });
    const wait = Math.min(LONGEST, SHORTEST * 2 ** attempts++);
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2));
  }

  const post = (message) => socket.send(JSON.stringify(message));

  function sync() {
    if (!socket || !greeted || syncing) return;
    clearTimeout(beat);
    const mine = socket;
    syncing = name();
    impatience = setTimeout(() => lose(mine), PATIENCE);
    post({ do: "sync", id: syncing, ...possessions(store.state) });
  }

  function hear(message) {
    if (message.type === "hello") hello(message);
    else if (message.type === "ok" || message.type === "refused" || message.type === "stale") answered(message);
    else store.hear(message);
  }

  function hello(message) {
    clearTimeout(impatience);
    if (message.protocol !== PROTOCOL || message.seat !== seat) {
      outdated();
      return;
    }
    greeted = true;
    store.set({ ahead: message.now ? Date.parse(message.now) - Date.now() : 0, since: store.state.since ?? message.since ?? null });
    sync();
    for (const command of store.state.pending) post(command);
  }

  // The page believes something that is no longer so. Reloading twice in a row would not help either.
  function outdated() {
    ended = true;
    socket.close();
    store.set({ link: "outdated" });
    const before = Number(sessionStorage.getItem("reloaded") || 0);
    sessionStorage.setItem("reloaded", String(Date.now()));
    if (Date.now() - before > 30_000) location.reload();
  }

  function answered({ type, id, words, code }) {
    if (id === syncing && id !== null) {
      syncing = null;
      attempts = 0;
      clearTimeout(impatience);
      beat = setTimeout(sync, BEAT);
      store.set({ link: "open", synced: true });
      if (type === "ok") return;
    }
    const command = store.state.pending.find((one) => one.id === id);
    store.set({ pending: store.state.pending.filter((one) => one.id !== id) });
    if (type !== "ok") store.notice(words, code);
    else if (command && !QUIET.has(command.do)) store.set({ notices: [] });
  }

  addEventListener("online", () => {
    attempts = 0;
    open();
  });
  addEventListener("offline", () => socket && lose(socket));
  // A phone that was put to sleep finds out at once, not at its next heartbeat.
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) return;
    attempts = 0;
    if (socket) sync();
    else open();
  });

  open();

  return {
    // Kept until it is answered, whatever happens to the line; sent again with the same id it counts once.
    send(command) {
      const message = { ...command, id: name() };
      store.set({ pending: [...store.state.pending, message] });
      if (socket && greeted) post(message);
      return message.id;
    },
  };
}

// crypto.randomUUID exists only on secure pages, and a table at home is plain http.
function name() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
