// What the page knows: exactly what the server said, the state of the line, and words that wait to be read.

// A moment that tests and browsers can measure; only the last one of a name is kept.
export function mark(name) {
  performance.clearMarks(name);
  performance.mark(name);
}

// `known`: what the page had before it heard anything.
/** @param {Partial<import("../table").State>} known @returns {import("../table").Store} */
export function createStore(known = {}) {
  /** @type {import("../table").State} */
  let state = {
    link: "connecting", // connecting, open, checking, slow, lost, offline, forbidden, unknown, outdated
    synced: false,
    ahead: 0, // milliseconds by which the server's clock is ahead
    since: null, // how many lines of the log had been read when one came
    sections: {},
    hashes: {},
    log: [],
    chat: [],
    pending: [], // commands without an answer yet
    notices: [], // refused and stale words, until dismissed
    ...known,
  };
  const listeners = new Set();

  function set(patch) {
    state = { ...state, ...patch };
    for (const listener of listeners) listener(state);
  }

  // Lines are numbered; what arrives twice counts once, and earlier lines go before.
  function merged(have, lines) {
    const byNumber = new Map(have.map((line) => [line.n, line]));
    for (const line of lines) byNumber.set(line.n, line);
    return [...byNumber.values()].sort((a, b) => a.n - b.n);
  }

  const hears = {
    sections({ set: changed, hashes, gone }) {
      const sections = { ...state.sections, ...changed };
      const known = { ...state.hashes, ...hashes };
      for (const name of gone) {
        delete sections[name];
        delete known[name];
      }
      mark("view-heard");
      set({ sections, hashes: known });
    },
    log({ lines }) {
      set({ log: merged(state.log, lines) });
    },
    chat({ lines }) {
      set({ chat: merged(state.chat, lines) });
    },
    moments({ moments }) {
      set({ moments });
    },
  };

  return {
    get state() {
      return state;
    },
    set,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(message) {
      hears[message.type]?.(message);
    },
    notice(words, code) {
      // The same words once: a second press must not pile them up.
      const others = state.notices.filter((notice) => notice.words !== words);
      set({ notices: [...others, { words, code }] });
    },
    dismiss(notice) {
      set({ notices: state.notices.filter((one) => one !== notice) });
    },
  };
}

const last = (lines) => (lines.length ? lines[lines.length - 1].n : 0);

// What a sync says: what one has, so that the server sends what lacks.
export function possessions({ hashes, log, chat }) {
  return { have: hashes, log: last(log), chat: last(chat) };
}
