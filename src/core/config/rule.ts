/** Rules on single values that zod has no words for, named by the diagnostic they lead to. */
export type RuleCode =
  | 'config/empty-text'
  | 'config/bad-color'
  | 'config/bad-icon'
  | 'config/unsafe-link'
  | 'config/bad-link'
  | 'config/bad-url'
  | 'config/bad-path'
  | 'config/bad-redirect-source';

/** The options of `refine` that make a broken rule known by its code. */
export function broken(code: RuleCode): { readonly params: { readonly code: RuleCode } } {
  return { params: { code } };
}
