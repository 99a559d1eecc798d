// A board for a game that draws none: the sections of its view as lists of what they say.

import { html } from "../../vendor/preact-htm.js";
import { useTable } from "../page/context.js";
import { nameOf, personName } from "../words/names.js";
import { list, t } from "../words/words.js";

// What a table says itself, whatever is played at it; it has places of its own on the page.
const OF_THE_TABLE = new Set(["table", "people", "questions", "beat", "claims", "notes", "chairs", "hidden", "names"]);

export function PlainBoard() {
  const { view } = useTable();
  const sections = Object.entries(view).filter(([name, value]) => !OF_THE_TABLE.has(name) && value !== null);
  return html`
    <section class="board plain" aria-label=${t("board")}>
      ${sections.map(([name, value]) => html`<section key=${name} class="plain-section"><h2>${called(name)}</h2><${Value} value=${value} /></section>`)}
    </section>
  `;
}

function Value({ value }) {
  const { view } = useTable();
  if (Array.isArray(value)) {
    // As many numbers as people are a number for each.
    if (value.length === view.people.length && value.every(Number.isFinite)) return html`<${Fields} fields=${value.map((one, seat) => [personName(view, seat), one])} />`;
    if (!value.some(isThing)) return html`<span>${value.length ? list(value.map((one) => plainly(view, one))) : t("nothing")}</span>`;
    return html`<ol class="plain-list">${value.map((one, n) => html`<li key=${n}><${Value} value=${one} /></li>`)}</ol>`;
  }
  if (isThing(value)) return html`<${Fields} fields=${Object.entries(value).map(([name, inner]) => [called(name), inner])} />`;
  return html`<span>${plainly(view, value)}</span>`;
}

function Fields({ fields }) {
  return html`<dl class="plain-fields">${fields.map(([name, value]) => html`<div key=${name}><dt>${name}</dt><dd><${Value} value=${value} /></dd></div>`)}</dl>`;
}

const isThing = (value) => typeof value === "object" && value !== null;

function plainly(view, value) {
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (value === null || value === "") return t("nothing");
  return typeof value === "string" && value.includes(":") ? nameOf(view, value) : String(value);
}

// There are no words for it but its own name.
function called(field) {
  const words = field.replaceAll("_", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
