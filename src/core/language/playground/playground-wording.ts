/** The words of the playground, by their keys. They are sent only to pages with a playground. */
import { type Plural, type WordValues, fillWord } from '../fill-word.ts';
import type { WordKey } from '../wording.ts';
import type { playgroundEnglish } from './english/plain-playground.ts';

export type PlaygroundKey = keyof typeof playgroundEnglish;

/** All words of the playground, in one language. */
export type PlaygroundWords = {
  readonly [Key in PlaygroundKey]: (typeof playgroundEnglish)[Key] extends string
    ? string
    : string | Plural;
};

/** The words that only the playground uses; those shared with pages are among the words of pages. */
export type OwnPlaygroundWords = Omit<PlaygroundWords, WordKey>;

/** The words that the scripts of a page receive where they differ from plain English. */
export interface PlaygroundVocabulary {
  /** The language of the words. */
  readonly lang: string;
  readonly words: PlaygroundWords;
}

/** A sentence that is formatted once its language is known. */
export interface PlaygroundMessage<Key extends PlaygroundKey = PlaygroundKey> {
  readonly key: Key;
  /** A list contains alternatives: `string or null`. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

export function formatMessage<Key extends PlaygroundKey>(
  { key, values = {} }: PlaygroundMessage<Key>,
  { lang, words }: { readonly lang: string; readonly words: Pick<PlaygroundWords, Key> },
): string {
  const plain: WordValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'object'
        ? new Intl.ListFormat(lang, { type: 'disjunction' }).format(value)
        : value,
    ]),
  );
  return fillWord(words[key], plain, new Intl.PluralRules(lang));
}
