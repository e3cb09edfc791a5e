/** From what a client wrote as the target of its request to a path that is safe to look up. */

export type RequestPath =
  /** `parts` are decoded names without separators, dot-files or steps upwards. */
  | { readonly kind: 'inside'; readonly parts: readonly string[]; readonly isFolder: boolean }
  /** A path that no site has a file for. */
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'outside-base' }
  | { readonly kind: 'malformed' };

/**
 * Decodes each part once and judges it afterwards, so that `%2e%2e%2f` and `%252e` are seen for
 * what they are. @param base `''` or `/docs`.
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
 * The path below the base as redirects are compared, decoded, with its leading slash; undefined for
 * one that has no such form. @param base `''` or `/docs`.
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

/** A target, or an address that stands for one, without origin and query. */
export function pathOf(target: string): string {
  return /^(?:https?:\/\/[^/?#]*)?([^?#]*)/i.exec(target)?.[1] || '/';
}

function isSiteName(name: string): boolean {
  if (name === '' || /[/\\]/.test(name)) return false;
  return !name.startsWith('.') || name === '.well-known';
}
