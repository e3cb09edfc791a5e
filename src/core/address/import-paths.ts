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

/**
 * The path of an import, from the root where it lacks its slash and leads to a file there: no package has
 * that name. A name without a folder is that of a package in any case.
 * @param isFile whether a path that begins with a slash leads to a file.
 */
export function addRootSlash(path: string, isFile: (path: string) => boolean): string {
  const mayLack = /^[^./].*\//.test(path);
  return mayLack && isFile(`/${path}`) ? `/${path}` : path;
}
