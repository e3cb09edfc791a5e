import { apiComponents } from './components/api-components.ts';
import { layoutComponents } from './components/layout-components.ts';
import type { ComponentEntry } from './components/prop-entry.ts';
import { textComponents } from './components/text-components.ts';

/** Every component that pages may use without importing it: what it is for, and its props. */
export const componentCatalogue: Readonly<Record<string, ComponentEntry>> = {
  ...textComponents,
  ...layoutComponents,
  ...apiComponents,
};
