/** What keeps a text from being JSON, as the author would put it. Words for it are elsewhere. */
export type JsonProblem =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-text' }
  | { readonly kind: 'too-deep'; readonly limit: number }
  | { readonly kind: 'trailing-comma'; readonly closer: '}' | ']' }
  | { readonly kind: 'extra-comma' }
  | { readonly kind: 'missing-comma' }
  | { readonly kind: 'missing-colon'; readonly key: string }
  | { readonly kind: 'missing-value'; readonly key: string }
  | { readonly kind: 'comment'; readonly opener: string }
  | { readonly kind: 'foreign-quote'; readonly quote: string }
  | { readonly kind: 'unquoted-key'; readonly key: string }
  | { readonly kind: 'bad-key'; readonly found: string }
  | { readonly kind: 'bad-word'; readonly word: string }
  | { readonly kind: 'bad-number'; readonly number: string }
  | { readonly kind: 'bad-escape'; readonly escape: string }
  | { readonly kind: 'control-character'; readonly code: number }
  | { readonly kind: 'unclosed-text' }
  | { readonly kind: 'unclosed'; readonly opener: '{' | '[' }
  | {
      readonly kind: 'wrong-closer';
      readonly found: string;
      readonly expected: string;
      readonly openedLine: number;
    }
  | { readonly kind: 'text-after-end'; readonly found: string }
  | { readonly kind: 'unexpected'; readonly found: string };
