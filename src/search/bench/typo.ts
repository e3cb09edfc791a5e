const LETTERS = 'etaoinsrhldcumfpgwybvk';

/**
 * Returns `text` with one typo in its longest word: two letters swapped, or one omitted, inserted or
 * replaced.
 */
export function withTypo(text: string, seed: number): string {
  const longest = Array.from(text.matchAll(/[\p{L}\p{N}]+/gu)).toSorted(
    (a, b) => b[0].length - a[0].length,
  )[0];
  if (longest === undefined || longest[0].length < 4) return text;
  const word = longest[0];
  const at = 1 + ((seed * 7) % (word.length - 2));
  const misspelled = misspell(word, at, seed);
  return text.slice(0, longest.index) + misspelled + text.slice(longest.index + word.length);
}

function misspell(word: string, at: number, seed: number): string {
  const before = word.slice(0, at);
  const letter = word.charAt(at);
  const after = word.slice(at + 1);
  const other = LETTERS.charAt((seed * 5) % LETTERS.length);
  const kinds = [
    before + after.charAt(0) + letter + after.slice(1),
    before + after,
    before + letter + other + after,
    before + (other === letter ? 'x' : other) + after,
  ];
  return kinds[seed % kinds.length] ?? word;
}
