/** Turns the target of a client's request into a path that is safe to look up. */

export type RequestPath =
  /** `parts` are decoded names without separators, dot-files or parent steps. */
  | { readonly kind: 'inside'; readonly parts: readonly string[]; readonly isFolder: boolean }
  /** A path for which no site has a file. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'outside-base' }
  | { readonly kind: 'malformed' };

/**
 * Decodes each part once and checks it afterwards, so that `%2e%2e%2f` and `%252e` are recognized.
 * @param base `''` or `/docs`.
 */
export function parseRequestPath(target: string, base: string): RequestPath {
  const path = pathOf(target);
  if (path !== base && !path.startsWith(`${base}/`)) return { kind: 'outside-base' };
  const isFolder = path.endsWith('/');
  const inner = path.slice(base.length).replace(/^\/|\/$/g, '');
  try {
    const parts = inner === '' ? [] : inner.split('/').map(decodeURIComponent);
    if (parts.some((part) => part.includes('\0'))) return { kind: 'malformed' };
    return parts.every(isSiteName) ? { kind: 'inside', parts, isFolder } : { kind: 'forbidden' };
  } catch {
    return { kind: 'malformed' };
  }
}

/**
 * The decoded path below the base, with its leading slash, in the form in which redirects are compared;
 * undefined for a path without such a form.
 * @param base `''` or `/docs`.
 */
export function decodeRequestPath(target: string, base: string): string | undefined {
  const path = pathOf(target);
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  try {
    const parts = path.slice(base.length).split('/').map(decodeURIComponent);
    return parts.some((part) => /[/\0]/.test(part)) ? undefined : parts.join('/') || '/';
  } catch {
    return undefined;
  }
}

/** The path of a request target, or of an absolute URL in its place, without origin and query. */
export function pathOf(target: string): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] || '/';
}

function isSiteName(name: string): boolean {
  if (name === '' || /[/\\]/.test(name)) return false;
  return !name.startsWith('.') || name === '.well-known';
}
