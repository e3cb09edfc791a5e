import { componentCatalog } from '../../core/components/component-catalog.ts';
import { meantProps } from '../../core/components/component-synonyms.ts';
import { ownValue } from '../../core/text/own-value.ts';

/**
 * Fills in required props of the site's components from synonyms: `label` for the title of a `<Tab>`
 * without one. Authors are told to write the actual prop.
 */
export function fillMissingProps(
  name: string | undefined,
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = name === undefined ? undefined : ownValue(componentCatalog, name)?.props;
  if (known === undefined) return props;
  const absent = Object.keys(known).filter((prop) => known[prop]?.required && !(prop in props));
  if (absent.length === 0) return props;
  const others = Object.keys(props).filter((prop) => !Object.hasOwn(known, prop));
  const meant = Array.from(meantProps(others, absent), ([other, prop]): [string, unknown] => [
    prop,
    props[other],
  ]);
  return meant.length === 0 ? props : { ...props, ...Object.fromEntries<unknown>(meant) };
}
