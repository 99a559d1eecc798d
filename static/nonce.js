// Gives every form the browser's own randomness, which becomes part of the key of every shuffle.

export function fillNonces() {
  for (const field of document.querySelectorAll("input[name=nonce]")) {
    if (field.value) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}

fillNonces();
