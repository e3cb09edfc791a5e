import type { References } from '../../../src/core/reference/model/model.ts';

/** What pages show of documents on a site that has none. */
export const noReferences: References = {
  documents: [],
  subjectOf: () => undefined,
  reachOf: () => undefined,
  hrefOf: () => undefined,
};
