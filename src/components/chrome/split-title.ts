/** A word longer than a title is wide on a phone. Shorter words are not broken to balance lines. */
const LONG_WORD = /(\S{18,})/;
/**
 * Where a long word can break: after punctuation, and between the words of an identifier, as in
 * `/api/|users` and `Assignment|Statement`.
 */
const SEAM = /(?<=\w[/_.:-])(?=\w)|(?<=[a-z\d])(?=[A-Z])/;

/** Splits a title where a line can break. Long identifiers and paths contain no spaces to break at. */
export function splitTitle(title: string): readonly string[] {
  return title
    .split(LONG_WORD)
    .flatMap((part, index) => (index % 2 === 1 ? part.split(SEAM) : part))
    .filter((piece) => piece !== '');
}
