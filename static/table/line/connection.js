// The websocket to a table: says what it has, asks now and then, comes back by itself, and sends again what was not answered.

import { t } from "../words/words.js";
import { randomHex } from "./random.js";
import { possessions } from "./store.js";

const PROTOCOL = 1;
const HEARTBEAT = 20_000; // between two of them
const PATIENCE = 10_000; // for the answer to one
const DOUBT = 1500; // until an answer that does not come is worth a word
const SHORTEST = 500; // between two attempts to connect
const LONGEST = 15_000;
const FINAL = { 4403: "forbidden", 4404: "unknown" }; // closed for good
const GONE = 4401; // the seat is no longer this browser's: the next greeting says who one is now
const TOO_LONG = 1009;
const QUIET = new Set(["earlier", "read", "note"]); // commands that people do not notice
const LATEST = new Set(["read", "note"]); // only the last one of its kind matters
const MOMENTARY = new Set(["hold"]); // means this very moment, which is over when the line comes back
const RELOADED = "reloaded"; // when, in this tab
const KEPT = new Set(["answer", "chat", "note", "report"]); // survive a reload: they say what they mean, whenever they arrive

// `at`: the address of the table's socket, as the page was given it.
/** @param {{ at: string, seat: number | null, master: boolean, store: import("../table").Store }} given */
export function connect({ at, seat, master, store }) {
  const url = new URL(at, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  const shelf = `unsent:${url.pathname}:${seat}`; // of this tab
  let socket = /** @type {WebSocket | null} */ (null);
  let attempts = 0;
  let greeted = false;
  let heartbeat = 0; // timers
  let impatience = 0;
  let doubt = 0;
  let retry = 0;
  let syncing = /** @type {string | null} */ (null); // id of the sync without an answer
  let ended = false;
  const waiting = new Map(); // who wants to hear what became of a command, by its id

  function pend(pending) {
    store.set({ pending });
    sessionStorage.setItem(shelf, JSON.stringify(pending.filter((command) => KEPT.has(command.do))));
  }

  function open() {
    clearTimeout(retry);
    if (ended || socket) return;
    greeted = false;
    const mine = new WebSocket(url);
    socket = mine;
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
    clearTimeout(heartbeat);
    clearTimeout(impatience);
    clearTimeout(doubt);
    if (code in FINAL) {
      ended = true;
      store.set({ link: FINAL[code] });
      return;
    }
    if (code === TOO_LONG) {
      pend([]);
      store.notice(t("too_long"), "too_long");
    }
    pend(store.state.pending.filter((command) => !MOMENTARY.has(command.do)));
    if (code === GONE) {
      retry = setTimeout(open, SHORTEST);
      return;
    }
    store.set({ link: navigator.onLine === false ? "offline" : "lost" });
    const wait = Math.min(LONGEST, SHORTEST * 2 ** attempts++);
    retry = setTimeout(open, wait * (0.75 + Math.random() / 2));
  }

  const post = (message) => socket?.send(JSON.stringify(message));

  function sync() {
    if (!socket || !greeted || syncing) return;
    clearTimeout(heartbeat);
    const mine = socket;
    syncing = randomHex();
    impatience = setTimeout(() => lose(mine), PATIENCE);
    clearTimeout(doubt);
    doubt = setTimeout(() => store.set({ link: "slow" }), DOUBT);
    post({ do: "sync", id: syncing, ...possessions(store.state) });
  }

  function hear(message) {
    if (message.type === "hello") hello(message);
    else if (message.type === "ok" || message.type === "refused" || message.type === "stale") answered(message);
    else store.hear(message);
  }

  function hello(message) {
    clearTimeout(impatience);
    if (message.protocol !== PROTOCOL || message.seat !== seat || message.master !== master) {
      outdated();
      return;
    }
    greeted = true;
    sessionStorage.removeItem(RELOADED);
    store.set({ ahead: message.now ? Date.parse(message.now) - Date.now() : 0, since: store.state.since ?? message.since ?? null });
    sync();
    for (const command of store.state.pending) post(command);
  }

  // The page believes something that is no longer so. Where reloading has not helped, reloading again would not, either.
  function outdated() {
    ended = true;
    socket?.close();
    store.set({ link: "outdated" });
    const before = Number(sessionStorage.getItem(RELOADED) || 0);
    sessionStorage.setItem(RELOADED, String(Date.now()));
    if (Date.now() - before > 30_000) location.reload();
  }

  function answered({ type, id, words, code }) {
    if (id === syncing && id !== null) {
      syncing = null;
      attempts = 0;
      clearTimeout(impatience);
      clearTimeout(doubt);
      heartbeat = setTimeout(sync, HEARTBEAT);
      store.set({ link: "open", synced: true });
      if (type === "ok") return;
    }
    const command = store.state.pending.find((one) => one.id === id);
    pend(store.state.pending.filter((one) => one.id !== id));
    const told = waiting.get(id);
    waiting.delete(id);
    if (told?.({ type, words })) return;
    if (type !== "ok") store.notice(words, code);
    else if (command && !QUIET.has(command.do)) store.set({ notices: [] });
  }

  addEventListener("online", () => {
    attempts = 0;
    open();
  });
  addEventListener("offline", () => {
    if (socket) lose(socket);
    else if (!ended) store.set({ link: "offline" });
  });
  // A phone that was put to sleep finds out at once, not at its next heartbeat. Until the table has answered, what is on
  // screen may be old.
  const wake = () => {
    if (document.hidden || ended) return;
    attempts = 0;
    if (!socket) open();
    else if (greeted) {
      if (store.state.link === "open") store.set({ link: "checking" });
      syncing = null; // one that was asked before sleeping proves nothing
      clearTimeout(impatience);
      sync();
    }
  };
  document.addEventListener("visibilitychange", wake);
  document.addEventListener("resume", wake);
  addEventListener("pageshow", (event) => event.persisted && wake());

  store.set({ pending: JSON.parse(sessionStorage.getItem(shelf) ?? "[]") });
  open();

  return {
    // Kept until it is answered, whatever happens to the line; sent again with the same id it counts once.
    // `told` hears what became of it; if it says true, it has told the person itself.
    send(command, told = null) {
      const message = { ...command, id: randomHex() };
      if (told) waiting.set(message.id, told);
      const others = store.state.pending.filter((one) => !(one.do === command.do && LATEST.has(one.do)));
      pend([...others, message]);
      if (!socket || !greeted) return;
      post(message);
      // A line that swallows what we say is found out by asking, long before the next heartbeat.
      setTimeout(() => store.state.pending.includes(message) && sync(), DOUBT);
    },
  };
}
