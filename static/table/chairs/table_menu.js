// What people can do about the table besides playing: the button beside the people, and what it opens.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { isOver, useTable } from "../page/context.js";
import { personName } from "../words/names.js";
import { clock, t } from "../words/words.js";
import { isAway } from "./cards.js";

export function TableMenu() {
  const { seat, master, boot, view } = useTable();
  const [open, setOpen] = useState(false);
  const name = view.chairs?.master;
  const Inside = master || boot.seat !== null ? Menu : Offer;
  return html`
    ${name && html`<p class="master-name">${t("master_is", { name })}</p>`}
    ${seat === null && !master && isOver(view) ? null : html`<button type="button" class="table-menu" aria-haspopup="dialog" onClick=${() => setOpen(true)}>${t("table_menu")}</button>`}
    ${open && html`<${Inside} close=${() => setOpen(false)} />`}
  `;
}

// Everybody who plays proposes; a game master does it.
function Menu({ close }) {
  const { view, seat, master, send, state } = useTable();
  const dialog = useRef(null);
  const [why, setWhy] = useState("");
  const [refused, refuse] = useState("");
  useEffect(() => dialog.current.showModal(), []);
  const sending = state.pending.some((command) => ["propose", "moderate", "go"].includes(command.do));
  /** @param {import("../table").Answer} answer */
  const told = ({ type, words = "" }) => {
    if (type === "ok") close();
    else refuse(words);
    return true;
  };
  const act = (kind, about) => send({ do: master ? "moderate" : "propose", kind, why, ...about }, told);
  const offer = (kind, about = {}, words = t(`propose:${kind}`)) =>
    html`<button key=${kind + JSON.stringify(about)} type="button" disabled=${sending} onClick=${() => act(kind, about)}>${words}</button>`;
  const named = (kind, one) => offer(kind, { seat: one.seat }, t(`propose:${kind}`, { name: personName(view, one.seat) }));
  const { paused, seats, void: counted, volunteers, master: theirs } = view.chairs;
  const people = view.people.filter((one) => one.kind !== "bot" && one.taken);
  const others = people.filter((one) => master || one.seat !== seat);
  const away = others.filter((one) => seats[one.seat].absent && !seats[one.seat].stand_in);
  const over = isOver(view);
  const asked = theirs !== null && !master; // there is a game master to ask
  if (!master && !over && isAway(view, seat)) return html`<${ComingBack} dialog=${dialog} close=${close} refused=${refused} told=${told} />`;
  return html`
    <dialog class="help chairs" ref=${dialog} onClose=${close} aria-label=${t("table_menu")}>
      <h2>${t("table_menu")}</h2>
      <p>${master ? t("master_words") : asked ? t("ask_master", { name: theirs }) : t("consent_words")}</p>
      ${!asked && html`<label class="why-line">${t("propose_why")}<input maxlength="300" value=${why} onInput=${(event) => setWhy(event.currentTarget.value)} /></label>`}
      <p class="refused" role="alert">${refused}</p>
      ${asked && html`<div class="offers">${offer("no_master")}</div>`}
      ${!asked && !over &&
      html`<div class="offers">
        ${away.map((one) => named("sit_in", one))}
        ${offer(paused ? "resume" : "pause")}
        ${!paused && (view.chairs.clock?.until || view.beat) && offer("more_time")}
        ${!paused && offer("default")}
        ${offer("ruling")}
        <${Moments} act=${act} sending=${sending} />
        <details>
          <summary>${t("more_acts")}</summary>
          <div class="offers">
            ${volunteers.map((one) => html`<${Volunteer} key=${one.id} volunteer=${one} offer=${offer} />`)}
            ${master && offer("no_master", {}, t("step_down"))}
            ${others.map((one) => named(seats[one.seat].muted ? "unmute" : "mute", one))}
            <${End} act=${act} sending=${sending} />
            ${!counted && offer("void")}
          </div>
        </details>
      </div>`}
      ${over && !asked && html`<div class="offers">${!counted && offer("void")}</div>`}
      ${!over && !master && html`<${Going} told=${told} sending=${sending} />`}
      <form method="dialog" class="close"><button type="submit" class="go">${t("close")}</button></form>
    </dialog>
  `;
}

