/**
 * Words that client scripts write. English words are inlined when scripts are compiled (`ENGLISH.copied`),
 * so that English pages carry none of them. A page in another language has its own in attributes of <html>:
 * `dataset.wordCopied` is the word `copied`.
 */
import { english } from './english.ts';
import type { WordKey, Words } from './wording.ts';

const CLIENT_WORDS = [
  'copy',
  'copied',
  'copyFailed',
  'wrapLines',
  'linkCopied',
  'menu',
  'table',
  'thanks',
  'close',
  'image',
  'diagram',
  'diagramSource',
  'diagramFault',
  'allTabs',
  'search',
  'closeSearch',
  'searchIn',
  'results',
  'tryAgain',
  'clearRecent',
  'toMove',
  'toOpen',
  'resultCount',
  'noResults',
  'resultsElsewhere',
  'withoutWords',
  'alsoFoundIn',
  'tryOtherWords',
  'suggestedPages',
  'recentSearches',
  'loading',
  'searchFailed',
  'tryIt',
] as const satisfies readonly WordKey[];

/** The names in `dataset` that scripts read. */
export type ClientWordData = {
  readonly [Key in (typeof CLIENT_WORDS)[number] as `word${Capitalize<Key>}`]?: string;
};

/** The type of `ENGLISH` in scripts. */
export type ClientEnglish = Pick<typeof english, (typeof CLIENT_WORDS)[number]>;

/** Maps expressions in scripts to the JSON that replaces them: `ENGLISH.copied` to `"Copied"`. */
export function clientConstants(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CLIENT_WORDS.map((key) => [`ENGLISH.${key}`, JSON.stringify(english[key])]),
  );
}

/** Returns attributes with the words that differ from the English ones. A text with plural forms is JSON. */
export function clientWordAttributes(words: Words): Readonly<Record<string, string>> {
  const own = CLIENT_WORDS.filter((key) => words[key] !== english[key]);
  return Object.fromEntries(
    own.map((key) => [
      `data-word-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      key === 'resultCount' ? JSON.stringify(words[key]) : words[key],
    ]),
  );
}
