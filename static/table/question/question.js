// Any question at all, answered by buttons: options by kind, how many, in which order, or none.

import { html } from "../../vendor/preact-htm.js";
import { useAsked } from "../page/context.js";
import { kindOf, nameOf, plain } from "../words/names.js";
import { known, list, t } from "../words/words.js";
import { Dimmed } from "./dimmed.js";
import { Bundle } from "./option.js";
import { SecretOptions } from "./secret_options.js";

const NOTHING = "opt:nothing"; // stands after everything that could be done

export function Question({ children }) {
  const { choice, view, me, parts } = useAsked();
  const { question, instant, sure } = choice;
  const ways = parts.options;
  const secret = question.options.filter(ways.secret);
  const groups = grouped(question.options.filter((option) => !ways.secret(option) && !ways.shownElsewhere(question, me, option)), ways, ways.leading(question));
  const hand = new Set(ways.inHand(me));
  const inHand = (options) => options.every((option) => hand.has(option) && choice.may(option));
  const covered = secret.length > 0 || ways.mayHaveSecret(question, view, me);
  if (sure) return html`<${Sure} option=${sure} />`;
  return html`
    <div class=${`question ${instant ? "" : "many"}`} id="question" data-kind=${question.kind} data-ask=${question.id}>
      <p class="prompt">
        ${choice.keeps ? html`${t("keep", { n: choice.keeps })} <small>${question.text}</small>` : html`${question.text} ${!instant && html`<small>${howMany(question.sizes)}</small>`}`}
      </p>
      ${question.given !== null && html`<p class="given">${t("given", { picks: givenWords(view, question) })}</p>`}
      ${[...groups].map(
        ([kind, options]) => html`
          <div key=${kind} class=${`options of-${kind} ${inHand(options) ? "in-hand" : ""}`} role="group" aria-label=${groupName(kind)}>
            ${inHand(options) && html`<p class="below">${t(known(`in_hand:${kind}`) ? `in_hand:${kind}` : "in_your_hand", { n: options.length })}</p>`}
            ${groups.size > 1 && groupName(kind) && !(kind === "opt" && ways.leading(question).includes(kind)) && html`<h4>${groupName(kind)}</h4>`}
            <div class="items">
              ${bundled(options, question.ordered || ways.eachItsOwn(kind)).map((bundle) => html`<${Bundle} key=${bundle[0]} options=${bundle} />`)}
            </div>
          </div>
        `,
      )}
      ${children}
      ${covered && html`<${SecretOptions} options=${secret} alone=${secret.length === 1 && question.options.length === 1 && !question.sizes.includes(0)} />`}
      <${Dimmed} />
      <${Close} />
    </div>
  `;
}

// The buttons that end the question: confirm so many, or none.
function Close() {
  const { choice } = useAsked();
  const { question, instant, picks, complete, sending, sizes, keeps } = choice;
  const none = sizes.includes(0);
  if (instant && !none) return null;
  const wanted = Math.min(...sizes.filter((size) => size > picks.length));
  const confirm = keeps ? "confirm_keep" : known(`confirm:${question.kind}`) ? `confirm:${question.kind}` : "confirm";
  const passing = known(`pass:${question.kind}`) ? `pass:${question.kind}` : "pass"; // says what happens then
  const pass = t(question.window ? passing : known(`none:${question.kind}`) ? `none:${question.kind}` : "none");
  return html`
    <div class="close">
      ${!instant &&
      html`<button type="button" class=${`go ${picks.length ? "" : "empty"}`} disabled=${!complete || sending} onClick=${choice.confirm}>
        ${picks.length === 0 && none ? pass : complete ? t(confirm, { n: picks.length }) : t("picked_of", { n: picks.length, of: wanted })}
      </button>`}
      ${!instant && picks.length > 0 && html`<button type="button" disabled=${sending} onClick=${choice.clear}>${t("clear")}</button>`}
      ${instant && none && html`<button type="button" class="go pass" disabled=${sending} onClick=${choice.pass}>${pass}</button>`}
    </div>
  `;
}

function Sure({ option }) {
  const { choice, parts, view } = useAsked();
  const note = parts.options.note(choice.question, view, option);
  return html`
    <div class="question sure" role="alertdialog" aria-label=${t("sure")} data-kind="sure" data-ask=${choice.question.id}>
      <p class="prompt"><b>${t("sure")}</b> ${choice.question.labels[option]}</p>
      ${note && html`<p>${note}</p>`}
      <div class="close">
        <button type="button" class="danger" disabled=${choice.sending} onClick=${() => choice.pick(option)}>${t("yes_really")}</button>
        <button type="button" onClick=${choice.unsure}>${t("no_back")}</button>
      </div>
    </div>
  `;
}

// By kind: what lies on the table first, then the rest, then plain words.
function grouped(options, ways, first) {
  const kinds = new Map();
  for (const option of options) {
    const kind = kindOf(option);
    kinds.set(kind, [...(kinds.get(kind) ?? []), option]);
  }
  if (kinds.has("opt")) kinds.set("opt", kinds.get("opt").sort((a, b) => Number(a === NOTHING) - Number(b === NOTHING)));
  const { onTable } = ways;
  const rank = (kind) => (first.includes(kind) ? first.indexOf(kind) - first.length : kind === "opt" ? 99 : onTable.includes(kind) ? onTable.indexOf(kind) : onTable.length);
  return new Map([...kinds].sort(([a], [b]) => rank(a) - rank(b)));
}

// Equal components are one button: it does not matter which of two equal cards one takes.
function bundled(options, apart) {
  if (apart) return options.map((option) => [option]);
  const bundles = new Map();
  for (const option of options) bundles.set(plain(option), [...(bundles.get(plain(option)) ?? []), option]);
  return [...bundles.values()];
}

const groupName = (kind) => (known(`group:${kind}`) ? t(`group:${kind}`) : undefined);

function howMany(sizes) {
  const low = Math.min(...sizes);
  const high = Math.max(...sizes);
  if (low === high) return t("pick_exactly", { n: low });
  if (sizes.length === high - low + 1) return low === 0 ? t("pick_up_to", { n: high }) : t("pick_range", { low, high });
  return t("pick_one_of", { sizes: sizes.join(", ") });
}

function givenWords(view, { given, labels }) {
  if (!given.length) return t("nothing");
  return list(given.map((option) => (kindOf(option) === "card" ? nameOf(view, option) : headOf(labels[option] ?? nameOf(view, option)))));
}

const headOf = (label) => label.split(/\s?: /)[0];
