// One space area. Its ships are drawn here as soon as the view has a section `areas`.

import { html } from "../vendor/preact-htm.js";
import { Glow } from "./glow.js";
import { t } from "./words.js";

export const AREAS = ["front", "starboard-bow", "starboard-aft", "rear", "port-bow", "port-aft"];

export function Area({ area, seen }) {
  const name = t(`area:${area}`);
  return html`
    <${Glow} option=${`area:${area}`} class=${`area ${area}`} label=${name}>
      <span class="area-name">${name}</span>
      ${!seen && html`<span class="area-empty">${t("area_empty")}</span>`}
    <//>
  `;
}
