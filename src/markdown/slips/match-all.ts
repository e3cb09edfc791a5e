/** Matches patterns that nearly all pages do not contain. */

export interface RarePattern {
  /**
   * Texts of which one must occur where the pattern matches: looking for them is far faster than matching.
   * Empty for a pattern that can match anything.
   */
  readonly needs: readonly string[];
  /** With the flag `g`. */
  readonly pattern: RegExp;
}

/** Returns all matches of a pattern in a text. */
export function matchAll(text: string, { needs, pattern }: RarePattern): RegExpExecArray[] {
  if (needs.length > 0 && !needs.some((part) => text.includes(part))) return [];
  return Array.from(text.matchAll(pattern));
}
