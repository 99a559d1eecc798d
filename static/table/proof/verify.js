// Verifies in this browser that nobody chose the shuffles: the fingerprint of before the game, the key, and every draw.

import { blake2b, fromHex, sha256, toHex } from "./hashes.js";

const BYTES = 16; // of which a draw is made
const AT_ONCE = 200; // draws between two breaths of the page

/** What is wrong, as the name of a sentence, or null; `told` hears how many draws were looked at.
 * @param {{ commitment: string, proof: { secret: string, nonces: string[], key: string } }} table
 * @param {[string, number, number, number, number[]][]} draws the last: of how many rewinds its key is made */
export async function verified({ commitment, proof }, draws, told = (_n) => {}) {
  const secret = fromHex(proof.secret);
  if (sha256(secret) !== commitment) return "false_secret";
  if (sha256(secret, ...proof.nonces.map((nonce, seat) => `|${seat}:${[...nonce].length}:${nonce}`)) !== proof.key) return "false_key";
  const keys = new Map(); // by the rewinds behind them
  const keyOf = (rewinds) => {
    const name = rewinds.join();
    if (!keys.has(name)) keys.set(name, fromHex(rewinds.reduce((key, times) => sha256(`${key}|rewind:${times}`), proof.key)));
    return keys.get(name);
  };
  for (const [n, [stream, nth, below, value, rewinds]] of draws.entries()) {
    const key = keyOf(rewinds);
    if (Number(BigInt(`0x${toHex(blake2b(`${stream}:${nth}`, key, BYTES))}`) % BigInt(below)) !== value) return "false_draw";
    if (n % AT_ONCE === 0) {
      told(n);
      await new Promise((done) => setTimeout(done));
    }
  }
  return null;
}
