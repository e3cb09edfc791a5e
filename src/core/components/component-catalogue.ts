import { apiComponents } from './api-components.ts';
import { landingComponents } from './landing-components.ts';
import { layoutComponents } from './layout-components.ts';
import { otherComponents } from './other-components.ts';
import type { ComponentEntry } from './prop-entry.ts';
import { textComponents } from './text-components.ts';

/** Every component that pages may use without importing it: what it is for, and its props. */
export const componentCatalogue: Readonly<Record<string, ComponentEntry>> = {
  ...textComponents,
  ...layoutComponents,
  ...landingComponents,
  ...apiComponents,
  ...otherComponents,
};
