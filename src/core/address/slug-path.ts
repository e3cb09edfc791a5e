/** Paths of pages as text: slugs, the folders around them, and the ways to write them. */

/**
 * Returns a path in the form of a slug: no outer slashes, no `.` and `..`, no page extension. Undefined
 * when it leaves the folder or cannot name a file in it.
 */
export function normalizePath(path: string): string | undefined {
  // oxlint-disable-next-line no-control-regex -- no file name contains these characters
  if (/[\u0000-\u001f]|^[a-z]:[\\/]/i.test(path)) return undefined;
  const parts: string[] = [];
  for (const part of path.trim().replaceAll('\\', '/').split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') parts.push(part);
    else if (parts.pop() === undefined) return undefined;
  }
  return parts.join('/').replace(/\.mdx?$/i, '');
}

/** Returns the folders around a slug, innermost first: `a/b` and `a` for `a/b/c`. */
export function foldersOf(slug: string): readonly string[] {
  const folders: string[] = [];
  for (let folder = parentOf(slug); folder !== ''; folder = parentOf(folder)) folders.push(folder);
  return folders;
}

/** Decodes the percent escapes of a path; returns it unchanged where they are not valid. */
export function decodePath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * Reduces names that differ only in case or in the composition of accents to one spelling, because authors
 * mean the same by them.
 */
export function fold(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

export function lastPart(slug: string): string {
  return slug.slice(slug.lastIndexOf('/') + 1);
}

export function parentOf(slug: string): string {
  return slug.slice(0, Math.max(0, slug.lastIndexOf('/')));
}
