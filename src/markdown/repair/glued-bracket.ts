/**
 * Brackets right behind a bare address, as of `https://example.com/<id>`. An address would take the reference
 * `&lt;` along, letter by letter, so that something has to end it before.
 */

/** Nothing that is shown, and no part of an address. */
const END = '<></>';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]*$/i;

/** Of a line before the bracket, in characters. */
const LONGEST = 1000;

/** What goes before a bracket at an offset of MDX that is escaped; empty where no address reaches it. */
export function endOfAddress(text: string, offset: number): string {
  return ADDRESS.test(text.slice(Math.max(0, offset - LONGEST), offset)) ? END : '';
}
