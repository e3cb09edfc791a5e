/** How a value that consists of several texts is written into a request. */
export interface Notation {
  /** OpenAPI keywords that differ from their defaults: `style=pipeDelimited`, `explode=false`. */
  readonly settings: readonly string[];
  /** `?tags=a|b`; absent if no value is known. */
  readonly example?: string;
}