// Whoever is away decides nothing here until they are back.
function ComingBack({ dialog, close, refused, told }) {
  const { send, state } = useTable();
  const sending = state.pending.some((command) => command.do === "come_back");
  return html`
    <dialog class="help chairs" ref=${dialog} onClose=${close} aria-label=${t("table_menu")}>
      <h2>${t("table_menu")}</h2>
      <p>${t("away_words")}</p>
      <p class="refused" role="alert">${refused}</p>
      <div class="offers"><button type="button" class="go" disabled=${sending} onClick=${() => send({ do: "come_back" }, told)}>${t("am_back")}</button></div>
      <form method="dialog" class="close"><button type="submit">${t("close")}</button></form>
    </dialog>
  `;
}

// What cannot be undone is asked once more.
function End({ act, sending }) {
  const [sure, ask] = useState(false);
  if (!sure) return html`<button type="button" disabled=${sending} onClick=${() => ask(true)}>${t("propose:end")}</button>`;
  return html`<button type="button" class="danger" autofocus disabled=${sending} onClick=${() => act("end")}>${t("end_sure")}</button>`;
}

// Which earlier moment to return to; asked for when somebody wants to know.
function Moments({ act, sending }) {
  const { send, state } = useTable();
  const [to, choose] = useState("");
  const found = state.moments ?? [];
  const look = (event) => event.currentTarget.open && send({ do: "moments" });
  return html`
    <details onToggle=${look}>
      <summary>${t("propose:rewind")}</summary>
      <p>${t("rewind_words")}</p>
      <label class="why-line">${t("rewind_to")}
        <select value=${to} onChange=${(event) => choose(event.currentTarget.value)}>
          <option value="">–</option>
          ${found.map((one) => html`<option key=${one.to} value=${one.to}>${clock(one.at)} ${one.text}</option>`)}
        </select>
      </label>
      <div class="offers"><button type="button" disabled=${sending || !to} onClick=${() => act("rewind", { to })}>${t("rewind_do")}</button></div>
    </details>
  `;
}

// What somebody who watches could take over.
function Volunteer({ volunteer, offer }) {
  const { view } = useTable();
  const { id, name } = volunteer;
  return html`
    ${view.people.map((one) => offer("hand_over", { seat: one.seat, to: id }, t("propose:hand_over", { name, old: personName(view, one.seat) })))}
    ${offer("master", { to: id }, t("propose:master", { name }))}
  `;
}

// For those who watch.
function Offer({ close }) {
  const { send, state } = useTable();
  const dialog = useRef(null);
  const [refused, refuse] = useState("");
  useEffect(() => dialog.current.showModal(), []);
  const sending = state.pending.some((command) => command.do === "offer");
  const help = (event) => {
    event.preventDefault();
    send({ do: "offer", name: event.currentTarget.elements.name.value }, ({ type, words = "" }) => {
      if (type === "ok") close();
      else refuse(words);
      return true;
    });
  };
  return html`
    <dialog class="help chairs" ref=${dialog} onClose=${close} aria-label=${t("table_menu")}>
      <h2>${t("offer_help")}</h2>
      <p>${t("offer_words")}</p>
      <form onSubmit=${help}>
        <label class="why-line">${t("your_name")}<input name="name" maxlength="30" required /></label>
        <p class="refused" role="alert">${refused}</p>
        <div class="offers"><button type="submit" disabled=${sending}>${t("offer_help")}</button></div>
      </form>
      <form method="dialog" class="close"><button type="submit" class="go">${t("close")}</button></form>
    </dialog>
  `;
}

function Going({ told, sending }) {
  const { send } = useTable();
  const [better, allow] = useState(false);
  return html`
    <h3>${t("have_to_go")}</h3>
    <p>${t("have_to_go_words")}</p>
    <label class="check-line"><input type="checkbox" checked=${better} onChange=${(event) => allow(event.currentTarget.checked)} /> ${t("allow_better")}</label>
    <button type="button" disabled=${sending} onClick=${() => send({ do: "go", better }, told)}>${t("have_to_go")}</button>
  `;
}
