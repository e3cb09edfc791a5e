/** Bytes as base64 and back, also in browsers that have no methods for it. */

const step = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return btoa(text);
}

/** @throws DOMException when `text` is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let rank = 0; rank < bytes.length; rank += 1) bytes[rank] = characters.charCodeAt(rank);
  return bytes;
}
