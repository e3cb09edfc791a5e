/**
 * The part of the reference model about extensions: what a document says that only other tools understand.
 */

/** An extension for another tool, as the document has it. */
export interface Extension {
  /** The part of its subject that it is about: `parameters.limit`; empty for the whole subject. */
  readonly place: string;
  /** `x-rate-limit`. */
  readonly name: string;
  /** Its value as JSON on one line, shortened if it is long. */
  readonly text: string;
}
