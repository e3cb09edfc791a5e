/** How a value that is no single text is written into a request. */
export interface Notation {
  /** Keywords of OpenAPI that are not as usual: `style=pipeDelimited`, `explode=false`. */
  readonly settings: readonly string[];
  /** `?tags=a|b`; absent where nothing is known to write. */
  readonly example?: string;
}
