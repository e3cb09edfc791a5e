import { ownValue } from '../text/own-value.ts';

interface ListedParts {
  /** The component of the list's items; absent if they are code blocks. */
  readonly child?: string;
}

/** Components that are lists of one other component, or of code blocks. */
const LISTS: Readonly<Record<string, ListedParts>> = {
  Tabs: { child: 'Tab' },
  Steps: { child: 'Step' },
  CodeGroup: {},
};

/** Components that show nothing without content, and what they need. */
const FILLED: Readonly<Record<string, string>> = {
  AccordionGroup: '<Accordion>',
  CardGroup: '<Card>',
  CodeGroup: 'code block',
  Steps: '<Step>',
  Tabs: '<Tab>',
};

/** Returns what must be inside a component for it to show something; undefined for all other components. */
export function neededIn(component: string): string | undefined {
  return ownValue(FILLED, component);
}

/** Returns what a component is a list of; undefined for a component that can contain anything. */
export function partsOf(component: string): ListedParts | undefined {
  return ownValue(LISTS, component);
}

/** Whether this component is an item of a list component. */
export function isListed(component: string): boolean {
  return Object.values(LISTS).some(({ child }) => child === component);
}
