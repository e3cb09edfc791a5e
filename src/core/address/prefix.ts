/** Prefixes of URLs, by which tabs and anchors own pages. */
import { decodePath, normalizePath } from './slug-path.ts';

/**
 * Turns `/api-reference/#top` into the prefix `api-reference`. Undefined for an address that leaves the
 * site.
 */
export function toPrefix(url: string): string | undefined {
  return normalizePath(decodePath(url.replace(/[?#].*$/s, '')));
}

/** Whether `path` is `prefix` or below it; every path is below the empty prefix. */
export function isUnder(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}
