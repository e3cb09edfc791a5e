/** Rules on single values that zod cannot express, named after the diagnostics that they produce. */
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

/** Whether a broken rule is one of the configuration's own. */
export function isRuleCode(code: string): code is RuleCode {
  return RULE_CODES.some((known) => known === code);
}

/**
 * Returns options for `refine` that identify a broken rule by its code.
 * @param wanted a description of valid values.
 */
export function broken(code: RuleCode, wanted?: string) {
  return { params: { code, wanted } };
}

/**
 * Creates the issue of an object without a key that is required in this case but not always. `alternatives`
 * are keys that would also have been accepted.
 */
export function missing(key: string, ...alternatives: string[]) {
  const [code, expected] = ['invalid_type', 'string'] as const;
  return { code, expected, input: undefined, path: [key], alternatives };
}
