/** How deep a text may nest. */
/** What nests, and how deep it may: far beyond any page, far below what a stack can bear. */
export const deepestNesting = {
  /** Quotations and lists around a line. */
  container: 100,
  /** Elements and components that are open at once. */
  tag: 200,
  /** Brackets of code that are open at once. */
  bracket: 200,
  /** Marks for bold and italic that are open at once. */
  emphasis: 300,
  /** Steps of an expression without a comma, a semicolon or a closing brace between them. */
  chain: 1000,
  /** Operators of an expression without a comma, a semicolon or a closing brace between them. */
  operator: 5000,
  /** Tags of an expression that are open when it ends: each doubles a parser's work. */
  unclosed: 12,
} as const;

export type Nesting = keyof typeof deepestNesting;

export interface TooDeep {
  readonly kind: Nesting;
  /** Where the limit is crossed. */
  readonly offset: number;
}
