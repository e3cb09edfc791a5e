/** An example that a document names and that cannot be read. */
export interface MissingExample {
  /** What it is called among its siblings. */
  readonly label: string;
  /** What should lead to it, as written. */
  readonly name: string;
}
