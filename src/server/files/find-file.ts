import { realpath, stat } from 'node:fs/promises';
import type { Stats } from 'node:fs';
import { join, sep } from 'node:path';

/** What a path of the site refers to on the disk. */
export type FoundPath =
  | { readonly kind: 'file'; readonly path: string; readonly stats: Stats }
  /** The page exists under the same path with or without a trailing slash. */
  | { readonly kind: 'elsewhere'; readonly isFolder: boolean }
  | { readonly kind: 'none' };

/**
 * Looks up a path as static hosts do: `/a/` is `a/index.html`, `/a` is `a` or `a.html`, and if only one
 * form exists, the other redirects to it.
 * @param root real absolute path of the built site.
 */
export async function findFile(
  root: string,
  parts: readonly string[],
  isFolder: boolean,
): Promise<FoundPath> {
  const path = join(root, ...parts);
  const asFolder = () => fileAt(root, join(path, 'index.html'));
  const asFile = async () =>
    parts.length === 0 ? undefined : ((await fileAt(root, path)) ?? fileAt(root, `${path}.html`));
  const wanted = await (isFolder ? asFolder() : asFile());
  if (wanted) return wanted;
  const other = await (isFolder ? asFile() : asFolder());
  return other ? { kind: 'elsewhere', isFolder: !isFolder } : { kind: 'none' };
}

/** The file, unless it is missing, a folder, or a link that leads outside of the site. */
export async function fileAt(
  root: string,
  path: string,
): Promise<(FoundPath & { kind: 'file' }) | undefined> {
  try {
    const real = await realpath(path);
    if (!real.startsWith(root + sep)) return undefined;
    const stats = await stat(real);
    return stats.isFile() ? { kind: 'file', path: real, stats } : undefined;
  } catch {
    return undefined;
  }
}
