/** Scans for the end of braces and quotes in a text that may be unfinished. */

/**
 * Returns the offset after the brace that closes the one at `start`, or of the next empty line if none
 * does.
 */
export function skipBraces(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    if (depth === 0) return at + 1;
    if (character === '\n' && text[at + 1] === '\n') return at;
  }
  return text.length;
}

/** Returns the offset of the quote that closes the one at `start`, or the end of the line if none does. */
export function scanValueEnd(text: string, start: number): number {
  const quote = text.charAt(start);
  const line = text.indexOf('\n', start);
  const end = line === -1 ? text.length : line;
  const closing = text.indexOf(quote, start + 1);
  return closing === -1 || closing > end ? end : closing;
}
