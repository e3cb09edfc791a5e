/** Turns a word of the interface and its values into a text. */

/** A text for each plural form of a language, named as in `Intl.PluralRules`. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

/** Values of placeholders, by name. */
export type WordValues = Readonly<Record<string, string | number>>;

/** Fills in the placeholders of a text; `count` selects the plural form. */
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
