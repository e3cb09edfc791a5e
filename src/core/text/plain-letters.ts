/** Letters without accents and capitals. */
export function toPlainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Of plain letters and digits; all between them, and at the ends, is one hyphen. */
export function toPlainName(text: string): string {
  return toPlainLetters(text).replace(/[^a-z\d]+/g, '-');
}
