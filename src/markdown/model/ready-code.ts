/** A block of code that no component has to render: only lines in the colors of their language. */
export interface ReadyCode {
  readonly language: string;
  /** The content of its `<pre>`. */
  readonly html: string;
  /** The text alone, which readers read and copy. */
  readonly text: string;
  /** The elements and classes in it that a selector can match: `element`, `.class`. */
  readonly marks: readonly string[];
}
