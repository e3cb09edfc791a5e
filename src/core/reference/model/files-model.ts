/** Files of a site that hold a document, or all of its requests. */

/** A document as it was written, or its files put together. */
export interface Download {
  /** From the site's root, without leading slash. */
  readonly path: string;
  readonly text: () => string;
}

/** Paths from the site's root, without leading slash. */
export interface Collections {
  readonly postman: string;
  readonly bruno: string;
  /** For the REST clients of editors. */
  readonly http: string;
  readonly curl: string;
}
