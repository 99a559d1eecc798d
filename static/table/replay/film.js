// The film of a finished game: its scenes as one perspective had them, fetched in pieces and put before the table's own parts.

import { t } from "../words/words.js";

const PIECE = 12; // scenes that the server gives at a time, at most
const AHEAD = 8; // scenes that should be there before they are looked at
const LINES = 300; // of the log and the chat on screen, as at a table
export const SPEEDS = [0.5, 1, 2, 4, 8];
const PACE = 1600; // milliseconds for a scene at speed 1

/** @typedef {{ place: number, n: number, at: string, heard: number, said: number, turn?: boolean, marks?: string[], left?: number, abandoned?: boolean, missing?: boolean, picks?: string[] | null, sections: Record<string, any>, still: boolean }} Frame */

/** @param {import("../table").Store} store @param {import("../table").Replay} given */
export function createFilm(store, given) {
  /** @type {Map<number, Frame>} */
  let frames = new Map(); // by place
  let log = /** @type {any[]} */ ([]);
  let chat = /** @type {any[]} */ ([]);
  let lines = LINES; // of the log on screen
  let end = /** @type {number | null} */ (null); // the last place, once it has come
  let wish = 0; // counts what was asked for: an answer that comes late is not shown any more
  let fetching = /** @type {Promise<any> | null} */ (null); // what is fetched ahead
  let timer = 0;

  const now = () => /** @type {import("../table").FilmState} */ (store.state.film);
  const tell = (patch) => store.set({ film: { ...now(), ...patch } });

  async function ask(address, query) {
    const asked = new URLSearchParams({ as: now().as, ...(now().whole ? { whole: "yes" } : {}), ...query });
    const answer = await fetch(`${address}?${asked}`).catch(() => null);
    if (answer?.ok) return answer.json();
    throw new Error((await answer?.json().catch(() => null))?.words ?? t("replay_lost"));
  }

  // Scenes follow each other: each says in what it differs from the one before. The first is whole, unless it follows `before`.
  function keep({ scenes, end: last }, before = /** @type {Frame | null} */ (null)) {
    for (const { set = {}, gone = [], log: heard = [], chat: said = [], place = 0, ...scene } of scenes) {
      const sections = { ...before?.sections, ...set };
      for (const name of gone) delete sections[name];
      const still = !Object.keys(set).length && !gone.length && !heard.length && !said.length;
      const frame = { heard: 0, said: 0, place, ...scene, sections, still };
      frames.set(place, frame);
      before = frame;
      log = merged(log, heard);
      chat = merged(chat, said);
    }
    if (last && scenes.length) end = before?.place ?? 0;
  }

  function show(place) {
    const frame = /** @type {Frame} */ (frames.get(place));
    const reached = Math.max(now().reached, place);
    const upto = (all, most) => all.filter((line) => line.n <= most);
    store.set({
      sections: frame.missing ? { ...store.state.sections, ...frame.sections } : frame.sections,
      log: upto(log, frame.heard).slice(-lines),
      chat: upto(chat, frame.said).slice(-LINES),
      film: { ...now(), place, reached, frame, atEnd: place === end, busy: false, told: frame.missing ? t("replay_missing") : "" },
    });
    history.replaceState(null, "", link());
    ahead();
  }

  // What comes next is there before anybody wants it.
  function ahead() {
    const { place } = now();
    let last = place;
    while (frames.has(last + 1)) last += 1;
    if (fetching || last - place >= AHEAD || last === end) return;
    const mine = wish;
    fetching = follow(last)
      .catch(() => null)
      .then(() => {
        fetching = null;
        if (mine === wish) ahead();
      });
  }

  async function follow(place) {
    const [known, kept] = [frames, frames.get(place)];
    const piece = await ask(given.scenes, { place: String(place + 1), after: "yes" });
    if (known === frames) keep(piece, kept); // else there is another perspective meanwhile
  }

  // Fetches what is asked for and shows its first scene, or the one at `place`.
  async function go(query, place = /** @type {number | null} */ (null)) {
    const mine = ++wish;
    tell({ busy: true });
    try {
      const piece = await ask(given.scenes, query);
      if (mine !== wish) return false;
      if (piece.scenes.length) {
        keep(piece);
        show(place ?? piece.scenes[0].place ?? 0);
        return true;
      }
      tell({ busy: false });
    } catch (problem) {
      if (mine === wish) tell({ busy: false, playing: false, told: wordsOf(problem) });
    }
    return false;
  }

  async function seek(place) {
    const to = Math.max(0, end === null ? place : Math.min(place, end));
    if (frames.has(to)) {
      wish += 1;
      show(to);
      return;
    }
    const before = to < now().place; // one goes back step by step
    const from = before ? Math.max(0, to - PIECE + 1) : to;
    await go({ place: String(from), ...(before ? { count: String(to - from + 1) } : {}) }, before ? to : null);
  }

  // To the next scene in which anything is different for this perspective.
  async function step(by) {
    let to = now().place + by;
    while (frames.get(to)?.still && frames.has(to + by)) to += by;
    if (to < 0 || (end !== null && to > end)) return;
    await seek(to);
  }

  async function find(what, back = false) {
    if (await go({ place: String(now().place), find: what, ...(back ? { back: "yes" } : {}) })) return;
    if (!now().told) tell({ told: back ? t("replay_none_before") : t("replay_none_after") });
  }

  function play(playing) {
    clearTimeout(timer);
    tell({ playing });
    if (!playing) return;
    const tick = async () => {
      await step(1);
      if (!now().playing) return;
      if (now().atEnd) tell({ playing: false });
      else timer = setTimeout(tick, PACE / now().speed);
    };
    timer = setTimeout(tick, now().atEnd ? 0 : PACE / now().speed / 4);
  }

  // Another perspective, or with what was abandoned, on the same step.
  async function turn(patch) {
    const n = now().frame?.n ?? 0;
    forget();
    tell({ ...patch, contents: null, reached: 0, told: "" });
    await go({ at: String(n) });
    if (now().spoiled) await open();
  }

  function forget() {
    frames = new Map();
    [log, chat, end, lines] = [[], [], null, LINES];
  }

  // How long it is and what is where, for whoever asks.
  async function open() {
    const contents = await ask(given.contents, {}).catch((problem) => tell({ told: wordsOf(problem) }));
    if (contents) tell({ spoiled: true, contents });
  }

  function link() {
    const { as, frame, whole } = now();
    const query = new URLSearchParams({ at: String(frame?.n ?? 0), as, ...(whole ? { whole: "yes" } : {}) });
    return `${given.link}?${query}`;
  }

  store.set({
    link: "open",
    synced: true,
    film: { place: 0, reached: 0, as: given.as || "table", whole: given.whole, speed: 1, playing: false, busy: true, spoiled: false, contents: null, frame: null, atEnd: false, told: "" },
  });
  go({ at: String(given.at ?? 0) });

  return {
    seek,
    step,
    find,
    play,
    open,
    link,
    close: () => tell({ spoiled: false, contents: null }),
    look: (as) => turn({ as }),
    unfold: (whole) => turn({ whole }),
    hurry: (speed) => tell({ speed }),
    end: () => end,
    // What the parts of a table want said: here only earlier lines of the log can be had.
    async send({ do: what, before }) {
      if (what !== "earlier") return;
      const earlier = await ask(given.scenes, { earlier: String(before) }).catch(() => ({ log: [] }));
      log = merged(log, earlier.log);
      lines += LINES;
      show(now().place);
    },
  };
}

const wordsOf = (problem) => String(problem?.message ?? problem);

function merged(have, lines) {
  if (!lines.length) return have;
  const byNumber = new Map(have.map((line) => [line.n, line]));
  for (const line of lines) byNumber.set(line.n, line);
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}
