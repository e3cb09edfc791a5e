/** The start of URLs by which tabs and anchors own pages. */
import { decodePath, normalisePath } from './slug-path.ts';

/** `/api-reference/#top` as a prefix: `api-reference`. Undefined for what leads out of the site. */
export function toPrefix(url: string): string | undefined {
  return normalisePath(decodePath(url.replace(/[?#].*$/s, '')));
}

/** Whether `path` is `prefix` or lies under it; every path lies under the empty prefix. */
export function isUnder(path: string, prefix: string): boolean {
  return prefix === '' || path === prefix || path.startsWith(`${prefix}/`);
}
