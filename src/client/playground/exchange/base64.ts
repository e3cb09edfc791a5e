/** Encodes and decodes base64, also in browsers without built-in methods for bytes. */

const step = 0x8000;

export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += step) {
    text += String.fromCharCode(...bytes.subarray(start, start + step));
  }
  return btoa(text);
}

/** @throws DOMException when `text` is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let rank = 0; rank < bytes.length; rank += 1) bytes[rank] = characters.charCodeAt(rank);
  return bytes;
}
