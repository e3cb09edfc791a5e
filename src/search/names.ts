/** Ranks pages and sections that are named like the query before those that only mention it. */
import type { Meaning, QueryWord } from './expand-word.ts';
import type { PageRecord } from './format.ts';
import type { SearchIndex } from './open-index.ts';
import type { RankedPage } from './rank.ts';
import { toSingular } from './spelling/other-number.ts';
import { toPartTerms, toTerms } from './words.ts';

/**
 * Factors for a name that equals the query, that is its plural or written separately, and that begins with
 * it.
 */
const EXACT = 1.8;
const OTHER_NUMBER = 1.45;
const BEGINS = 1.15;

/** A query in the spelling of a name; `isSpelled` is true if the reader typed it in this spelling. */
export interface AskedName {
  readonly terms: readonly string[];
  /** Without compound names. */
  readonly parts: readonly string[];
  readonly isSpelled: boolean;
}

export interface NamedPage extends RankedPage {
  readonly record: PageRecord;
}

export function toAskedName(
  words: readonly QueryWord[],
  meanings: readonly (readonly Meaning[])[],
): AskedName {
  const terms = words.map(({ term }) => term);
  const parts = words.flatMap(({ term, isCompound }) => (isCompound ? [] : term));
  const spelled = terms.map((term, rank) => meant(term, meanings[rank] ?? []));
  // Two words that were joined mean the same term.
  const names = spelled.filter((term, rank) => term !== spelled[rank - 1]);
  return { terms: names, parts, isSpelled: spelled.every((term, rank) => term === terms[rank]) };
}

/** The word as the index spells it, if the reader spelled it differently. */
function meant(word: string, meanings: readonly Meaning[]): string {
  if (meanings.some(({ typed }) => typed === word.length)) return word;
  const [best] = meanings.toSorted((a, b) => b.quality - a.quality);
  return best?.entry.term ?? word;
}

/** Adds the records, and reorders pages and sections by their names. */
export async function withNames(
  index: SearchIndex,
  pages: readonly RankedPage[],
  asked: AskedName,
): Promise<readonly NamedPage[]> {
  const records = await Promise.all(pages.map(({ page }) => index.record(page)));
  const named = pages.flatMap((page, rank): NamedPage | [] => {
    const record = records[rank];
    if (record === undefined) return [];
    const first = index.firstOf[page.page] ?? 0;
    const sections = page.sections
      .map(({ section, score }) => {
        const heading = record.sections[section - first]?.[1] ?? '';
        return { section, score: score * likeness(heading === '' ? record.title : heading, asked) };
      })
      .sort((a, b) => b.score - a.score);
    const gain = (sections[0]?.score ?? 0) / (page.sections[0]?.score ?? 1);
    return { ...page, record, sections, score: page.score * gain };
  });
  return named.sort((a, b) => b.score - a.score);
}

function likeness(name: string, { terms: typed, parts, isSpelled }: AskedName): number {
  const words = toTerms(name);
  if (words.join(' ') === typed.join(' ')) return EXACT;
  const isOtherNumber =
    isSpelled &&
    words.length === typed.length &&
    words.every((word, rank) => toSingular(word) === toSingular(typed[rank] ?? ''));
  if (isOtherNumber || toPartTerms(name).join(' ') === parts.join(' ')) return OTHER_NUMBER;
  return words.join(' ').startsWith(typed.join(' ')) ? BEGINS : 1;
}
