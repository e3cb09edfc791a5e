/**
 * What keeps a text from being JSON, in terms of what the author wrote. The messages are written elsewhere.
 */
export type JsonProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-text' }
  | { readonly kind: 'too-deep'; readonly limit: number }
  | { readonly kind: 'trailing-comma'; readonly closer: '}' | ']' }
  | { readonly kind: 'extra-comma' }
  | { readonly kind: 'missing-comma' }
  | { readonly kind: 'missing-colon'; readonly key: string }
  | { readonly kind: 'missing-value'; readonly key: string }
  | { readonly kind: 'comment'; readonly opener: string; readonly count?: number }
  | { readonly kind: 'foreign-quote'; readonly quote: string }
  | { readonly kind: 'unquoted-key'; readonly key: string }
  | { readonly kind: 'bad-key'; readonly found: string }
  | { readonly kind: 'bad-word'; readonly word: string }
  | { readonly kind: 'bad-number'; readonly number: string }
  | { readonly kind: 'bad-escape'; readonly escape: string }
  | { readonly kind: 'control-character'; readonly code: number }
  /** `inside`: what most likely belongs between the quotes. */
  | { readonly kind: 'unclosed-text'; readonly inside?: string }
  | { readonly kind: 'unclosed'; readonly opener: '{' | '[' }
  | {
      readonly kind: 'wrong-closer';
      readonly found: string;
      readonly expected: string;
      readonly openedLine: number;
      /** Whether all other brackets match without this one. */
      readonly isSurplus?: boolean;
    }
  | { readonly kind: 'text-after-end'; readonly found: string; readonly isSurplus?: boolean }
  | { readonly kind: 'early-closer'; readonly closer: string }
  | { readonly kind: 'list-in-braces' }
  | { readonly kind: 'merge-conflict' }
  | { readonly kind: 'no-object'; readonly found: string }
  | { readonly kind: 'unexpected'; readonly found: string };
