// Starts the table: reads what the page was given, connects, takes the game's parts, draws.

import { html, render } from "../vendor/preact-htm.js";
import { connect } from "./line/connection.js";
import { createStore } from "./line/store.js";
import { Table } from "./page/table.js";
import * as plain from "./plain/parts.js";
import { startReplay } from "./replay/start.js";
import { speak } from "./words/words.js";

const given = (id) => JSON.parse(document.getElementById(id)?.textContent ?? "null");

export const boot = given("boot");

// The parts may still be on their way; meanwhile the line is opened.
export async function start(brought) {
  speak(given("strings"), boot.language);
  const store = createStore();
  for (const words of boot.told) store.notice(words, "told"); // why a form on the way here did nothing
  if (boot.replay) {
    startReplay(store, boot, { ...plain, ...(await brought) });
    return;
  }
  const connection = connect({ at: boot.socket, seat: boot.seat, master: boot.master, store });
  const parts = { ...plain, ...(await brought) };
  render(html`<${Table} store=${store} send=${connection.send} boot=${boot} parts=${parts} />`, document.getElementById("table"));
}
