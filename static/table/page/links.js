// The links of this table: to watch it, and to take one's own seat up on another device.

import { html, useState } from "../../vendor/preact-htm.js";
import { t } from "../words/words.js";
import { useTable } from "./context.js";

const SHOWN = 2_000; // milliseconds for which a button says that it is done

export function Links() {
  const { boot, send } = useTable();
  const [open, show] = useState(false); // the picture is fetched when somebody looks
  // The page is told its link when it loads, and nowhere else: no message to the seat's other devices holds it.
  const renew = () => send({ do: "new_link" }, ({ type }) => type === "ok" && location.reload());
  return html`
    <details class="links" onToggle=${(event) => show(event.currentTarget.open)}>
      <summary>${t("links")}</summary>
      <${Link} label=${t("invite_link")} value=${boot.invite} />
      ${open && html`<img class="qr" src=${`/t/${boot.table}/invite.svg`} alt=${t("invite_qr")} width="164" height="164" />`}
      ${boot.personal && html`<${Link} label=${t("personal_link")} value=${boot.personal} />`}
      ${boot.seat !== null && html`<button type="button" onClick=${renew}>${t("new_link")}</button><small>${t("new_link_help")}</small>`}
    </details>
  `;
}

function Link({ label, value }) {
  const [done, say] = useState(false);
  const copy = async (event) => {
    const field = event.currentTarget.parentElement.querySelector("input");
    if (!(await copied(field))) return;
    say(true);
    setTimeout(() => say(false), SHOWN);
  };
  return html`
    <div class="link">
      <label>${label}<input readonly value=${value} onFocus=${(event) => event.currentTarget.select()} /></label>
      <button type="button" aria-live="polite" onClick=${copy}>${t(done ? "copied" : "copy")}</button>
    </div>
  `;
}

// What is selected can be copied by hand when the browser refuses to do it.
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // on plain http there is no other way
  }
}
