import { componentCatalog } from '../../core/components/component-catalog.ts';
import { takesBoolean } from '../../core/components/prop-entry.ts';
import { ownValue } from '../../core/text/own-value.ts';
import { fillMissingProps } from './fill-missing-props.ts';

/**
 * Prepares the props of one of the site's components: fills in synonyms of required props, and drops
 * booleans where text is expected, by React's rule: `<Tab title>` has no title, and does not fail.
 */
export function textProps(
  name: string | undefined,
  given: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const props = fillMissingProps(name, given);
  const known = name === undefined ? undefined : ownValue(componentCatalog, name)?.props;
  if (known === undefined) return props;
  const isKept = ([prop, value]: [string, unknown]): boolean => {
    const entry = Object.hasOwn(known, prop) ? known[prop] : undefined;
    return typeof value !== 'boolean' || entry === undefined || takesBoolean(entry);
  };
  const entries = Object.entries(props);
  return entries.every(isKept) ? props : Object.fromEntries(entries.filter(isKept));
}
