// Keeps the lobby up to date: when the table says that something changed, the live part of the page is fetched again.

import { fillNonces } from "./nonce.js";

const boot = JSON.parse(document.getElementById("boot").textContent);
const BEAT = 20_000;
const AGAIN = 1_000;

let have = {};
let count = 0;
let first = true;

function connect() {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  const socket = new WebSocket(`${scheme}//${location.host}${boot.socket}`);
  const sync = () =>
    socket.send(JSON.stringify({ do: "sync", id: `lobby-${++count}`, have, log: 1e9, chat: 1e9 }));
  let beat = 0;

  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "hello") {
      if (message.seat !== boot.seat) location.reload();
      sync();
      beat = setInterval(sync, BEAT);
    } else if (message.type === "sections") {
      have = { ...have, ...message.hashes };
      if (message.set.table && message.set.table.status !== "lobby") location.reload();
      else if (!first) refresh();
      first = false;
    }
  };
  socket.onclose = ({ code }) => {
    clearInterval(beat);
    if (code !== 4403 && code !== 4404) setTimeout(connect, AGAIN);
  };
}

async function refresh() {
  const answer = await fetch(location.pathname.replace(/join\/$/, ""), { credentials: "same-origin" });
  if (!answer.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const live = page.getElementById("live");
  if (!live) return location.reload();
  document.getElementById("live").replaceChildren(...live.childNodes);
  fillNonces();
  const join = document.getElementById("join");
  const fresh = page.getElementById("join");
  if (join && fresh) join.hidden = fresh.hidden;
}

connect();
