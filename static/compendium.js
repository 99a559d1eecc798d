// Filters the compendium as one types; without it the page is one long text with anchors.

const field = document.getElementById("find");
const found = document.getElementById("found");
const articles = [...document.querySelectorAll("article")].map((node) => [node, plain(node.textContent)]);
const chapters = [...document.querySelectorAll(".chapter")];

function plain(words) {
  return words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function filter() {
  const wanted = plain(field.value).split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const [node, words] of articles) {
    node.hidden = !wanted.every((word) => words.includes(word));
    if (!node.hidden) shown += 1;
  }
  for (const chapter of chapters) chapter.hidden = !chapter.querySelector("article:not([hidden])");
  found.textContent = wanted.length ? `${shown} / ${articles.length}` : "";
}

field.hidden = false;
field.addEventListener("input", filter);
filter();
