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
