/**
 * Words that scripts write. English ones are put into them when they are compiled, so that English pages carry
 * nothing of them: `ENGLISH.copied`. A page in another language has its own in attributes of <html>:
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
  'picture',
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

/** Names in `dataset`, as scripts ask for them. */
export type ClientWordData = {
  readonly [Key in (typeof CLIENT_WORDS)[number] as `word${Capitalize<Key>}`]?: string;
};

/** What stands for `ENGLISH` in scripts. */
export type ClientEnglish = Pick<typeof english, (typeof CLIENT_WORDS)[number]>;

/** Expressions of scripts, and the JSON that takes their places: `ENGLISH.copied` is `"Copied"`. */
export function clientConstants(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    CLIENT_WORDS.map((key) => [`ENGLISH.${key}`, JSON.stringify(english[key])]),
  );
}

/** Attributes with the words that differ from English ones. A text with several forms is JSON. */
export function clientWordAttributes(words: Words): Readonly<Record<string, string>> {
  const own = CLIENT_WORDS.filter((key) => words[key] !== english[key]);
  return Object.fromEntries(
    own.map((key) => [
      `data-word-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      key === 'resultCount' ? JSON.stringify(words[key]) : words[key],
    ]),
  );
}
