/**
 * Returns a copy of a text that shares no memory with the text it was sliced from: JavaScript engines keep
 * a slice as a reference into the whole string, so a few retained words would retain their whole page.
 */
export function copyText(text: string): string {
  return ` ${text}`.slice(1);
}
