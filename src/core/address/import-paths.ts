/**
 * The extensions that the path of an import can leave out, as in bundlers; the earlier ones take
 * precedence.
 */
const ENDINGS = ['.mdx', '.md', '.jsx', '.tsx', '.ts', '.js'];

/**
 * Lists the files that the path of an import can mean: the path itself, with an extension, the index of a
 * folder.
 */
export function listImportPaths(path: string): readonly string[] {
  const folder = path === '' ? '' : `${path.replace(/\/$/, '')}/`;
  return [
    path,
    ...ENDINGS.map((ending) => path + ending),
    ...ENDINGS.map((ending) => `${folder}index${ending}`),
  ];
}

/** The prefix of paths from the project's root in projects that come from Docusaurus. */
export const SITE_ALIAS = '@site/';

/**
 * Adds the missing leading slash to the path of an import that leads to a file from the root: no package
 * has that name. A name without a folder always means a package.
 *
 * @param isFile whether a path that begins with a slash leads to a file.
 */
export function addRootSlash(path: string, isFile: (path: string) => boolean): string {
  const isAlias = path.startsWith(SITE_ALIAS);
  const named = isAlias ? path.slice(SITE_ALIAS.length) : path;
  const mayLack = isAlias || /^[^./].*\//.test(path);
  return mayLack && isFile(`/${named}`) ? `/${named}` : path;
}
