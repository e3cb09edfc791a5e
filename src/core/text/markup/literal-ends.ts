/**
 * Finds where single-line JavaScript literals end: the offset of the closing character, or -1 if there is
 * none before a limit.
 */

/** @param start the offset of its quote. */
export function endOfString(text: string, start: number, limit: number): number {
  const quote = text[start];
  let at = start + 1;
  while (at < limit && text[at] !== quote) at += text[at] === '\\' ? 2 : 1;
  return at < limit ? at : -1;
}

/**
 * Returns the end of a regular expression.
 *
 * @param start the offset of its slash.
 */
export function endOfPattern(text: string, start: number, limit: number): number {
  let isInClass = false;
  for (let at = start + 1; at < limit; at += 1) {
    const sign = text[at];
    if (sign === '/' && !isInClass) return at;
    if (sign === '\\') at += 1;
    else if (sign === '[') isInClass = true;
    else if (sign === ']') isInClass = false;
  }
  return -1;
}
