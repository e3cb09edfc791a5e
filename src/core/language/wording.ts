/** The words of Lectern's own interface: their keys, and how a text is made of them. */
import { english } from './english.ts';

/** A text for each form that a language has for counts, as `Intl.PluralRules` names them. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

export type WordKey = keyof typeof english;

/** Where a text depends on a count, a language without such forms has a plain one. */
export type Words = {
  readonly [Key in WordKey]: (typeof english)[Key] extends string ? string : string | Plural;
};

export const WORD_KEYS = Object.keys(english) as WordKey[];

/** Texts for placeholders, by name. */
export type WordValues = Readonly<Record<string, string | number>>;

/** The text with its placeholders filled in; `count` chooses among the forms of a language. */
export function fillWord(
  word: string | Plural,
  values: WordValues,
  forms: Intl.PluralRules,
): string {
  const text =
    typeof word === 'string' ? word : (word[forms.select(Number(values['count']))] ?? word.other);
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(values[name] ?? placeholder),
  );
}
