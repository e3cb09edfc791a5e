/** How deep a text is allowed to nest. */
/** The kinds of nesting and their limits: far above any page, far below what overflows a parser's stack. */
export const deepestNesting = {
  /** Quotations and lists around a line. */
  container: 100,
  /** Elements and components that are open at the same time. */
  tag: 200,
  /** Brackets in code that are open at the same time. */
  bracket: 200,
  /** Marks for bold and italic that are open at the same time. */
  emphasis: 300,
  /** The `(`, `[` and `<` of an expression without a comma, a semicolon or a closing brace between them. */
  chain: 1000,
  /** Operators of an expression without a comma, a semicolon or a closing brace between them. */
  operator: 5000,
  /** Tags of an expression that are still open when it ends: each doubles a parser's work. */
  unclosed: 12,
} as const;

export type Nesting = keyof typeof deepestNesting;

export interface TooDeep {
  readonly kind: Nesting;
  /** Where the limit is exceeded. */
  readonly offset: number;
}
