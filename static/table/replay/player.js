// The controls of a replay: step, turn, play, scrub, find the next moment, whose eyes, how much is told, a link to here.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useReplay } from "../page/context.js";
import { personName } from "../words/names.js";
import { t } from "../words/words.js";
import { SPEEDS } from "./film.js";

const PRESSED = { " ": "play", k: "play", ArrowLeft: "back", ArrowRight: "on", "[": "turn_back", "]": "turn_on", Home: "first", End: "last", "+": "faster", "-": "slower", n: "again" };
export const REPLAY_KEYS = ["space", "arrows", "brackets", "home", "n", "plus"];

const SHAPES = {
  first: "M6 5v14M20 5l-11 7 11 7z",
  turn_back: "M20 5l-8 7 8 7zM11 5l-8 7 8 7z",
  back: "M16 5l-9 7 9 7z",
  play: "M7 4l13 8-13 8z",
  pause: "M7 5h4v14H7zM14 5h4v14h-4z",
  on: "M8 5l9 7-9 7z",
  turn_on: "M4 5l8 7-8 7zM13 5l8 7-8 7z",
};

// What somebody chose here stays when they look with other eyes, for which all is drawn anew.
const chosen = { wanted: "", unfolded: false };

export function Player() {
  const { state, replay, boot, view } = useReplay();
  const { film, given } = replay;
  const now = state.film;
  const [picked, want] = useState(chosen.wanted === "own" && !Number.isInteger(Number(now.as)) ? "" : chosen.wanted);
  const wanted = picked || (given.marks[0]?.key ?? "turn");
  const [unfolded, unfold] = useState(chosen.unfolded); // matters on a phone
  Object.assign(chosen, { wanted: picked || chosen.wanted, unfolded });
  const acts = {
    play: () => film.play(!now.playing),
    back: () => pausing(() => film.step(-1)),
    on: () => pausing(() => film.step(1)),
    turn_back: () => pausing(() => film.find("turn", true)),
    turn_on: () => pausing(() => film.find("turn")),
    first: () => pausing(() => film.seek(0)),
    last: () => now.contents && pausing(() => film.seek(/** @type {any} */ (now.contents).length - 1)),
    faster: () => film.hurry(SPEEDS[Math.min(SPEEDS.length - 1, SPEEDS.indexOf(now.speed) + 1)]),
    slower: () => film.hurry(SPEEDS[Math.max(0, SPEEDS.indexOf(now.speed) - 1)]),
    again: () => pausing(() => film.find(wanted)),
  };
  const pausing = (act) => {
    if (now.playing) film.play(false);
    act();
  };
  useFilmKeys(acts);
  const seat = now.as === "table" || now.as === "all" ? null : Number(now.as);
  return html`
    <section class=${`player ${unfolded ? "unfolded" : ""}`} aria-label=${t("replay")} data-place=${now.place} data-step=${now.frame?.n} data-busy=${String(now.busy)}>
      <div class="transport">
        <${Key} name="turn_back" act=${acts.turn_back} off=${now.place === 0} />
        <${Key} name="back" act=${acts.back} off=${now.place === 0} />
        <${Key} name=${now.playing ? "pause" : "play"} act=${acts.play} off=${now.atEnd && !now.playing} main />
        <${Key} name="on" act=${acts.on} off=${now.atEnd} />
        <${Key} name="turn_on" act=${acts.turn_on} off=${now.atEnd} />
        <label class="speed"><span class="unseen">${t("replay_speed")}</span>
          <select value=${String(now.speed)} onChange=${(event) => film.hurry(Number(event.currentTarget.value))}>
            ${SPEEDS.map((speed) => html`<option key=${speed} value=${String(speed)}>${t("replay_times", { n: speed })}</option>`)}
          </select>
        </label>
        <button type="button" class="more" aria-expanded=${unfolded} aria-label=${t("replay_more")} onClick=${() => unfold(!unfolded)}>…</button>
      </div>
      <${Scrubber} pausing=${pausing} />
      <div class="finding">
        <label><span class="unseen">${t("replay_wanted")}</span>
          <select class="wanted" value=${wanted} onChange=${(event) => want(event.currentTarget.value)}>
            ${given.marks.map(({ key, label }) => html`<option key=${key} value=${key}>${label}</option>`)}
            ${seat !== null && html`<option value="own">${t("replay_own")}</option>`}
          </select>
        </label>
        <button type="button" class="find" onClick=${acts.again}>${t("replay_find")}</button>
      </div>
      <div class="eyes">
        <label><span class="unseen">${t("replay_as")}</span>
          <select class="as" value=${now.as} onChange=${(event) => film.look(event.currentTarget.value)}>
            <option value="table">${t("replay_as_table")}</option>
            ${given.people.map((person) => html`<option key=${person.seat} value=${String(person.seat)}>${t("replay_as_seat", { name: person.name })}</option>`)}
            <option value="all">${t("replay_as_all")}</option>
          </select>
        </label>
        <button type="button" class="spoil" aria-pressed=${now.spoiled} onClick=${() => (now.spoiled ? film.close() : film.open())}>${t("replay_spoil")}</button>
        <${Copy} />
        <form method="post" action=${given.play}>
          <input type="hidden" name="csrfmiddlewaretoken" value=${given.token} />
          <input type="hidden" name="at" value=${now.frame?.n ?? 0} />
          ${boot.seat !== null && html`<input type="hidden" name="seat" value=${boot.seat} />`}
          <button type="submit">${t("replay_play_on")}</button>
        </form>
        <a class="button" href=${given.story}>${t("to_story")}</a>
      </div>
      <p class="told" role="status">${now.told || (now.as === "all" && boot.seat !== null && t("replay_hand_of", { name: personName(view, boot.seat) }))}</p>
    </section>
  `;
}

