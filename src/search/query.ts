/** Splits what the reader typed into the words to search for. */
import type { Meaning, QueryWord } from './expand-word.ts';
import type { SearchIndex } from './open-index.ts';
import { toWords } from './words.ts';

/** Longer queries are cut off: more words do not make a better query. */
const MAX_QUERY_CHARACTERS = 200;
const MAX_WORDS = 12;
/** The weight of `user` in `user_id`. */
const PART = 0.1;

/** The words of a query. Parts of a compound name hardly count if the index contains the whole name. */
export async function readQuery(index: SearchIndex, typed: string): Promise<readonly QueryWord[]> {
  const text = typed.slice(0, MAX_QUERY_CHARACTERS);
  const words = toWords(text);
  const isOpen = !/\s$/.test(text);
  const isUnfinished = (rank: number) => isOpen && rank === words.length - 1;
  const weights = words.map(() => 1);
  for (const [rank, word] of words.entries()) {
    if (word.parts === undefined) continue;
    const isKnown = isUnfinished(rank)
      ? (await index.startingWith(word.term)).length > 0
      : (await index.find(word.term)) !== undefined;
    if (isKnown) weights.fill(PART, rank - word.parts, rank);
  }
  const asked = words.map(({ term, start, end, parts }, rank) => ({
    term,
    start,
    end,
    weight: weights[rank] ?? 1,
    isUnfinished: isUnfinished(rank),
    isCompound: parts !== undefined,
  }));
  const last = new Map(asked.map((word) => [word.term, word]));
  return [...last.values()].slice(0, MAX_WORDS);
}

/** The parts of `text` that match nothing on the site, as the reader wrote them. */
export function listUnknown(
  text: string,
  words: readonly QueryWord[],
  meanings: readonly (readonly Meaning[])[],
): readonly string[] {
  const isUnknown = new Uint8Array(text.length);
  const fill = (isFound: boolean) => {
    for (const [rank, { start, end }] of words.entries()) {
      const wasFound = (meanings[rank] ?? []).length > 0;
      if (wasFound === isFound) isUnknown.fill(isFound ? 0 : 1, start, end);
    }
  };
  fill(false);
  // Parts of a name, or of a text in a script without spaces, can be known.
  fill(true);
  const masked = Array.from(isUnknown, (flag, at) => (flag === 1 ? text.charAt(at) : ' '));
  const unknown = masked.join('').match(/[\p{L}\p{N}](?:\S*[\p{L}\p{N}])?/gu) ?? [];
  return [...new Set(unknown)];
}
