// SHA-256 and BLAKE2b as the server uses them: the browser's own are missing on plain http, where a table at home is served.

const bytesOf = (text) => new TextEncoder().encode(text);
export const fromHex = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
export const toHex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

// SHA-256 ---------------------------------------------------------------------------------------------------------

const primes = (count) => {
  const found = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
const fraction = (x) => ((x - Math.floor(x)) * 2 ** 32) | 0;
const K = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** @param {...(Uint8Array | string)} parts */
export function sha256(...parts) {
  const message = parts.flatMap((part) => [...(typeof part === "string" ? bytesOf(part) : part)]);
  const length = message.length * 8;
  message.push(0x80);
  while (message.length % 64 !== 56) message.push(0);
  for (let n = 7; n >= 0; n -= 1) message.push(Math.floor(length / 2 ** (8 * n)) & 255);
  const h = primes(8).map((prime) => fraction(Math.sqrt(prime)));
  const w = new Int32Array(64);
  for (let at = 0; at < message.length; at += 64) {
    for (let n = 0; n < 16; n += 1) w[n] = (message[at + 4 * n] << 24) | (message[at + 4 * n + 1] << 16) | (message[at + 4 * n + 2] << 8) | message[at + 4 * n + 3];
    for (let n = 16; n < 64; n += 1) {
      const one = turned(w[n - 15], 7) ^ turned(w[n - 15], 18) ^ (w[n - 15] >>> 3);
      const two = turned(w[n - 2], 17) ^ turned(w[n - 2], 19) ^ (w[n - 2] >>> 10);
      w[n] = (w[n - 16] + one + w[n - 7] + two) | 0;
    }
    let [a, b, c, d, e, f, g, i] = h;
    for (let n = 0; n < 64; n += 1) {
      const t1 = (i + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[n] + w[n]) | 0;
      const t2 = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [i, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    for (const [n, value] of [a, b, c, d, e, f, g, i].entries()) h[n] = (h[n] + value) | 0;
  }
  return toHex(h.flatMap((word) => [word >>> 24, (word >>> 16) & 255, (word >>> 8) & 255, word & 255]));
}

// BLAKE2b ---------------------------------------------------------------------------------------------------------

const MASK = (1n << 64n) - 1n;
const IV = [0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
const BLOCK = 128;
/** @param {bigint} x @param {bigint} n */
const rotated = (x, n) => ((x >> n) | (x << (64n - n))) & MASK;

function compressed(h, block, count, last) {
  const view = new DataView(block.buffer);
  const m = Array.from({ length: 16 }, (_, n) => view.getBigUint64(8 * n, true));
  const v = /** @type {bigint[]} */ ([...h, ...IV]);
  v[12] ^= BigInt(count);
  if (last) v[14] ^= MASK;
  const mix = (a, b, c, d, x, y) => {
    v[a] = (v[a] + v[b] + x) & MASK;
    v[d] = rotated(v[d] ^ v[a], 32n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = rotated(v[b] ^ v[c], 24n);
    v[a] = (v[a] + v[b] + y) & MASK;
    v[d] = rotated(v[d] ^ v[a], 16n);
    v[c] = (v[c] + v[d]) & MASK;
    v[b] = rotated(v[b] ^ v[c], 63n);
  };
  for (let round = 0; round < 12; round += 1) {
    const s = SIGMA[round % 10];
    mix(0, 4, 8, 12, m[s[0]], m[s[1]]);
    mix(1, 5, 9, 13, m[s[2]], m[s[3]]);
    mix(2, 6, 10, 14, m[s[4]], m[s[5]]);
    mix(3, 7, 11, 15, m[s[6]], m[s[7]]);
    mix(0, 5, 10, 15, m[s[8]], m[s[9]]);
    mix(1, 6, 11, 12, m[s[10]], m[s[11]]);
    mix(2, 7, 8, 13, m[s[12]], m[s[13]]);
    mix(3, 4, 9, 14, m[s[14]], m[s[15]]);
  }
  return h.map((word, n) => word ^ v[n] ^ v[n + 8]);
}

/** `size` bytes of the keyed hash of a text. @param {string} text @param {Uint8Array} key */
export function blake2b(text, key, size) {
  const message = bytesOf(text);
  const whole = new Uint8Array(BLOCK + message.length);
  whole.set(key);
  whole.set(message, BLOCK);
  let h = [...IV];
  h[0] ^= BigInt(0x01010000 ^ (key.length << 8) ^ size);
  for (let at = 0; at < whole.length; at += BLOCK) {
    const block = new Uint8Array(BLOCK);
    block.set(whole.subarray(at, at + BLOCK));
    h = compressed(h, block, Math.min(at + BLOCK, whole.length), at + BLOCK >= whole.length);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (const [n, word] of h.entries()) out.setBigUint64(8 * n, word, true);
  return new Uint8Array(out.buffer).slice(0, size);
}