function Key({ name, act, off, main = false }) {
  return html`
    <button type="button" class=${`${name} ${main ? "main" : ""}`} disabled=${off} aria-label=${t(`replay:${name}`)} title=${t(`replay:${name}`)} onClick=${act}>
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${SHAPES[name]} /></svg>
    </button>
  `;
}

// Whoever has not asked how long it is sees how far they have come, and no end.
function Scrubber({ pausing }) {
  const { state, replay } = useReplay();
  const { film } = replay;
  const { place, reached, contents, frame, whole } = state.film;
  const most = contents ? contents.length - 1 : Math.max(reached, 1);
  const words = contents ? t("replay_step_of", { n: place, of: most }) : t("replay_step", { n: place });
  const share = (at) => `${(100 * at) / Math.max(1, most)}%`;
  return html`
    <div class="scrubber">
      <input type="range" min="0" max=${most} value=${place} aria-label=${t("replay_scrub")} aria-valuetext=${words}
        onInput=${(event) => pausing(() => film.seek(Number(event.currentTarget.value)))} />
      <span class="ticks" aria-hidden="true">
        ${contents?.turns.map((at) => html`<i key=${`t${at}`} style=${{ left: share(at) }}></i>`)}
        ${contents && Object.entries(contents.marks).flatMap(([key, places]) => (key === "own" ? [] : places.map((at) => html`<b key=${`${key}${at}`} class=${`mark-${key}`} style=${{ left: share(at) }}></b>`)))}
      </span>
      <small>${words}${frame?.abandoned ? ` · ${t("replay_abandoned")}` : ""}</small>
      ${(Boolean(frame?.left) || whole) &&
      html`<button type="button" class="unfold" aria-pressed=${whole} onClick=${() => film.unfold(!whole)}>${whole ? t("replay_fold") : t("replay_unfold", { n: frame?.left ?? 0 })}</button>`}
    </div>
  `;
}

function Copy() {
  const { replay } = useReplay();
  const [done, say] = useState(false);
  const field = useRef(null);
  // On plain http there is no clipboard but the old one.
  const copy = async () => {
    field.current.value = replay.film.link();
    try {
      await navigator.clipboard.writeText(field.current.value);
    } catch {
      field.current.hidden = false;
      field.current.select();
      document.execCommand("copy");
      field.current.hidden = true;
    }
    say(true);
    setTimeout(() => say(false), 2000);
  };
  return html`<input class="copied" ref=${field} readonly hidden aria-label=${t("replay_link")} />
    <button type="button" class="copy" onClick=${copy}>${done ? t("replay_copied") : t("replay_copy")}</button>`;
}

function useFilmKeys(acts) {
  const now = useRef(acts);
  now.current = acts;
  useEffect(() => {
    const pressed = (event) => {
      const at = event.target;
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest?.("input:not([type=range]), textarea, select, dialog, .log")) return;
      if (event.key === " " && at.closest?.("button, a, summary")) return; // that presses it
      if (event.key.startsWith("Arrow") && at.closest?.("input")) return; // the scrubber has its own
      const name = PRESSED[event.key];
      if (!name) return;
      event.preventDefault();
      now.current[name]();
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, []);
}
