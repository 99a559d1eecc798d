// Sounds, all made here: tones and noise, shaped as said below. Nothing is fetched, and nothing is heard that nobody asked for.

import { preferences } from "../page/preferences.js";

// Of each sound its voices: when it begins and how long it lasts, in seconds; how loud; from which pitch to which, in hertz. A
// voice without a wave is noise, let through around that pitch.
/** @type {Record<string, { at?: number, lasts: number, loud: number, from: number, to?: number, wave?: OscillatorType }[]>} */
const SOUNDS = {
  call: [
    { lasts: 0.2, loud: 0.16, from: 520, wave: "sine" },
    { at: 0.14, lasts: 0.2, loud: 0.16, from: 690, wave: "sine" },
  ],
  ping: [
    { lasts: 0.9, loud: 0.22, from: 1240, to: 1200, wave: "sine" },
    { at: 0.02, lasts: 0.5, loud: 0.06, from: 2480, to: 2400, wave: "sine" },
  ],
  klaxon: [0, 0.34, 0.68].flatMap((at) => [
    { at, lasts: 0.28, loud: 0.07, from: 330, to: 300, wave: /** @type {OscillatorType} */ ("sawtooth") },
    { at, lasts: 0.28, loud: 0.06, from: 247, to: 224, wave: /** @type {OscillatorType} */ ("square") },
  ]),
  die: [0, 0.06, 0.13, 0.22, 0.34].map((at, n) => ({ at, lasts: 0.05, loud: 0.34 - n * 0.05, from: 2600 - n * 240 })),
  card: [{ lasts: 0.12, loud: 0.2, from: 5200, to: 1900 }],
  engines: [
    { lasts: 1.1, loud: 0.5, from: 90, to: 900 },
    { lasts: 1.1, loud: 0.1, from: 55, to: 130, wave: "sawtooth" },
    { at: 0.85, lasts: 0.3, loud: 0.4, from: 3000, to: 200 },
  ],
  drums: [0, 0.22, 0.44].flatMap((at) => [
    { at, lasts: 0.38, loud: 0.5, from: 120, to: 42, wave: /** @type {OscillatorType} */ ("sine") },
    { at, lasts: 0.08, loud: 0.14, from: 420 },
  ]),
};

const CALL = "call"; // the only one for whoever looks elsewhere

let audio = /** @type {AudioContext | null} */ (null); // one for all: a browser gives out only a few
let hiss = /** @type {AudioBuffer | null} */ (null);

/** @param {string | undefined} name */
export function sound(name) {
  const wanted = preferences();
  const voices = SOUNDS[name ?? ""];
  if (!voices || !wanted.sound || !wanted.volume || (document.hidden && name !== CALL)) return;
  audio ??= new AudioContext();
  const asleep = audio.state !== "running";
  audio.resume(); // a page that was not touched yet keeps still
  if (asleep && name !== CALL) return; // or all that was missed would be heard at once
  const out = audio.createGain();
  out.gain.value = wanted.volume;
  out.connect(audio.destination);
  for (const voice of voices) play(audio, out, voice);
}

/** @param {AudioContext} audio @param {AudioNode} out @param {(typeof SOUNDS)[string][number]} voice */
function play(audio, out, { at = 0, lasts, loud, from, to = from, wave }) {
  const [begins, ends] = [audio.currentTime + at, audio.currentTime + at + lasts];
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, begins);
  volume.gain.exponentialRampToValueAtTime(loud, begins + Math.min(0.02, lasts / 4));
  volume.gain.exponentialRampToValueAtTime(0.0001, ends);
  volume.connect(out);
  const source = wave ? tone(audio, wave, volume) : noise(audio, volume);
  source.pitch.setValueAtTime(from, begins);
  source.pitch.exponentialRampToValueAtTime(to, ends);
  source.node.start(begins);
  source.node.stop(ends);
}

function tone(audio, wave, volume) {
  const node = audio.createOscillator();
  node.type = wave;
  node.connect(volume);
  return { node, pitch: node.frequency };
}

function noise(audio, volume) {
  hiss ??= hissing(audio);
  const node = audio.createBufferSource();
  node.buffer = hiss;
  node.loop = true;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.Q.value = 0.8;
  node.connect(band).connect(volume);
  return { node, pitch: band.frequency };
}

// A second of it, the same for everything.
function hissing(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}
