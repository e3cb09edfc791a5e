/** What the path of an import may leave out, as bundlers have it; the earlier goes before. */
const ENDINGS = ['.mdx', '.md', '.jsx', '.tsx', '.ts', '.js'];

/** The files that the path of an import may mean: itself, one with an extension, the index of a folder. */
export function listImportPaths(path: string): readonly string[] {
  const folder = path === '' ? '' : `${path.replace(/\/$/, '')}/`;
  return [
    path,
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.map((ending) => `${folder}index${ending}`),
  ];
}

/** How projects that come from Docusaurus begin a path from their root. */
export const SITE_ALIAS = '@site/';

/**
 * The path of an import, from the root where it lacks its slash and leads to a file there: no package has
 * that name. A name without a folder is that of a package in any case.
 * @param isFile whether a path that begins with a slash leads to a file.
 */
export function addRootSlash(path: string, isFile: (path: string) => boolean): string {
  const isAlias = path.startsWith(SITE_ALIAS);
  const named = isAlias ? path.slice(SITE_ALIAS.length) : path;
  const mayLack = isAlias || /^[^./].*\//.test(path);
  return mayLack && isFile(`/${named}`) ? `/${named}` : path;
}
