// Verifies in this browser that nobody chose the shuffles: the fingerprint of before the game, the key, and every draw.

import { blake2b, fromHex, sha256, toHex } from "./hashes.js";

const BYTES = 16; // of which a draw is made
const AT_ONCE = 200; // draws between two breaths of the page

/** What is wrong, as the name of a sentence, or null; how many draws are right; and how many were copied from a game that this one
 * goes on from: their key is not of this table, and that game's own page verifies them.
 * @param {{ commitment: string, proof: { secret: string, nonces: string[], key: string } }} table
 * @param {[string, number, number, number, number[] | null][]} draws the last: of which rewinds its key is made; null: it was copied
 * @returns {Promise<{ problem: string | null, right: number, copied: number }>} */
export async function verified({ commitment, proof }, draws) {
  const own = draws.filter((draw) => draw[4] !== null);
  const done = (problem, right = 0) => ({ problem, right, copied: draws.length - own.length });
  const secret = fromHex(proof.secret);
  if (sha256(secret) !== commitment) return done("false_secret");
  if (sha256(secret, ...proof.nonces.map((nonce, seat) => `|${seat}:${[...nonce].length}:${nonce}`)) !== proof.key) return done("false_key");
  const keys = new Map(); // by the rewinds behind them
  const keyOf = (rewinds) => {
    const name = rewinds.join();
    if (!keys.has(name)) keys.set(name, fromHex(rewinds.reduce((key, times) => sha256(`${key}|rewind:${times}`), proof.key)));
    return keys.get(name);
  };
  for (const [n, [stream, nth, below, value, rewinds]] of own.entries()) {
    const key = keyOf(rewinds);
    if (Number(BigInt(`0x${toHex(blake2b(`${stream}:${nth}`, key, BYTES))}`) % BigInt(below)) !== value) return done("false_draw", n);
    if (n % AT_ONCE === 0) await new Promise((done) => setTimeout(done));
  }
  return done(null, own.length);
}
