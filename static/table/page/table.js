// The whole table: which part lies where. What a game shows in its places are its `parts`; see plain/parts.js.

import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { isAway } from "../chairs/cards.js";
import { whyNow } from "../chairs/overview.js";
import { useFocusKept } from "../input/focus.js";
import { useKeys } from "../input/keys.js";
import { Popover } from "../input/popover.js";
import { useSteady } from "../input/steady.js";
import { mark } from "../line/store.js";
import { Moments } from "../moments/moments.js";
import { useChoice } from "../question/choice.js";
import { Panel } from "../question/panel.js";
import { lookingOn } from "../replay/looking_on.js";
import { Player } from "../replay/player.js";
import { Side } from "../side/side.js";
import { Said, useUnread } from "../side/unread.js";
import { t } from "../words/words.js";
import { Banner } from "./banner.js";
import { useCalling } from "./calling.js";
import { isOver, TableContext } from "./context.js";
import { Ending } from "./ending.js";
import { Header } from "./header.js";
import { Help } from "./help.js";
import { People } from "./people.js";
import { Tabs } from "./tabs.js";

const SPOKEN = 4000; // milliseconds for which a line of the log lights up what it speaks of

/** @param {{ store: import("../table").Store, send: import("../table").Send, boot: import("../table").Boot, parts: import("../table").Parts<any, any>, replay?: import("../table").Showing | null }} props */
export function Table({ store, send, boot, parts, replay = null }) {
  const { master } = boot;
  const [looking, lookAs] = useState(/** @type {number | null} */ (null)); // through whose eyes a game master sees
  const seat = master ? looking : boot.seat;
  const state = useStore(store);
  const [tab, setTab] = useTab(parts.atHand(state.sections)); // matters where not everything fits: see table.css
  const [helping, help] = useState(false);
  const [spoken, speakOf] = useSpoken();
  const [suspense, setSuspense] = useState(false); // while something is shown bit by bit, of which the log knows the end
  const view = state.sections;
  const me = seat === null ? null : parts.privateTo(view, seat);
  const asked = view.questions?.mine.find((one) => one.seat === seat) ?? null;
  const question = !master && !replay && isAway(view, seat) ? null : asked; // whoever is away is asked when they are back
  const chosen = useChoice(replay ? null : question, state.pending, master ? answersFor(send, looking) : send, parts.options, view, me);
  const choice = replay ? lookingOn(question, state.film?.frame?.picks ?? [], parts.options) : chosen;
  const chat = () => {
    setTab("log");
    document.getElementById("tab-chat")?.click();
    requestAnimationFrame(() => /** @type {HTMLElement | null} */ (document.querySelector(".say input"))?.focus());
  };
  const unread = useUnread(state, view, seat, replay);
  useCalling(view.table?.name, chosen.asks ? chosen.question : null, state.synced);
  useSteady(chosen.question?.id ?? null);
  useFocusKept();
  useKeys({ choice, send, chat, master, help: () => help(true) });
  // What a person sees of a message: measured in tests.
  useLayoutEffect(() => {
    if (state.sections.questions) mark("view-drawn");
  }, [state.sections]);

  const table = { state, store, view, me, seat, master, lookAs, choice, send, boot, parts, replay, spoken, speakOf, suspense, setSuspense, unread };
  if (!view.questions) return html`<${TableContext.Provider} value=${table}><${Empty} /><//>`;
  return html`
    <${TableContext.Provider} value=${table}>
      <div class=${`table ${replay ? "replayed" : ""} ${isOver(view) ? "over" : ""}`} data-tab=${tab} data-link=${state.link}>
        <${Banner} />
        <${Header} help=${() => help(true)} />
        <${People} />
        <main class="board-wrap" id="board">
          ${isOver(view) && html`<${Ending} />`}
          <${parts.Board} />
        </main>
        <div class="right"><div class="matter"><${Panel} tab=${tab} /><${parts.Resolving} /></div><${Side} tab=${tab} /></div>
        <${parts.YourCards} />
        ${replay && html`<${Player} />`}
        <${Tabs} tab=${tab} setTab=${setTab} />
        ${!replay && html`<${Said} chat=${chat} />`}
        <${Moments} />
        <${Popover} />
        ${helping && html`<${Help} close=${() => help(false)} />`}
      </div>
    <//>
  `;
}

// A game master answers for the seat through whose eyes he sees, and says why.
const answersFor = (send, seat) => (command, told) => {
  if (command.do !== "answer") return send(command, told);
  if (!whyNow().trim()) document.getElementById("answer-why")?.focus(); // it will be asked for
  return send({ ...command, do: "answer_for", seat, why: whyNow() }, told);
};

// Before the first view, and while the table is still in the lobby.
function Empty() {
  return html`<div class="table empty"><${Banner} /><p class="connecting">${t("laying_the_table")}</p></div>`;
}

function useStore(store) {
  const [state, setState] = useState(store.state);
  useEffect(() => {
    setState(store.state); // it may have heard something since the first drawing
    return store.subscribe(setState);
  }, [store]);
  return state;
}

// On a phone the page itself scrolls: each part is seen from its top, and found again where it was left, unless something
// new has come to the top of it since.
/** @returns {[string, (name: string) => void]} */
function useTab(atHand) {
  const [tab, setTab] = useState("board");
  const left = useRef({}); // how far down, by part
  useEffect(() => {
    left.current = {};
  }, [atHand]);
  useLayoutEffect(() => scrollTo(0, left.current[tab] ?? 0), [tab]);
  const turnTo = (name) => {
    left.current[tab] = scrollY;
    setTab(name);
  };
  return [tab, turnTo];
}

// What the chosen line of the log speaks of, for a while.
function useSpoken() {
  const [spoken, setSpoken] = useState(new Set());
  const timer = useRef(0);
  const speakOf = (typed) => {
    clearTimeout(timer.current);
    setSpoken(new Set(typed));
    timer.current = setTimeout(() => setSpoken(new Set()), SPOKEN);
  };
  return [spoken, speakOf];
}
