// One button of the question panel; equal components share one, with a counter when several may be picked.

import { html } from "../../vendor/preact-htm.js";
import { useAsked } from "../page/context.js";
import { t } from "../words/words.js";

export function Bundle({ options }) {
  const { choice } = useAsked();
  if (choice.most <= 1 || options.length === 1) return html`<${Option} option=${options[0]} />`;
  return html`<${Counter} options=${options} />`;
}

export function Option({ option, danger = false }) {
  const { choice } = useAsked();
  const { instant, picks, most, sending, question } = choice;
  const place = picks.indexOf(option);
  const picked = place >= 0;
  const full = !instant && !picked && picks.length >= most;
  return html`
    <button
      type="button"
      class=${`option ${picked ? "picked" : ""} ${danger ? "danger" : ""}`}
      aria-pressed=${instant ? undefined : picked}
      disabled=${sending || full}
      title=${full ? t("enough", { n: most }) : undefined}
      data-option=${option}
      data-explain=${option}
      onClick=${() => choice.pick(option)}
    >
      <${Face} option=${option} />
      ${picked && question.ordered && html`<b class="rank">${place + 1}</b>`}
    </button>
  `;
}

function Counter({ options }) {
  const { choice } = useAsked();
  const picked = options.filter((option) => choice.picks.includes(option));
  const next = options.find((option) => !choice.picks.includes(option));
  const full = choice.picks.length >= choice.most;
  const label = choice.question.labels[options[0]];
  return html`
    <div class=${`counter ${picked.length ? "picked" : ""}`} role="group" aria-label=${label}>
      <button type="button" aria-label=${t("one_less", { label })} disabled=${!picked.length || choice.sending}
        onClick=${() => choice.pick(picked[picked.length - 1])}>−</button>
      <span class="counted"><${Face} option=${options[0]} /><b>${t("of", { value: picked.length, most: options.length })}</b></span>
      <button type="button" aria-label=${t("one_more", { label })} disabled=${!next || full || choice.sending}
        title=${full ? t("enough", { n: choice.most }) : undefined} data-option=${next}
        onClick=${() => choice.pick(next)}>+</button>
    </div>
  `;
}

// A label may explain itself after a colon.
function Face({ option }) {
  const { choice, parts, view } = useAsked();
  const [head, words] = halves(choice.question.labels[option]);
  const rest = [words, parts.options.note(choice.question, view, option)].filter(Boolean).join("; ");
  return html`
    <${parts.OptionIcon} option=${option} />
    <span class="face"><span class="label">${head}</span>${rest && html`<small class="line">${rest}</small>`}</span>
  `;
}

// "Name: what it does" in two. A sentence that merely has a colon somewhere is one thing.
function halves(label) {
  const [, head, rest] = label.match(/^([^,;()]{2,60}?)\s?: (.+)$/s) ?? [null, label, ""];
  return [head, rest];
}
