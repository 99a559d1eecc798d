// Gives every form the browser's own randomness, which becomes part of the key of every shuffle.

import { randomHex } from "../table/line/random.js";
import { all } from "./elements.js";

export function fillNonces() {
  for (const field of all("input[name=nonce]")) {
    field.value ||= randomHex();
  }
}

fillNonces();
