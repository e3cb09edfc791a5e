import type { References } from '../../../src/core/reference/model/model.ts';

/** The references of a site without documents. */
export const noReferences: References = {
  documents: [],
  symbols: [],
  descriptionOf: () => undefined,
  subjectOf: () => undefined,
  reachOf: () => undefined,
  hrefOf: () => undefined,
};
