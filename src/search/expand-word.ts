/** Finds the terms of the index that a word of a query can mean, and how likely each is. */
import type { SearchIndex, TermEntry } from './open-index.ts';
import { findSplits } from './phrases.ts';
import { editDistance } from './spelling/edit-distance.ts';
import { otherPluralForms } from './spelling/other-number.ts';
import { otherSpellings } from './spelling/other-spelling.ts';
import { synonymsOf } from './synonyms.ts';

export interface Meaning {
  readonly entry: TermEntry;
  /** 1 for the word itself. */
  readonly quality: number;
  /** Whether it is a synonym of what was typed. */
  readonly isSynonym?: boolean;
  /** Number of leading letters of the term that the reader typed; absent if it is spelled differently. */
  readonly typed?: number;
}

const LONGER = { ofLast: 0.8, ofOther: 0.6 };
const SHORTER = 0.4;
/** `users` for `user`, and `colour` for `color`. */
const OTHER_FORM = 0.92;
/** A finished word of fewer letters only means itself: `to` is not `token`. */
const MIN_OF_OTHER = 4;
/** `darkmode` for `dark mode`. */
const SPLIT = 0.85;
const MISSPELLED = [1, 0.45, 0.22] as const;
/** The most terms of each kind; more would not improve the results. */
const MAX_LONGER = 40;
const MAX_MISSPELLED = 8;

export interface QueryWord {
  readonly term: string;
  /** Offsets in the query; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** Its weight compared with the other words; usually 1. */
  readonly weight: number;
  /** Whether the reader may still be typing it. */
  readonly isUnfinished: boolean;
  /** Whether it consists of words that are searched for too. */
  readonly isCompound: boolean;
}

export async function expandWord(
  index: SearchIndex,
  asked: QueryWord,
): Promise<readonly Meaning[]> {
  const { term: word, isUnfinished: isLast, isCompound } = asked;
  const longer = await index.startingWith(word);
  const exact = longer[0]?.term === word ? longer[0] : undefined;
  const found: Meaning[] = [
    ...(exact ? [{ entry: exact, quality: 1, typed: word.length }] : []),
    ...(await findOtherForms(index, word)),
    ...toLonger(longer, asked),
    ...(isCompound ? [] : await findShorter(index, word)),
  ];
  const isKnown = exact !== undefined || (isLast && longer.length > 0);
  if (!isKnown && !isCompound) found.push(...(await findHalves(index, word)));
  // All terms of a large index are loaded only if there is no other match.
  const isSure = isKnown && (!index.isWhole || isCompound || word.length < 5);
  // A word with synonyms is spelled correctly.
  if (isSure || synonymsOf(index.synonyms, [word], false).length > 0) return found;
  const known = new Set(found.map(({ entry }) => entry.term));
  const misspelled = await findMisspelled(index, word, isLast);
  return [...found, ...misspelled.filter(({ entry }) => !known.has(entry.term))];
}

async function findHalves(index: SearchIndex, word: string): Promise<Meaning[]> {
  const splits = await findSplits(index, word);
  return splits.map((entry) => ({ entry, quality: SPLIT }));
}

/** Terms that begin with the word. A finished short word that is in the index has none. */
function toLonger(
  entries: readonly TermEntry[],
  { term: word, isUnfinished }: QueryWord,
): Meaning[] {
  const isItself = entries[0]?.term === word && !isUnfinished && word.length < MIN_OF_OTHER;
  const quality = isUnfinished ? LONGER.ofLast : LONGER.ofOther;
  return (isItself ? [] : entries)
    .filter(({ term }) => term !== word)
    .toSorted((a, b) => a.term.length - b.term.length || b.count - a.count)
    .slice(0, MAX_LONGER)
    .map((entry) => ({
      entry,
      quality: quality * Math.sqrt(word.length / entry.term.length),
      typed: word.length,
    }));
}

async function findOtherForms(index: SearchIndex, word: string): Promise<Meaning[]> {
  const spellings = otherSpellings(word);
  const forms = [word, ...spellings].flatMap((each) => [each, ...otherPluralForms(each)]);
  const others = forms.filter((form) => form !== word);
  const entries = await Promise.all(others.map((each) => index.find(each)));
  return entries
    .filter((entry) => entry !== undefined)
    .map((entry) => ({ entry, quality: OTHER_FORM }));
}

/** `deploying` also means `deploy`: finds terms that are most of the word's beginning. */
async function findShorter(index: SearchIndex, word: string): Promise<Meaning[]> {
  const shortest = Math.max(4, Math.ceil(word.length * 0.6));
  const lengths = Array.from(
    { length: Math.max(0, word.length - shortest) },
    (_, rank) => word.length - 1 - rank,
  );
  const entries = await Promise.all(lengths.map((length) => index.find(word.slice(0, length))));
  return entries
    .filter((entry) => entry !== undefined)
    .map((entry) => ({
      entry,
      quality: SHORTER * (entry.term.length / word.length),
      typed: entry.term.length,
    }));
}

async function findMisspelled(
  index: SearchIndex,
  word: string,
  isLast: boolean,
): Promise<readonly Meaning[]> {
  const limit = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
  if (limit === 0) return [];
  const near = nearTerms(await index.allTerms(), word, {
    limit,
    isBeginning: isLast && word.length > 3,
  });
  const entries = await Promise.all(near.map(({ term }) => index.find(term)));
  return near.flatMap(({ term, distance }, rank) => {
    const entry = entries[rank];
    const completeness = Math.min(1, word.length / term.length);
    const quality = (MISSPELLED[distance] ?? 0) * Math.sqrt(completeness);
    return entry === undefined ? [] : { entry, quality };
  });
}

function nearTerms(
  terms: readonly string[],
  word: string,
  options: { readonly limit: number; readonly isBeginning: boolean },
) {
  const near: { term: string; distance: number; first: number; gap: number }[] = [];
  const letters = lettersOf(word);
  for (const term of terms) {
    const gap = Math.abs(term.length - word.length);
    if (word.length - term.length > options.limit) continue;
    if (!options.isBeginning && gap > options.limit) continue;
    // Each letter that the term lacks costs an edit.
    if (countBits(letters & ~lettersOf(term)) > options.limit) continue;
    const distance = editDistance(word, term, options);
    if (distance > options.limit || distance === 0) continue;
    near.push({ term, distance, gap, first: term[0] === word[0] ? 0 : 1 });
  }
  return near
    .sort((a, b) => a.distance - b.distance || a.first - b.first || a.gap - b.gap)
    .slice(0, MAX_MISSPELLED);
}

/** The set of letters in a word as bits, some of which stand for several letters. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) % 32);
  return letters;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
