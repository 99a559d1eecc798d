// Claims before a check: exact numbers may not be said, this may.

import { personName } from "../../table/words/names.js";
import { t } from "../../table/words/words.js";
import { html } from "../../vendor/preact-htm.js";
import { useGame } from "../context.js";

const LEVELS = ["not", "little", "lot"];

export function Claims() {
  const { view, seat, send, state, replay } = useGame();
  const { claims } = view;
  if (!claims) return null;
  const sending = state.pending.some((command) => command.do === "claim");
  const said = Object.entries(claims.levels);
  return html`
    ${said.length > 0 &&
    html`<ul class="claimed" aria-label=${t("claims")}>
      ${said.map(([who, level]) => html`<li key=${who} data-seat=${who}><b>${personName(view, Number(who))}</b> ${t(`claim:${level}`)}</li>`)}
    </ul>`}
    ${claims.mine &&
    !replay &&
    html`<div class="claims" role="group" aria-label=${t("claim")}>
      <small>${t("claim")}</small>
      ${LEVELS.map(
        (level) => html`<button key=${level} type="button" disabled=${sending} aria-pressed=${claims.levels[seat ?? ""] === level}
          onClick=${() => send({ do: "claim", level, about: claims.about })}>${t(`claim:${level}`)}</button>`,
      )}
    </div>`}
  `;
}
