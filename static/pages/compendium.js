// Finds things in the compendium as one types; without it the page is one long text with anchors.

import { all, byId, one } from "./elements.js";

const MOST = 8; // names offered above the results

const lookup = one(".lookup");
const field = byId("find");
const found = byId("found");
const named = byId("named");
const nothing = byId("nothing");
const menu = one(".chapters");
const narrow = matchMedia("(max-width: 720px)");

const entries = all("article").map((node) => ({
  node,
  name: plain(node.querySelector("h3").textContent),
  words: plain(node.textContent),
}));
const chapters = all(".chapter").map((node) => ({
  node,
  link: menu.querySelector(`a[href="#${node.id}"]`),
  count: node.querySelector("h2 small"),
  total: node.querySelectorAll("article").length,
}));

function plain(words) {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function search() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  for (const { node, words } of entries) node.hidden = !wanted.every((word) => words.includes(word));
  const shown = entries.filter(({ node }) => !node.hidden);
  for (const { node, link, count, total } of chapters) {
    const left = node.querySelectorAll("article:not([hidden])").length;
    node.hidden = link.hidden = !left;
    count.textContent = wanted.length ? `${left} / ${total}` : total;
  }
  const words = shown.length ? found.dataset.some : found.dataset.none;
  found.textContent = wanted.length ? words.replace("{shown}", shown.length).replace("{all}", entries.length) : "";
  nothing.hidden = shown.length > 0;
  name(wanted, shown);
  mark(wanted, shown);
}

// What is called so comes first: "viper" is in thirty texts, and one of them is the viper.
function name(wanted, shown) {
  const so = wanted.length ? shown.filter(({ name }) => wanted.every((word) => name.includes(word))) : [];
  so.sort((one, other) => one.name.length - other.name.length);
  for (const link of named.querySelectorAll("a")) link.remove();
  for (const { node } of so.slice(0, MOST)) named.append(node.querySelector("h3 a").cloneNode(true));
  named.hidden = !so.length || so.length === shown.length;
}

// Shows where the words stand, in browsers that can without touching the text.
function mark(wanted, shown) {
  if (!CSS.highlights) return;
  const ranges = [];
  for (const { node } of wanted.length ? shown : []) {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = /** @type {Text} */ (walker.currentNode);
      const words = plain(text.data);
      if (words.length !== text.length) continue; // taken apart, its letters are counted differently
      for (const word of wanted)
        for (let at = words.indexOf(word); at >= 0; at = words.indexOf(word, at + word.length))
          ranges.push(new StaticRange({ startContainer: text, startOffset: at, endContainer: text, endOffset: at + word.length }));
    }
  }
  CSS.highlights.set("found", new Highlight(...ranges));
}

// A link leads to its entry also when the search hides it, and never under the bar that stays on top.
function arrive() {
  const target = byId(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  if (target.closest("[hidden]")) {
    field.value = "";
    search();
  }
  measure();
  target.scrollIntoView();
}

function measure() {
  document.documentElement.style.setProperty("--above", `${lookup.offsetHeight}px`);
}

function fold() {
  menu.open = !narrow.matches;
}

field.addEventListener("input", search);
addEventListener("hashchange", arrive);
document.addEventListener("keydown", (event) => {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.target === field) return;
  event.preventDefault();
  field.focus();
  field.select();
});
nothing.addEventListener("click", ({ target }) => {
  if (target.localName !== "button") return;
  field.value = target.textContent;
  field.focus();
  search();
});
menu.addEventListener("click", ({ target }) => target.localName === "a" && fold());
narrow.addEventListener("change", fold);

lookup.classList.add("live");
field.hidden = false;
fold();
search(); // a browser that goes back fills the field again
arrive();
new ResizeObserver(measure).observe(lookup);
