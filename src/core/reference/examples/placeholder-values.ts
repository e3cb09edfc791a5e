/** Recognizes and completes the values that the sampler writes for lack of information. */

/**
 * Whether a value that may be an author's was written by the sampler for lack of information: 0, or
 * `string`, possibly repeated and cut.
 */
export function isPlaceholderValue(value: unknown): boolean {
  return (
    value === 0 || (typeof value === 'string' && /^(?:string)*(?:strin|stri|str)?$/.test(value))
  );
}

/** The same for a value that is not an author's: a short text can be the beginning of `string` as well. */
export function isSampledPlaceholder(value: unknown): boolean {
  return isPlaceholderValue(value) || isCutWord(value);
}

/** Whether a text that the sampler wrote is cut to the length that its schema allows. */
export function isCutWord(value: unknown): value is string {
  return typeof value === 'string' && /^(?:string)*(?:s|st|str|stri|strin)$/.test(value);
}

/**
 * Lists texts to write instead of one that is cut: a word of at most its length, and the first letters of
 * the alphabet.
 */
export function listWholeTexts({ length }: string): readonly string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const alphabet = letters.repeat(Math.ceil(length / letters.length)).slice(0, length);
  return length < 'text'.length ? [alphabet] : ['text', alphabet];
}
