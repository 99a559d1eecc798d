// The affair at hand: the crisis card, the skill check, the die.

import { html } from "../vendor/preact-htm.js";
import { Check } from "./check.js";
import { useTable } from "./context.js";
import { Crisis } from "./crisis.js";
import { Roll } from "./roll.js";
import { t } from "./words.js";

export function Affair() {
  const { view } = useTable();
  const { crisis, check, roll } = view;
  return html`
    <section class="affair" tabindex="0" aria-label=${t("affair")} hidden=${!crisis && !check && !roll}>
      ${crisis && html`<${Crisis} crisis=${crisis} />`}
      ${check && html`<${Check} check=${check} titled=${!crisis || check.source !== crisis.card} />`}
      ${roll && html`<${Roll} roll=${roll} />`}
    </section>
  `;
}
