/** The page's globals, as far as they exist: the code that sends requests also runs without a page. */
export const pageGlobals: {
  readonly document?: Document;
  readonly location?: Location;
  readonly navigator?: { readonly onLine?: boolean };
} = globalThis;
