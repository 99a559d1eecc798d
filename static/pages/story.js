// The story of a finished game: verifies its shuffles in this browser, and turns its picture into dots to be sent.

import { verified } from "../table/proof/verify.js";

const { table, words } = JSON.parse(document.getElementById("boot")?.textContent ?? "{}");

const verify = /** @type {HTMLButtonElement | null} */ (document.getElementById("verify"));
const said = document.getElementById("verified");

async function check() {
  if (!verify || !said) return;
  verify.disabled = true;
  said.textContent = words.busy;
  const answer = await fetch(verify.dataset.draws ?? "").catch(() => null);
  const draws = answer?.ok ? await answer.json() : null;
  const { problem, right, copied } = draws ? await verified(table, draws) : { problem: "lost", right: 0, copied: 0 };
  const more = copied ? ` ${words.copied.replace("{n}", String(copied))}` : "";
  said.textContent = words[problem ?? "good"].replace("{n}", String(right)) + more;
  said.className = problem ? "problem" : "good";
  verify.disabled = false;
}

if (verify) {
  verify.hidden = false;
  verify.addEventListener("click", check);
}

const save = /** @type {HTMLButtonElement | null} */ (document.getElementById("save-picture"));
const picture = /** @type {HTMLImageElement | null} */ (document.getElementById("picture"));

// Most places where people send pictures do not take drawings, only dots.
function dots() {
  if (!save || !picture) return;
  const canvas = document.createElement("canvas");
  canvas.width = picture.naturalWidth;
  canvas.height = picture.naturalHeight;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  canvas.toBlob((blob) => {
    if (!blob) return;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = save.dataset.name ?? "";
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  }, "image/png");
}

if (save) {
  save.hidden = false;
  save.addEventListener("click", dots);
}
