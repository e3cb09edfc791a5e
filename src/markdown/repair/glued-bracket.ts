/**
 * Separates brackets from a bare address directly before them, as in `https://example.com/<id>`. The
 * address would include the reference `&lt;` literally, so something has to end it first.
 */

/** An empty fragment, which shows nothing and cannot be part of an address. */
const END = '<></>';

const ADDRESS = /(?:https?:\/\/|www\.)[^\s<>]*$/i;

/** The most characters of a line that are examined before the bracket. */
const MAX_CHARACTERS_BEFORE = 1000;

/** Returns what to insert before an escaped bracket at an offset of MDX; empty if no address precedes it. */
export function endOfAddress(text: string, offset: number): string {
  return ADDRESS.test(text.slice(Math.max(0, offset - MAX_CHARACTERS_BEFORE), offset)) ? END : '';
}
