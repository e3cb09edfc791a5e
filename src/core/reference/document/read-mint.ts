/** Reads what `x-mint` and extensions chosen by the project say about how operations and fields are shown. */
import { isExternal, linkFault } from '../../address/link.ts';
import { normalizePath } from '../../address/slug-path.ts';
import { get, type Loose, optional, recordOf, textOf, textsOf } from './loose.ts';
import type { PageHints } from '../model/page-hints.ts';

export function readPageHints(operation: Loose): PageHints {
  const mint = recordOf(operation['x-mint']);
  const metadata = recordOf(mint['metadata']);
  const own = (key: string) => optional(key, textOf(metadata[key]));
  const meta = Object.entries(metadata).flatMap(([key, value]) => {
    const text = /^(?:og|twitter):/.test(key) ? textOf(value) : undefined;
    return text === undefined ? [] : [[key, text] as const];
  });
  return {
    frontMatter: {
      ...own('title'),
      ...own('description'),
      ...own('sidebarTitle'),
      ...own('icon'),
      ...own('iconType'),
      ...own('tag'),
      ...own('playground'),
      meta: Object.fromEntries(meta),
    },
    ...optional('slug', toSlug(textOf(mint['href']))),
    ...optional('content', textOf(mint['content'])),
  };
}

function toSlug(href = ''): string | undefined {
  if (linkFault(href) !== undefined || isExternal(href)) return undefined;
  const slug = normalizePath(href.replace(/[?#].*$/s, ''));
  return slug === '' ? undefined : slug;
}

/**
 * Lists the short texts shown next to the name of a field: those of `x-mint`, then the values of `keys`,
 * where `true` stands for the key itself.
 */
export function readFieldBadges(field: Loose, keys: readonly string[]): readonly string[] {
  const mint = recordOf(field['x-mint']);
  const own = keys.flatMap((key) => {
    const value = get(field, key);
    if (value === true) return key.replace(/^x-/, '').replaceAll('-', ' ');
    return Array.isArray(value) ? textsOf(value) : (textOf(value) ?? []);
  });
  return [...new Set([...textsOf(mint['pre']), ...textsOf(mint['post']), ...own])];
}
