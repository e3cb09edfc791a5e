/** An example that a document names but that cannot be read. */
export interface MissingExample {
  /** The name of the example in the document. */
  readonly label: string;
  /** The reference that should lead to it, as written. */
  readonly name: string;
}
