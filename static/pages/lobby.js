// Keeps the lobby up to date: when the table says that something changed, the live part of the page is fetched again.

import { connect } from "../table/line/connection.js";
import { createStore } from "../table/line/store.js";
import { all, byId, one } from "./elements.js";
import "./invite.js";
import "./may_call.js";
import { fillNonces } from "./nonces.js";

const boot = JSON.parse(byId("boot").textContent);
const status = byId("status");
const DOWN = new Set(["lost", "offline"]);

// The page shows the table as it was when it was made, not as it is when the line stands.
const store = createStore({ hashes: boot.have });
let before = store.state;
store.subscribe((now) => {
  const [was, news] = [before, now.sections !== before.sections];
  before = now;
  if (news && now.sections.table && now.sections.table.status !== "lobby") location.reload();
  else if (DOWN.has(now.link)) lost();
  else if (news || (now.link === "open" && DOWN.has(was.link))) refresh();
});

function lost() {
  status.textContent = status.dataset.lost;
  status.classList.add("lost");
}

const refresh = () => show(fetch(location.pathname.replace(/join\/$/, "")));

// Puts the live parts of the page that was asked for in place of ours, unless one that was asked for later came first.
let [asked, shown] = [0, 0];
async function show(asking) {
  const number = ++asked;
  const answer = await asking.catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  if (!byId("live", page)) return location.reload();
  await released;
  if (one("#messages > *", page)) replace("messages", page);
  if (number < shown) return;
  shown = number;
  keeping(() => replace("live", page));
  agreed(page);
  fillNonces();
  status.classList.remove("lost");
  const words = byId("status", page).textContent;
  if (status.textContent !== words) status.textContent = words; // said aloud, so only when it is news
  const join = byId("join");
  const fresh = byId("join", page);
  if (join && fresh) join.hidden = fresh.hidden;
}

// What is agreed may change until the start: everybody sees what.
function agreed(page) {
  const words = (where) => new Map(all("#agreed dt", where).map((label) => [label.textContent, label.nextElementSibling.textContent]));
  const [was, now] = [words(document), words(page)];
  const what = [...now].filter(([label, value]) => was.get(label) !== value).map(([label, value]) => `${label}: ${value}`);
  const gone = [...was.keys()].filter((label) => !now.has(label)).map((label) => `${label}: –`);
  if (!what.length && !gone.length) return;
  replace("agreed", page);
  byId("changed").textContent = byId("changed").dataset.words.replace("{what}", [...what, ...gone].join("; "));
}

function replace(id, page) {
  byId(id).replaceChildren(...byId(id, page).childNodes);
}

// Nothing is put in the place of what is being pressed: the click would be lost.
let released = Promise.resolve();
document.addEventListener("pointerdown", () => {
  released = new Promise((release) => {
    for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => setTimeout(release), { once: true });
  });
});

// Whoever is about to press something still has it under their finger afterwards, and what they chose or typed before it.
function keeping(change) {
  const live = byId("live");
  const focused = live.contains(document.activeElement) && called(document.activeElement);
  const open = new Set(all("details[open] > summary", live).map(called));
  const chosen = new Map(all(FIELDS, live).filter(touched).map((field) => [called(field), field.value]));
  change();
  for (const summary of all("summary", live)) summary.parentElement.open = open.has(called(summary));
  for (const field of all(FIELDS, live)) field.value = chosen.get(called(field)) ?? field.value;
  if (focused) all(`button, summary, ${FIELDS}`, live).find((one) => called(one) === focused)?.focus();
}

const FIELDS = "select, input:not([type=hidden])";

function touched(field) {
  return field.options ? [...field.options].some((one) => one.selected !== one.defaultSelected) : field.value !== field.defaultValue;
}

function called(control) {
  if (!control.form) return control.getAttribute("aria-label") ?? control.textContent;
  const folded = control.closest("details")?.className;
  return [control.form.getAttribute("action"), control.form.elements.seat?.value, control.name, folded].join(" ");
}

// Small things are done without leaving the page, so that nobody loses the place they look at.
document.addEventListener("submit", (event) => {
  const form = /** @type {HTMLFormElement} */ (event.target);
  const button = /** @type {HTMLButtonElement} */ (event.submitter);
  if (!form.hasAttribute("data-quiet")) return;
  event.preventDefault();
  if (button.hasAttribute("aria-disabled")) return; // pressed twice, a bot would come and go
  button.setAttribute("aria-disabled", "true");
  const data = new FormData(form);
  data.set(button.name, button.value);
  show(fetch(form.action, { method: "POST", body: data })).finally(() => button.removeAttribute("aria-disabled"));
});

connect({ at: boot.socket, seat: boot.seat, master: boot.master, store });
