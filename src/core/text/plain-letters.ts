/** Removes accents and converts a text to lower case. */
export function toPlainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * Reduces a text to plain letters and digits; each run of other characters becomes one hyphen, also at the
 * ends.
 */
export function toPlainName(text: string): string {
  return toPlainLetters(text).replace(/[^a-z\d]+/g, '-');
}
