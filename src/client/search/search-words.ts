/** Messages of the search, in the language of the page. */
import type { Plural } from '../../core/language/fill-word.ts';
import type { SearchResults } from '../../search/search.ts';

export function formatCount(count: number): string {
  const { lang, dataset } = document.documentElement;
  const own = dataset.wordResultCount;
  const words: string | Plural =
    own === undefined ? ENGLISH.resultCount : (JSON.parse(own) as string | Plural);
  const form = typeof words === 'string' ? words : words[new Intl.PluralRules(lang).select(count)];
  return (form ?? (words as Plural).other).replace('{count}', String(count));
}

/** Lists the words of the query that were not found anywhere, although the others were. */
export function formatUnknown({ unknown }: SearchResults): string {
  if (unknown.length === 0) return '';
  const words = document.documentElement.dataset.wordWithoutWords ?? ENGLISH.withoutWords;
  return words.replace('{words}', () => unknown.join(', '));
}

/** Says that nothing was found, and where else there would be results. */
export function formatNothing(query: string, { tabs, otherVersions }: SearchResults): string {
  const { wordNoResults, wordResultsElsewhere, wordTryOtherWords } =
    document.documentElement.dataset;
  const elsewhere = tabs.length > 0 ? (wordResultsElsewhere ?? ENGLISH.resultsElsewhere) : '';
  const isLost = elsewhere === '' && otherVersions.length === 0;
  const advice = isLost ? (wordTryOtherWords ?? ENGLISH.tryOtherWords) : elsewhere;
  return `${wordNoResults ?? ENGLISH.noResults} ${advice}`
    .trim()
    .replace('{tabs}', () => tabs.join(', '))
    .replace('{query}', () => query);
}
