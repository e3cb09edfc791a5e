import { ownValue } from '../text/own-value.ts';

interface ListedParts {
  /** The component of its parts; they are blocks of code where there is none. */
  readonly child?: string;
}

/** Components that are a list of one other, or of blocks of code. */
const LISTS: Readonly<Record<string, ListedParts>> = {
  Tabs: { child: 'Tab' },
  Steps: { child: 'Step' },
  CodeGroup: {},
};

/** What a component is a list of; undefined for one that may hold anything. */
export function partsOf(component: string): ListedParts | undefined {
  return ownValue(LISTS, component);
}

/** Whether lists are made of this component. */
export function isListed(component: string): boolean {
  return Object.values(LISTS).some(({ child }) => child === component);
}
