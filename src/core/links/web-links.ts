/** Collects the web addresses that a project contains, each with all its places. */
import { isProtocolRelative, isWebUrl } from '../address/link.ts';
import type { Place } from '../diagnostic/diagnostic.ts';
import { isRecord } from '../reference/document/loose.ts';
import type { DataPath } from '../text/source-tree.ts';

/** One occurrence of a web address, as the author wrote it. */
export interface WebLinkUse extends Place {
  readonly url: string;
}

export interface WebLink {
  /** The full URL to request, without the fragment. */
  readonly url: string;
  readonly uses: readonly WebLinkUse[];
}

/** Returns each address once, in the order of first occurrence. */
export function collectWebLinks(uses: readonly WebLinkUse[]): WebLink[] {
  const known = uses.flatMap((use) => {
    const url = toAskedUrl(use.url);
    return url === undefined ? [] : { url, use };
  });
  const byUrl = Map.groupBy(known, ({ url }) => url);
  return [...byUrl].map(([url, found]) => ({ url, uses: found.map(({ use }) => use) }));
}

/** Returns the URL to request, or undefined for text that is not a web address. */
function toAskedUrl(written: string): string | undefined {
  const whole = isProtocolRelative(written) ? `https:${written.trim()}` : written.trim();
  if (!isWebUrl(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  url.hash = '';
  return url.href;
}

/**
 * Returns the address to write instead of one that permanently redirects, with its fragment. Undefined if
 * the new address is the home page of a site: many sites redirect there when a page is gone.
 */
export function toMovedUrl(written: string, to: string): string | undefined {
  const [from, target] = [new URL(written, 'https://host'), new URL(to)];
  if (target.pathname === '/' && from.pathname !== '/') return undefined;
  if (target.hash === '') target.hash = from.hash;
  const isBare =
    target.pathname === '/' && target.search === '' && !/[^:/]\/(?:[?#]|$)/.test(written);
  return isBare ? target.origin + target.hash : target.href;
}

/** Keys of an API document whose values contain addresses for readers. */
const READER_KEYS: ReadonlySet<string> = new Set(['externalDocs', 'contact', 'license']);

/** Lists the addresses that an API document offers its readers, with the path to each. */
export function listDocumentLinks(
  value: unknown,
): { readonly url: string; readonly path: DataPath }[] {
  if (!isRecord(value)) return [];
  const info = isRecord(value['info']) ? value['info'] : {};
  const terms = info['termsOfService'];
  const tags = Array.isArray(value['tags']) ? (value['tags'] as unknown[]) : [];
  return [
    ...(typeof terms === 'string' ? [{ url: terms, path: ['info', 'termsOfService'] }] : []),
    ...urlsBelow(info, ['info']),
    ...urlsBelow(value, []),
    ...tags.flatMap((tag, rank) => urlsBelow(tag, ['tags', rank])),
  ];
}

function urlsBelow(value: unknown, path: DataPath) {
  if (!isRecord(value)) return [];
  return [...READER_KEYS].flatMap((key) => {
    const part = value[key];
    const url = isRecord(part) ? part['url'] : undefined;
    return typeof url === 'string' ? [{ url, path: [...path, key, 'url'] }] : [];
  });
}
