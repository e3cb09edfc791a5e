/** What an element is for, where its tags do not say so. */
export type ElementRole =
  /** An explanation of the word before it. */
  | { readonly kind: 'aside' }
  /** A diagram, whose text is its source in Mermaid's language. */
  | { readonly kind: 'diagram' }
  /** A parameter or another field, with its whole description. */
  | { readonly kind: 'field' }
  /** The label of an element such as a panel or a card: the first label in the element. */
  | { readonly kind: 'label' }
  /** An element that is shown on a separate line. */
  | { readonly kind: 'line' }
  /** An element whose children are shown apart from each other on one line. */
  | { readonly kind: 'row' }
  | CalloutRole
  | CodeRole
  | FormulaRole
  | RailRole
  | StepRole;

/** A remark set apart from the text. */
export interface CalloutRole {
  readonly kind: 'callout';
  /** The kind of the remark, as a word for readers. */
  readonly name?: string | undefined;
}

/** A block of code in a `<pre>`, below its label. */
export interface CodeRole {
  readonly kind: 'code';
  /** Empty if no language is given. */
  readonly language: string;
}

/** A rendered formula, with its TeX source. */
export interface FormulaRole {
  readonly kind: 'formula';
  readonly source: string;
  /** Whether the formula is on a separate line. */
  readonly isDisplay: boolean;
}

/** Content next to the text. */
export interface RailRole {
  readonly kind: 'rail';
  /** The name of the content, for readers who do not see where it is. */
  readonly label?: string | undefined;
}

/** One of several things to be done in order. */
export interface StepRole {
  readonly kind: 'step';
  /** The step's own number; by default, one more than that of the step before. */
  readonly number?: number | undefined;
}
