// Help and preferences: what the colours mean, the keys, sound and notifications, reporting a problem.

import { html, useEffect, useRef, useState } from "../../vendor/preact-htm.js";
import { hinting, hints } from "../question/hint.js";
import { REPLAY_KEYS } from "../replay/player.js";
import { sound } from "../sound/sounds.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";
import { preferences } from "./preferences.js";

const KEYS = ["q", "p", "c", "l", "h", "escape"];

export function Help({ close }) {
  const { seat, parts, replay } = useTable();
  const keys = replay ? REPLAY_KEYS : KEYS;
  const dialog = useRef(null);
  useEffect(() => dialog.current.showModal(), []);
  return html`
    <dialog class="help" ref=${dialog} onClose=${close} aria-label=${t("help")}>
      <h2>${t("help")}</h2>
      <ul class="colours">${parts.colours.map((colour) => html`<li key=${colour} class=${colour}><i aria-hidden="true"></i> ${t(`colour:${colour}`)}</li>`)}</ul>
      <p>${t("help_explain")}</p>
      <div class="by-keyboard">
        <h3>${t("keys")}</h3>
        <dl class="keys">${keys.map((key) => html`<div key=${key}><dt><kbd>${t(`key:${key}`)}</kbd></dt><dd>${t(`key_does:${key}`)}</dd></div>`)}</dl>
      </div>
      <h3>${t("settings")}</h3>
      <${Preferences} />
      ${seat !== null && !replay && html`<${Report} />`}
      <p class="ways"><a class="button" href="/compendium/#rules" target="_blank" rel="noopener">${t("rules_in_short")}</a> <a class="button" href="/compendium/" target="_blank" rel="noopener">${t("compendium")}</a> <a class="button" href="/">${t("to_home")}</a></p>
      <form method="dialog" class="close"><button type="submit" class="go">${t("close")}</button></form>
    </dialog>
  `;
}

function Preferences() {
  const [now, set] = useState(preferences());
  const [denied, deny] = useState(false);
  const [guided, setGuided] = useState(hinting());
  const change = (name, value) => set(preferences({ [name]: value }));
  const notify = async (event) => {
    const wanted = event.currentTarget.checked;
    const granted = wanted && (await Notification.requestPermission()) === "granted";
    change("notify", granted);
    deny(wanted && !granted);
  };
  const louder = (event) => {
    change("volume", Number(event.currentTarget.value));
    sound("ping");
  };
  const guide = (event) => {
    hints(event.currentTarget.checked);
    setGuided(event.currentTarget.checked);
  };
  return html`
    <label class="check-line"><input type="checkbox" checked=${now.sound} onChange=${(event) => change("sound", event.currentTarget.checked)} /> ${t("set_sound")}</label>
    <label class="check-line volume">${t("set_volume")} <input type="range" min="0" max="1" step="0.1" value=${now.volume} disabled=${!now.sound} onChange=${louder} /></label>
    <label class="check-line"><input type="checkbox" checked=${now.stage} onChange=${(event) => change("stage", event.currentTarget.checked)} /> ${t("set_stage")}</label>
    ${matchMedia("(pointer: coarse)").matches &&
    "vibrate" in navigator &&
    html`<label class="check-line"><input type="checkbox" checked=${now.vibrate} onChange=${(event) => change("vibrate", event.currentTarget.checked)} /> ${t("set_vibrate")}</label>`}
    ${"Notification" in window &&
    html`<label class="check-line"><input type="checkbox" checked=${now.notify} onChange=${notify} /> ${t("set_notify")}</label>`}
    ${denied && html`<p class="denied" role="alert">${t("notify_denied")}</p>`}
    <label class="check-line"><input type="checkbox" checked=${guided} onChange=${guide} /> ${t("set_hints")}</label>
  `;
}

// Nobody is thanked before it is stored; the words stay until then.
function Report() {
  const { send, state } = useTable();
  const [said, say] = useState(""); // what became of it
  const sending = state.pending.some((command) => command.do === "report");
  const report = (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    const text = form.elements.text.value.trim();
    if (!text) return;
    send({ do: "report", text }, ({ type, words }) => {
      if (type === "ok") form.reset();
      say(type === "ok" ? t("reported") : words);
      return true;
    });
  };
  return html`
    <form class="report" onSubmit=${report}>
      <label>${t("report")}<textarea name="text" maxlength="2000"></textarea></label>
      <button type="submit" disabled=${sending}>${t("report_send")}</button>
      <p role="status">${sending ? t("sending") : said}</p>
    </form>
  `;
}
