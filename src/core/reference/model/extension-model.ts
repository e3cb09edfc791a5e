/** What a document says that only other tools know: a part of the reference model. */

/** A word of another tool, as the document has it. */
export interface Extension {
  /** What it is said of, within its subject: `parameters.limit`; empty for all of it. */
  readonly place: string;
  /** `x-rate-limit`. */
  readonly name: string;
  /** Its value as JSON, in one line, and cut where it is long. */
  readonly text: string;
}
