/**
 * The few rules by which English and, in part, the Romance languages form plurals. Producing words that do
 * not exist does no harm: the index does not contain them.
 */

/** Spellings in the other number: plurals of a singular, singulars of a plural. */
export function otherPluralForms(word: string): readonly string[] {
  if (word.length < 3 || !/\p{L}$/u.test(word)) return [];
  const one = toSingular(word);
  if (one !== word) return word.endsWith('es') ? [one, word.slice(0, -2)] : [one];
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  return /(?:s|x|z|ch|sh)$/.test(word) ? [`${word}es`] : [`${word}s`];
}

/** All forms that have this singular. */
export function numbersOf(singular: string): readonly string[] {
  const forms = [singular, `${singular}s`, `${singular}es`, `${singular.slice(0, -1)}ies`];
  return forms.filter((form) => toSingular(form) === singular);
}

/** One spelling for a word and its plural; words that are not plurals stay as they are. */
export function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:sses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
