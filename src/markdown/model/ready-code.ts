/** A block of code that no component has to draw: lines in the colours of their language, and nothing else. */
export interface ReadyCode {
  readonly language: string;
  /** What stands in its `<pre>`. */
  readonly html: string;
  /** Its letters alone, which readers read and copy. */
  readonly text: string;
  /** What can tell one component from another in it: `.class`, `element`. */
  readonly marks: readonly string[];
}
