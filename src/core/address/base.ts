/**
 * Normalizes a base path to one leading and no trailing slash: `docs/` -> `/docs`, `/` -> `''`. Undefined
 * for a text that is not a path.
 */
export function parseBase(text: string): string | undefined {
  const path = text.trim().replace(/^\/|\/$/g, '');
  if (path === '') return '';
  const isPath = path.split('/').every((part) => /^[\w.~!$&'()*+,;=:@%-]+$/.test(part));
  return isPath && !/(^|\/)\.{1,2}(\/|$)/.test(path) ? `/${path}` : undefined;
}

/** Returns the rest of a path that begins with `base`, with its leading slash; undefined for other paths. */
export function belowBase(path: string, base: string): string | undefined {
  if (base === '' || !/^(?:[/?#]|$)/.test(path.slice(base.length))) return undefined;
  if (!path.startsWith(base)) return undefined;
  const rest = path.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
