import { type Navigation, buildNavigation } from '../../../src/core/navigation/navigation-index.ts';

/** The navigation of a site that lists nothing. */
export const noNavigation: Navigation = buildNavigation({
  branches: [],
  versions: [],
  sections: [],
  order: [],
  homes: new Map(),
  pagesAcrossSections: true,
  namesBranches: false,
  excludedFromSearch: new Set(),
  boosts: new Map(),
});
