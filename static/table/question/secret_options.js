// Options that would tell a neighbour who one is: face down until one asks for them.

import { html, useState } from "../../vendor/preact-htm.js";
import { useCover } from "../input/cover.js";
import { useAsked } from "../page/context.js";
import { known, t } from "../words/words.js";
import { Option } from "./option.js";

// `alone`: nothing else can be chosen, so there is nothing to hide them behind.
export function SecretOptions({ options, alone = false }) {
  const [shown, show] = useState(alone);
  const { choice, parts, view } = useAsked();
  const { kind } = choice.question;
  useCover(() => show(false));
  return html`
    <div class="options">
      <button type="button" class="cover" aria-expanded=${shown} onClick=${() => show(!shown)}>
        ${shown ? t("cover_secret_options") : known(`secret:${kind}`) ? t(`secret:${kind}`) : t("secret_options")}
      </button>
      ${shown && !options.length && html`<p>${t("no_secret_options")}</p>`}
      ${shown && options.length > 0 && html`<div class="items">${options.map((option) => html`<${Option} key=${option} option=${option} danger=${parts.options.grave(option, choice.question, view)} />`)}</div>`}
    </div>
  `;
}
