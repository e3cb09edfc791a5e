/**
 * The same text, which shares no memory with what it was cut out of: an engine keeps a part of a text as
 * a place in the whole, so that a few words that are kept would keep their page.
 */
export function copyText(text: string): string {
  return ` ${text}`.slice(1);
}
