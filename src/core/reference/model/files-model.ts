/** Files of a site that hold a document, or all of its requests. */

/** A document as it was written, or its files joined into one. */
export interface Download {
  /** Path from the site's root, without a leading slash. */
  readonly path: string;
  readonly text: () => string;
}

/** Paths from the site's root, without a leading slash. */
export interface Collections {
  readonly postman: string;
  readonly bruno: string;
  /** For the REST clients of code editors. */
  readonly http: string;
  readonly curl: string;
}
