// Calling whoever is asked something: by the page's title, and if they want it, by a sound, by trembling and a notification.

import { useEffect, useMemo, useRef } from "../../vendor/preact-htm.js";
import { sound } from "../sound/sounds.js";
import { t } from "../words/words.js";
import { preferences } from "./preferences.js";

const TREMBLE = [90, 60, 90]; // milliseconds: on, off, on

export function useCalling(name, question, synced) {
  const plain = useMemo(() => document.title, []);
  const asked = question && question.given === null ? question.id : null;
  const called = name || plain;
  useEffect(() => {
    document.title = asked ? t("title_yours", { table: called }) : called;
  }, [called, Boolean(asked)]);
  const first = useRef(true);
  useEffect(() => {
    if (!synced) return undefined;
    const there = first.current;
    first.current = false;
    if (!asked || there) return undefined;
    const wanted = preferences();
    sound("call");
    if (wanted.vibrate && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(TREMBLE); // not before it was touched
    const shown = wanted.notify && document.hidden ? notify(called) : null;
    return () => shown?.close(); // answered from elsewhere, or too late
  }, [asked, synced]);
}

// What is asked may be secret, so the notification says only that something is.
function notify(called) {
  if (!("Notification" in window) || Notification.permission !== "granted") return null;
  try {
    const shown = new Notification(called, { body: t("notification"), tag: location.pathname });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return shown;
  } catch {
    return null; // some phones have the name, but allow it to service workers only
  }
}
