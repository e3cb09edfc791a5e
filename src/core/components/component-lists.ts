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

/** Returns what a component is a list of; undefined for a component that can contain anything. */
export function partsOf(component: string): ListedParts | undefined {
  return ownValue(LISTS, component);
}

/** Whether this component is an item of a list component. */
export function isListed(component: string): boolean {
  return Object.values(LISTS).some(({ child }) => child === component);
}
