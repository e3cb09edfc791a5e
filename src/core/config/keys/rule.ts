/** Rules on single values that zod has no words for, named by the diagnostic they lead to. */
const RULE_CODES = [
  'config/empty-text',
  'config/bad-color',
  'config/bad-icon',
  'config/unsafe-link',
  'config/bad-link',
  'config/bad-url',
  'config/bad-base',
  'config/bad-path',
  'config/bad-redirect-source',
  'config/bad-identifier',
  'config/bad-language',
  'config/bad-head-element',
  'config/unknown-theme',
] as const;

export type RuleCode = (typeof RULE_CODES)[number];

/** Whether a broken rule is one of this configuration's own. */
export function isRuleCode(code: string): code is RuleCode {
  return RULE_CODES.some((known) => known === code);
}

/** The options of `refine` that make a broken rule known by its code. @param wanted what fits, in words. */
export function broken(code: RuleCode, wanted?: string) {
  return { params: { code, wanted } };
}

/**
 * The issue of an object that lacks a key which is needed here, though not everywhere.
 * `alternatives` are keys that would have done as well.
 */
export function missing(key: string, ...alternatives: string[]) {
  const [code, expected] = ['invalid_type', 'string'] as const;
  return { code, expected, input: undefined, path: [key], alternatives };
}
