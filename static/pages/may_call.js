// Asks once, in the lobby, whether the table may call its person: by a sound, by a notification, or not at all.

import { preferences } from "../table/page/preferences.js";
import { all, byId } from "./elements.js";

const panel = byId("may-call");

if (panel) panel.hidden = preferences().asked;

for (const button of all("#may-call button")) {
  button.addEventListener("click", async () => {
    const wanted = button.value;
    const notify = wanted === "notify" && "Notification" in window && (await Notification.requestPermission()) === "granted";
    preferences({ asked: true, sound: wanted !== "nothing", notify });
    const denied = wanted === "notify" && !notify;
    byId("may-call-said").textContent = denied ? panel.dataset.denied : panel.dataset.done;
    byId("may-call-ask").hidden = true;
  });
}
