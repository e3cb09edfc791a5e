/**
 * Converts between British and American spellings. Producing words that do not exist does no harm: the
 * index does not contain them.
 */
const RULES: readonly (readonly [spelling: RegExp, other: string])[] = [
  [/our(s|ed|ing|ful|ite|ites)?$/, 'or$1'],
  [/or(s|ed|ing|ful|ite|ites)?$/, 'our$1'],
  [/is(e|es|ed|ing|er|ers|ation|ations)$/, 'iz$1'],
  [/iz(e|es|ed|ing|er|ers|ation|ations)$/, 'is$1'],
  [/ys(e|es|ed|ing|er|ers)$/, 'yz$1'],
  [/yz(e|es|ed|ing|er|ers)$/, 'ys$1'],
  [/tre(s?)$/, 'ter$1'],
  [/ter(s?)$/, 'tre$1'],
  [/ence(s?)$/, 'ense$1'],
  [/ense(s?)$/, 'ence$1'],
  [/ogue(s?)$/, 'og$1'],
  [/og(s?)$/, 'ogue$1'],
];
/** In shorter words, the rules produce other words: `four` is not `for`. */
const MIN_WORD_CHARACTERS = 5;

export function otherSpellings(word: string): readonly string[] {
  if (word.length < MIN_WORD_CHARACTERS) return [];
  return RULES.flatMap(([spelling, other]) =>
    spelling.test(word) ? word.replace(spelling, other) : [],
  );
}
