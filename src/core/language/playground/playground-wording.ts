/** The words of the playground, by their keys. They are sent to pages with a playground alone. */
import { type Plural, type WordValues, fillWord } from '../fill-word.ts';
import type { WordKey } from '../wording.ts';
import type { playgroundEnglish } from './english/plain-playground.ts';

export type PlaygroundKey = keyof typeof playgroundEnglish;

/** All that the playground says, in one language. */
export type PlaygroundWords = {
  readonly [Key in PlaygroundKey]: (typeof playgroundEnglish)[Key] extends string
    ? string
    : string | Plural;
};

/** Words that pages say as well have their texts among those of pages. */
export type OwnPlaygroundWords = Omit<PlaygroundWords, WordKey>;

/** What the scripts of a page get where it does not speak plain English. */
export interface PlaygroundVocabulary {
  /** The language that the words are in. */
  readonly lang: string;
  readonly words: PlaygroundWords;
}

/** A sentence that becomes a text once its language is known. */
export interface Saying<Key extends PlaygroundKey = PlaygroundKey> {
  readonly key: Key;
  /** A list names alternatives: `string or null`. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
}

export function formatSaying<Key extends PlaygroundKey>(
  { key, values = {} }: Saying<Key>,
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
