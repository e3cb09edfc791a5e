import { componentCatalog } from '../../core/components/component-catalog.ts';
import { isObject } from '../../core/text/is-object.ts';
import { ownValue } from '../../core/text/own-value.ts';

/**
 * Rewrites the URLs in props of the site's components that are lists of objects, such as the buttons of a
 * `<Hero>`.
 */
export function rewriteObjects(
  name: string | undefined,
  props: Readonly<Record<string, unknown>>,
  rewriteUrl: (url: string, kind: 'link') => string,
): Readonly<Record<string, unknown>> {
  const known = name === undefined ? undefined : ownValue(componentCatalog, name)?.props;
  const lists = Object.keys(known ?? {}).filter((prop) => known?.[prop]?.fields !== undefined);
  const rewritten = lists.flatMap((prop): [string, unknown][] => {
    const value = props[prop];
    return Array.isArray(value) ? [[prop, value.map((item: unknown) => withUrl(item))]] : [];
  });
  return rewritten.length === 0 ? props : { ...props, ...Object.fromEntries(rewritten) };

  function withUrl(item: unknown): unknown {
    if (!isObject(item) || typeof item['href'] !== 'string') return item;
    return { ...item, href: rewriteUrl(item['href'], 'link') };
  }
}
