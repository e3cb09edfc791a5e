/** How a text of the interface is made of its word and values. */

/** A text for each form that a language has for counts, as `Intl.PluralRules` names them. */
export type Plural = { readonly other: string } & Readonly<
  Partial<Record<Intl.LDMLPluralRule, string>>
>;

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
