// The whole table: header, people, board, the affair at hand, the question, log and chat, one's own things.

import { Board } from "../../bsg/board/board.js";
import { Affair } from "../../bsg/check/resolving.js";
import { Ending } from "../../bsg/ending/outcome.js";
import { Mine } from "../../bsg/hand/your_cards.js";
import { Sheets } from "../../bsg/people/choose_character.js";
import { People } from "../../bsg/people/person.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useFocusKept } from "../input/focus.js";
import { useKeys } from "../input/keys.js";
import { Popover } from "../input/popover.js";
import { useSteady } from "../input/steady.js";
import { mark } from "../line/store.js";
import { useChoice } from "../question/choice.js";
import { Ask } from "../question/panel.js";
import { Side } from "../side/side.js";
import { t } from "../words/words.js";
import { Banner } from "./banner.js";
import { useCalling } from "./calling.js";
import { TableContext } from "./context.js";
import { Header } from "./header.js";
import { Help } from "./help.js";
import { Tabs } from "./tabs.js";

const SPOKEN = 4000; // milliseconds for which a line of the log lights up what it speaks of

export function Table({ store, send, boot }) {
  const { seat } = boot;
  const state = useStore(store);
  const [tab, setTab] = useParts(state.sections); // matters where not everything fits: see table.css
  const [helping, help] = useState(false);
  const [spoken, speakOf] = useSpoken();
  const [turning, setTurning] = useState(false); // while the cards of a check are turned over one by one
  const view = state.sections;
  const me = seat === null ? null : (view.private?.find((own) => own.seat === seat) ?? null);
  const question = view.questions?.mine.find((one) => one.seat === seat) ?? null;
  const choice = useChoice(question, state.pending, send);
  const chat = () => {
    setTab("log");
    document.getElementById("tab-chat")?.click();
    requestAnimationFrame(() => document.querySelector(".say input")?.focus());
  };
  useCalling(view.table?.name, question, state.synced);
  useSteady(question?.id ?? null);
  useFocusKept();
  useKeys({ choice, send, chat, help: () => help(true) });
  // What a person sees of a message: measured in tests.
  useLayoutEffect(() => {
    mark("view-drawn");
  }, [state.sections]);

  const table = { state, store, view, me, seat, choice, send, boot, spoken, speakOf, turning, setTurning };
  if (!view.game) return html`<${TableContext.Provider} value=${table}><${Empty} /><//>`;
  return html`
    <${TableContext.Provider} value=${table}>
      <div class="table" data-tab=${tab} data-link=${state.link}>
        <${Banner} />
        <${Header} help=${() => help(true)} />
        <${People} />
        <main class="board-wrap" id="board">
          ${view.game.winner && html`<${Ending} />`}
          <${Sheets} />
          <${Board} />
        </main>
        <div class="right"><div class="matter"><${Ask} /><${Affair} /></div><${Side} /></div>
        <${Mine} />
        <${Tabs} tab=${tab} setTab=${setTab} />
        <${Popover} />
        ${helping && html`<${Help} close=${() => help(false)} />`}
      </div>
    <//>
  `;
}

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
function useParts({ crisis, check }) {
  const [tab, setTab] = useState("board");
  const left = useRef({}); // how far down, by part
  const affair = crisis?.card ?? check?.source;
  useEffect(() => {
    left.current = {};
  }, [affair]);
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
