/** `docs/` -> `/docs`, `/` -> `''`: with a slash in front and none behind. Undefined for what is no path. */
export function parseBase(text: string): string | undefined {
  const path = text.trim().replace(/^\/|\/$/g, '');
  if (path === '') return '';
  const isPath = path.split('/').every((part) => /^[\w.~!$&'()*+,;=:@%-]+$/.test(part));
  return isPath && !/(^|\/)\.{1,2}(\/|$)/.test(path) ? `/${path}` : undefined;
}

/** The rest of a path that begins with `base`, from its slash on; undefined for other paths. */
export function belowBase(path: string, base: string): string | undefined {
  if (base === '' || !/^(?:[/?#]|$)/.test(path.slice(base.length))) return undefined;
  if (!path.startsWith(base)) return undefined;
  const rest = path.slice(base.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
