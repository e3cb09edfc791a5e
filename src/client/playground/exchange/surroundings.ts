/** The page around this code, as far as there is one: what sends requests also runs without. */
export const surroundings: {
  readonly document?: Document;
  readonly location?: Location;
  readonly navigator?: { readonly onLine?: boolean };
} = globalThis;
