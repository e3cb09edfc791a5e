/** Guesses from the words of an icon's name which other icons mean nearly the same. Pure. */

/** Words for a frame around the icon proper. */
const frames = new Set([
  'badge',
  'circle',
  'hexagon',
  'octagon',
  'rectangle',
  'square',
  'triangle',
]);

/**
 * Names made of some of the words of `name`, the likeliest first: without its frame (`circle-wifi`,
 * `wifi`), without details at the end (`clock-three`, `clock`), then at the start.
 */
export function listSimilarNames(name: string): string[] {
  const words = name.split('-');
  const inner = frames.has(words[0] ?? '') ? words.slice(1) : words;
  const shorter = inner.map((_, index) => inner.slice(0, inner.length - index).join('-'));
  const later = inner.map((_, index) => inner.slice(index).join('-'));
  const all = [...shorter, ...later, words[0] ?? ''];
  return [...new Set(all)].filter((candidate) => candidate !== '' && candidate !== name);
}
