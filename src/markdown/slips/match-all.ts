/**
 * Returns all matches of a pattern that nearly no page contains.
 *
 * @param needs texts of which one must occur where the pattern matches: looking for them is far faster than
 * matching. Empty for a pattern that can match anything.
 * @param pattern with the flag `g`.
 */
export function matchAll(
  text: string,
  needs: readonly string[],
  pattern: RegExp,
): RegExpExecArray[] {
  if (needs.length > 0 && !needs.some((part) => text.includes(part))) return [];
  return Array.from(text.matchAll(pattern));
}
