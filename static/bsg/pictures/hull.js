// The two ships that carry people, from above: armour, pods, drives and running lights under their locations.

import { html } from "../../vendor/preact-htm.js";

const HULLS = { galactica: Galactica, "colonial-one": ColonialOne };

// `id`: of its metals, for one that is drawn besides the one on the board.
export function Hull({ name, id = "hull" }) {
  const Drawn = HULLS[name];
  return Drawn ? html`<${Drawn} id=${id} />` : null;
}

// Bow to the left: a ribbed hull between its two flight pods, with a blunt head and the drives astern.
function Galactica({ id }) {
  const ribs = Array.from({ length: 24 }, (_, n) => `M${66 + n * 13},21 V36 M${66 + n * 13},150 V165`).join(" ");
  return html`
    <svg class="outline" viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id=${`${id}-armour`} x2="0" y2="1"><stop stop-color="#5b7286" /><stop offset=".16" stop-color="#33475a" /><stop offset=".55" stop-color="#1e2c3a" /><stop offset="1" stop-color="#101921" /></linearGradient>
        <linearGradient id=${`${id}-pod`} x2="0" y2="1"><stop stop-color="#4a6073" /><stop offset=".5" stop-color="#22313f" /><stop offset="1" stop-color="#131c25" /></linearGradient>
        <linearGradient id=${`${id}-head`} x2="1"><stop stop-color="#0b1118" stop-opacity=".75" /><stop offset="1" stop-color="#0b1118" stop-opacity="0" /></linearGradient>
        <linearGradient id=${`${id}-drive`} x2="1"><stop stop-color="#e9fbff" /><stop offset=".3" stop-color="#6cc7e6" /><stop offset="1" stop-color="#6cc7e6" stop-opacity="0" /></linearGradient>
      </defs>
      <path class="wash" fill=${`url(#${id}-drive)`} d="M384,44 H400 V66 H384Z M384,79 H400 V107 H384Z M384,120 H400 V142 H384Z" />
      <path class="strut" d="M96,14 h26 v12 h-26Z M300,14 h26 v12 h-26Z M96,156 h26 v14 h-26Z M300,156 h26 v14 h-26Z" />
      <path class="pod" fill=${`url(#${id}-pod)`} d="M70,1 H366 L388,8 V16 L366,23 H70 L50,17 V7Z M66,160 H368 L391,170 V190 L368,199 H66 L36,189 V171Z" />
      <path class="bay" d="M388,8 V16 L378,19 V5Z M391,170 V190 L380,195 V165Z M50,7 L60,4 V20 L50,17Z M36,171 L48,167 V193 L36,189Z" />
      <path class="drive" d="M374,42 H390 V68 H374Z M374,77 H390 V109 H374Z M374,118 H390 V144 H374Z" />
      <path class="body" fill=${`url(#${id}-armour)`} d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 V158 L362,167 H70 L58,162 L20,144 L8,126 L2,106Z" />
      <path fill=${`url(#${id}-head)`} d="M2,98 V80 L8,60 L20,42 L58,24 V162 L20,144 L8,126 L2,106Z" />
      <path class="ribs" d=${ribs} />
      <path class="seams" d="M70,19 L62,40 V146 L70,167 M362,19 L368,40 V146 L362,167 M8,60 L40,74 M8,126 L40,112 M2,80 L24,84 M2,106 L24,102 M62,40 H368 M62,146 H368" />
      <path class="rim" d="M2,98 V80 L8,60 L20,42 L58,24 L70,19 H362 L380,28 M50,7 L70,1 H366 L388,8 M36,171 L66,160 H368 L391,170" />
      <path class="lamps" d="M12,70 L24,48 M12,116 L24,138 M78,20.5 H358 M78,197 H362" />
    </svg>
  `;
}

// A liner, bow upwards: windows along both sides, the drives below.
function ColonialOne() {
  return html`
    <svg class="outline" viewBox="0 0 100 200" preserveAspectRatio="none" aria-hidden="true">
      <defs>
        <linearGradient id="liner" x2="1"><stop stop-color="#7c8168" /><stop offset=".12" stop-color="#4c513f" /><stop offset=".6" stop-color="#2a2e22" /><stop offset="1" stop-color="#171a12" /></linearGradient>
        <linearGradient id="liner-drive" x2="0" y2="1"><stop stop-color="#e9fbff" /><stop offset="1" stop-color="#6cc7e6" stop-opacity="0" /></linearGradient>
      </defs>
      <path class="wash" fill="url(#liner-drive)" d="M22,194 H36 V200 H22Z M43,194 H57 V200 H43Z M64,194 H78 V200 H64Z" />
      <path class="strut" d="M0,120 L8,100 V178 L0,186Z M100,120 L92,100 V178 L100,186Z" />
      <path class="body" fill="url(#liner)" d="M18,1 H82 L94,9 L97,30 V176 L86,194 H14 L3,176 V30 L6,9Z" />
      <path class="seams" d="M3,30 H97 M3,176 H97" />
      <path class="rim" d="M3,176 V30 L6,9 L18,1 H82" />
      <path class="lamps" d="M6,40 V170 M94,40 V170" />
    </svg>
  `;
}
