// Starts the table: reads what the page was given, connects, draws.

import { html, render } from "../vendor/preact-htm.js";
import { connect } from "./line/connection.js";
import { createStore } from "./line/store.js";
import { Table } from "./page/table.js";
import { speak } from "./words/words.js";

const given = (id) => JSON.parse(document.getElementById(id).textContent);

const boot = given("boot");
speak(given("strings"), boot.language);

const url = new URL(boot.socket, location.href);
url.protocol = url.protocol.replace("http", "ws");

const store = createStore();
for (const words of boot.told) store.notice(words, "told"); // why a form on the way here did nothing
const connection = connect({ url: url.href, seat: boot.seat, store });
render(html`<${Table} store=${store} send=${connection.send} boot=${boot} />`, document.getElementById("table"));
