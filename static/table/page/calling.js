// Calling whoever is asked something: by the page's title, and if they want it, by a sound, by trembling and a notification.

import { useEffect, useMemo, useRef } from "../../vendor/preact-htm.js";
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
    if (wanted.sound) ring();
    if (wanted.vibrate) navigator.vibrate?.(TREMBLE); // a browser that was not touched yet keeps still
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

let audio = /** @type {AudioContext | null} */ (null); // one for all: a browser gives out only a few

// Two short soft tones.
function ring() {
  audio ??= new AudioContext();
  const { currentTime, destination } = audio;
  audio.resume();
  for (const [at, tone] of [[0, 520], [0.14, 690]]) {
    const voice = audio.createOscillator();
    const volume = audio.createGain();
    voice.frequency.value = tone;
    volume.gain.setValueAtTime(0.08, currentTime + at);
    volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + 0.2);
    voice.connect(volume).connect(destination);
    voice.start(currentTime + at);
    voice.stop(currentTime + at + 0.2);
  }
}
