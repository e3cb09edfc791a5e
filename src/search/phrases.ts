/** Finds what is written in several words: the entries of sections that contain all of them. */
import type { SearchIndex, TermEntry } from './open-index.ts';
import { otherPluralForms } from './spelling/other-number.ts';
import { phraseTerm } from './synonyms.ts';

/** Shorter parts occur in every other word. */
const MIN_PART = 3;
const MAX_SPLITS = 2;

/** The entries of a word in singular and plural, or one entry for several adjacent words. */
export async function findPhrase(
  index: SearchIndex,
  terms: readonly string[],
): Promise<readonly TermEntry[]> {
  const [word] = terms;
  if (word !== undefined && terms.length === 1) return findNumbers(index, word);
  const entry = await index.find(phraseTerm(terms));
  // Mark the phrase, because its words alone mean something else.
  const term = terms.join(' ');
  return entry === undefined ? [] : [{ ...entry, term, shown: [term] }];
}

/** The sections that contain all terms, adjacent or not. */
async function findAll(
  index: SearchIndex,
  terms: readonly string[],
): Promise<readonly TermEntry[]> {
  const entries = await Promise.all(terms.map((term) => findNumbers(index, term)));
  const both = entries.flatMap(([entry]) => entry ?? []);
  const met = both.length === terms.length ? meet(both) : undefined;
  return met === undefined ? [] : [met];
}

/** Splits `darkmode` into `dark mode` if the index has both parts. */
export async function findSplits(index: SearchIndex, word: string): Promise<readonly TermEntry[]> {
  const splits: (readonly string[])[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    if (!(await index.knows(left))) continue;
    const numbers = [right, ...otherPluralForms(right)];
    const known = await Promise.all(numbers.map((each) => index.knows(each)));
    if (known.includes(true)) splits.push([left, right]);
  }
  const entries = await Promise.all(splits.map((terms) => findAll(index, terms)));
  return entries
    .flat()
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SPLITS);
}

async function findNumbers(index: SearchIndex, term: string): Promise<readonly TermEntry[]> {
  const entries = await Promise.all(
    [term, ...otherPluralForms(term)].map((each) => index.find(each)),
  );
  return entries.filter((entry) => entry !== undefined);
}

/**
 * Intersects entries. The term of the result consists of theirs, separated by spaces, so no other term
 * equals it.
 */
function meet(entries: readonly TermEntry[]): TermEntry | undefined {
  // Common terms do not list their sections, and occur almost everywhere.
  const telling = entries.filter(({ count, postings }) => count === postings().sections.length);
  const [first, ...others] = telling.toSorted((a, b) => a.count - b.count);
  if (first === undefined || telling.length < entries.length / 2) return undefined;
  const least = new Map<number, number>();
  first.postings().sections.forEach((section, rank) => {
    least.set(section, first.postings().impacts[rank] ?? 0);
  });
  for (const { postings } of others) {
    const { sections, impacts } = postings();
    const here = new Map(Array.from(sections, (section, rank) => [section, impacts[rank] ?? 0]));
    for (const [section, impact] of least) {
      const other = here.get(section);
      if (other === undefined) least.delete(section);
      else least.set(section, Math.min(impact, other));
    }
  }
  if (least.size === 0) return undefined;
  const found = {
    sections: Uint32Array.from(least.keys()),
    impacts: Float32Array.from(least.values()),
  };
  const term = entries.map((entry) => entry.term).join(' ');
  const shown = telling.map((entry) => entry.term);
  return { term, count: least.size, postings: () => found, shown };
}
