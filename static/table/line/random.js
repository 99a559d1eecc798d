// The browser's own randomness, as hex: names of commands, and its part in the key of every shuffle.

// crypto.randomUUID exists only on secure pages, and a table at home is plain http.
export function randomHex() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
