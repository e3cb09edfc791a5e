/**
 * Finds the possible meanings of all words of a query together: each word alone, words joined, and
 * synonyms.
 */
import { expandWord, type Meaning, type QueryWord } from './expand-word.ts';
import type { SearchIndex, TermEntry } from './open-index.ts';
import { findPhrase } from './phrases.ts';
import { synonymsOf } from './synonyms.ts';

const JOINED = 0.9;
/** Quality of synonyms: of a word that the site does not use, of one that it does, and of several words. */
const SYNONYM = { ofUnknown: 0.9, ofKnown: 0.55, ofPhrase: 0.7 };
const MAX_PHRASE_WORDS = 4;
/** Each synonym can need another file of a large index. */
const MAX_OF_MANY = 3;
const MAX_LONGER = 3;

/** The meanings of each word, in the order of the words. */
export async function expandQuery(
  index: SearchIndex,
  words: readonly QueryWord[],
): Promise<readonly (readonly Meaning[])[]> {
  const own = await Promise.all(words.map((word) => expandWord(index, word)));
  const further = words.map((): Meaning[] => []);
  const add = (start: number, count: number, meanings: readonly Meaning[]) => {
    for (let rank = start; rank < start + count; rank += 1) further[rank]?.push(...meanings);
  };
  for (let start = 0; start < words.length; start += 1) {
    const most = Math.min(MAX_PHRASE_WORDS, words.length - start);
    for (let count = 1; count <= most; count += 1) {
      const phrase = words.slice(start, start + count);
      if (count === 2) add(start, count, await findJoined(index, phrase));
      const isKnown = (own[start] ?? []).some(({ quality }) => quality === 1);
      const quality = count > 1 ? SYNONYM.ofPhrase : isKnown ? SYNONYM.ofKnown : SYNONYM.ofUnknown;
      const others = toMeanings(await findSynonyms(index, phrase), quality);
      add(
        start,
        count,
        others.map((meaning) => ({ ...meaning, isSynonym: true })),
      );
    }
  }
  return own.map((meanings, rank) => [...meanings, ...(further[rank] ?? [])]);
}

/** `quick start` also means `quickstart`, and `web hook` `webhooks`. */
async function findJoined(index: SearchIndex, phrase: readonly QueryWord[]): Promise<Meaning[]> {
  const word = phrase.map(({ term }) => term).join('');
  const entries = await findPhrase(index, [word]);
  if (entries.length > 0 || phrase.at(-1)?.isUnfinished !== true) {
    return toMeanings(entries, JOINED);
  }
  const longer = await index.startingWith(word);
  return toMeanings(longer.slice(0, MAX_LONGER), JOINED);
}

async function findSynonyms(
  index: SearchIndex,
  phrase: readonly QueryWord[],
): Promise<readonly TermEntry[]> {
  const terms = phrase.map(({ term }) => term);
  const others = synonymsOf(index.synonyms, terms, phrase.at(-1)?.isUnfinished === true);
  const asked = index.isWhole ? others : others.slice(0, MAX_OF_MANY);
  return (await Promise.all(asked.map((other) => findPhrase(index, other)))).flat();
}

function toMeanings(entries: readonly TermEntry[], quality: number): Meaning[] {
  return entries.map((entry) => ({ entry, quality }));
}
