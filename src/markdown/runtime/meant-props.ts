import { componentCatalogue } from '../../core/components/component-catalogue.ts';
import { meantProps } from '../../core/components/component-synonyms.ts';
import { ownValue } from '../../core/text/own-value.ts';

/**
 * The props of one of the site's components, where what it needs is read from another word for it: `label` of a
 * `<Tab>` without a title. Authors are told to write the prop itself.
 */
export function withMeantProps(
  name: string | undefined,
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const known = name === undefined ? undefined : ownValue(componentCatalogue, name)?.props;
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
