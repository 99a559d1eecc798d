// Buttons beside a link: copying it, also on plain http, and handing it to another app where the device can.

import { all, byId } from "./elements.js";

const SHOWN = 2_000; // how long a button says that it is done

for (const button of all("[data-copy]")) {
  const words = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    if (!(await copied(byId(button.dataset.copy)))) return;
    button.textContent = button.dataset.done;
    setTimeout(() => {
      button.textContent = words;
    }, SHOWN);
  });
}

// What is selected can be copied by hand when the browser refuses to do it.
async function copied(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return document.execCommand("copy"); // on plain http there is no other way
  }
}

for (const button of all("[data-share]")) {
  button.hidden = !navigator.share;
  button.addEventListener("click", () => {
    // Whoever closes the list of apps has not done anything wrong.
    navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {});
  });
}
