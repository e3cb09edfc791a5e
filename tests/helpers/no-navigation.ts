import type { Navigation } from '../../src/core/navigation/model.ts';

/** Of a site that lists nothing. */
export const noNavigation: Navigation = {
  branches: [],
  versions: [],
  sections: [],
  order: [],
  homes: new Map(),
  readsOn: true,
  namesBranches: false,
  kept: new Set(),
  boosts: new Map(),
};
