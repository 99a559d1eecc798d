// For which kinds of response windows one wants to be asked: presets, kinds one by one, and "Wait!".

import { isLesson } from "../../table/question/hint.js";
import { t } from "../../table/words/words.js";
import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";

const PRESETS = ["usual", "few", "all"];

// Among the standing orders: which preset it is, and the way to all of it.
export function AskMe() {
  const { me, master, replay } = useGame();
  const [open, show] = useState(false);
  if (!me) return null;
  return html`
    <button type="button" class="order" data-explain="help:asks" data-option="order:asks" aria-haspopup="dialog" disabled=${master || replay} onClick=${() => show(true)}>
      <b>${t("order:asks")}</b>
      <small>${t(`preset:${me.preset ?? "own"}`)}</small>
    </button>
    ${open && html`<${Dialog} close=${() => show(false)} />`}
  `;
}

// Below the question of a window, and in the first turn.
export function Wishes() {
  const { me, view, choice, send, master, replay, boot } = useGame();
  const [open, show] = useState(false);
  const [last, decline] = useState(/** @type {import("../game").WishView | null} */ (null)); // what was declined just now
  const { turn } = view.game;
  useEffect(() => decline(null), [turn]);
  if (!me || master || replay || view.players[me.seat].cylon) return null;
  const { question } = choice;
  const wish = question?.window && me.windows.find((one) => one.question === question.kind && one.now);
  const others = !question && view.questions.waiting.some((one) => one.seat === null);
  const beginning = !me.said && turn <= 1 && !question && !isLesson(boot.table);
  const declined = last && me.windows.some((one) => one.name === last.name && !one.asked) ? last : null;
  if (!wish && !others && !beginning && !declined) return null;
  const never = () => {
    decline(wish || null);
    if (wish) send({ do: "order", order: `ask:${wish.name}`, on: false });
  };
  return html`
    <div class="wishes" role="group" aria-label=${t("help:asks")}>
      ${declined && html`<p class="declined" role="status">${t("declined", { what: declined.text })} <button type="button" onClick=${() => send({ do: "order", order: `ask:${declined.name}`, on: true })} data-option="order:undo">${t("undo")}</button></p>`}
      ${wish && html`<button type="button" onClick=${never} data-option="order:never">${t("never_again")}</button>`}
      ${others && html`<${Wait} />`}
      ${beginning && html`<p>${t("asks_short")}</p>${PRESETS.map((name) => html`<${Preset} key=${name} name=${name} />`)}`}
      <button type="button" aria-haspopup="dialog" onClick=${() => show(true)} data-option="order:more">${t(wish || others ? "order:asks_when" : "asks_more")}</button>
      ${open && html`<${Dialog} close=${() => show(false)} />`}
    </div>
  `;
}

function Preset({ name }) {
  const { me, send } = useGame();
  const chosen = me?.preset === name;
  return html`<button type="button" class=${`preset ${chosen ? "chosen" : ""}`} aria-pressed=${chosen} data-option=${`preset:${name}`} onClick=${() => send({ do: "order", order: `preset:${name}`, on: true })}>${t(`preset:${name}`)}</button>`;
}

function Wait() {
  const { me, send } = useGame();
  const on = Boolean(me?.orders.includes("wait"));
  return html`<button type="button" class="wait" aria-pressed=${on} data-explain="help:wait" data-option="order:wait" onClick=${() => send({ do: "order", order: "wait", on: !on })}>${t("wait")}</button>`;
}

function Dialog({ close }) {
  const { me, view, send } = useGame();
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  if (!me) return null;
  const order = (name, on) => send({ do: "order", order: name, on });
  return html`
    <dialog class="help asks" ref=${dialog} onClose=${close} aria-label=${t("asks_title")}>
      <h2>${t("asks_title")}</h2>
      <p>${t("asks_about")}</p>
      <ul class="presets">
        ${PRESETS.map((name) => html`<li key=${name}><${Preset} name=${name} /> <span>${t(`preset_says:${name}`)}</span></li>`)}
      </ul>
      <h3>${t("asks_kinds")}</h3>
      ${me.windows.map(
        (wish) => html`
          <label key=${wish.name} class="check-line"><input type="checkbox" name=${wish.name} checked=${wish.asked} onChange=${(event) => order(`ask:${wish.name}`, event.currentTarget.checked)} /> <span>${wish.text}</span></label>
        `,
      )}
      ${disturbing(view) &&
      html`<label class="check-line"><input type="checkbox" name="empty" checked=${me.orders.includes("empty")} onChange=${(event) => order("empty", event.currentTarget.checked)} /> <span>${t("asks_empty")} <small>${t("asks_empty_about")}</small></span></label>`}
      <label class="check-line"><input type="checkbox" name="evade" checked=${me.orders.includes("evade")} onChange=${(event) => order("evade", event.currentTarget.checked)} /> <span>${t("order:evade")} <small>${t("about:evade")}</small></span></label>
      <p class="waiting"><${Wait} /> <span>${t("about:wait")}</span></p>
      <form method="dialog" class="close"><button type="submit" class="go">${t("close")}</button></form>
    </dialog>
  `;
}

// Whether a window at this table closes by itself and is open to people who have nothing to play in it.
export const disturbing = (view) => view.table.pace === "live" && !view.table.options.quick;
