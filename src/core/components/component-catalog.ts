import { apiComponents } from './api-components.ts';
import { landingComponents } from './landing-components.ts';
import { layoutComponents } from './layout-components.ts';
import { otherComponents } from './other-components.ts';
import type { ComponentEntry } from './prop-entry.ts';
import { textComponents } from './text-components.ts';

/** Every component that pages can use without importing it, with its purpose and props. */
export const componentCatalog: Readonly<Record<string, ComponentEntry>> = {
  ...textComponents,
  ...layoutComponents,
  ...landingComponents,
  ...apiComponents,
  ...otherComponents,
};
