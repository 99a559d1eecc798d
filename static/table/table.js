// The whole table: header, people, board, the affair at hand, the question, log and chat, one's own things.

import { html, useEffect, useMemo, useState } from "../vendor/preact-htm.js";
import { Affair } from "./affair.js";
import { Ask } from "./ask.js";
import { Banner } from "./banner.js";
import { Board } from "./board.js";
import { useChoice } from "./choice.js";
import { TableContext } from "./context.js";
import { Ending } from "./ending.js";
import { Header } from "./header.js";
import { Inspector } from "./inspector.js";
import { Mine } from "./mine.js";
import { People } from "./people.js";
import { Side } from "./side.js";
import { Tabs } from "./tabs.js";
import { t } from "./words.js";

export function Table({ store, send, boot }) {
  const { seat } = boot;
  const state = useStore(store);
  const [tab, setTab] = useState("board"); // matters where not everything fits: see table.css
  const [inspected, inspect] = useState(null); // {title, lines}: something a person wants explained
  const view = state.sections;
  const me = seat === null ? null : (view.private?.find((own) => own.seat === seat) ?? null);
  const question = view.questions?.mine.find((one) => one.seat === seat) ?? null;
  const choice = useChoice(question, state.pending, send);
  usePageTitle(view.table?.name, question);

  const table = { state, store, view, me, seat, choice, send, inspect, boot };
  if (!view.game) return html`<${TableContext.Provider} value=${table}><${Empty} /><//>`;
  return html`
    <${TableContext.Provider} value=${table}>
      <div class="table" data-tab=${tab} data-link=${state.link}>
        <${Banner} />
        <${Header} />
        <${People} />
        <div class="centre">
          <main class="board-wrap" id="board">
            ${view.game.winner && html`<${Ending} />`}
            <${Board} />
          </main>
          <${Ask} />
        </div>
        <div class="right"><${Affair} /><${Side} /></div>
        <${Mine} />
        <${Inspector} inspected=${inspected} />
        <${Tabs} tab=${tab} setTab=${setTab} />
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

function usePageTitle(name, question) {
  const plain = useMemo(() => document.title, []);
  const asked = Boolean(question && question.given === null);
  useEffect(() => {
    const called = name || plain;
    document.title = asked ? t("title_yours", { table: called }) : called;
  }, [name, asked]);
}
