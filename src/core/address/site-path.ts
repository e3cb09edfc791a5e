/**
 * Defines which paths the files of a site can have: paths that every file system and every host can store,
 * and that no host confuses with another. Paths are relative to the site's root, decoded, and use forward
 * slashes; leading, trailing and repeated slashes are ignored.
 */

/** Why no site can have a path. */
export type PathFault =
  | 'empty'
  | 'dots'
  | 'backslash'
  | 'control'
  | 'escaped-separator'
  /** For pages only, because their addresses are written in links. */
  | 'escape'
  | 'long-name'
  | 'long-path';

/** Why some systems cannot store a path, or store it under another name. */
export type PathConcern = 'escape' | 'windows-character' | 'windows-name' | 'windows-end';

/** ext4, APFS and most others count bytes; NTFS counts UTF-16 units, which are never more. */
const MAX_NAME_BYTES = 255;
/** The maximum length of a key in S3 and similar stores. */
const MAX_PATH_BYTES = 1024;

/** Characters that every file system or every host rejects, and unpaired surrogates. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** Escaped `.`, `/`, `\` and control characters, for hosts that decode a path twice. */
const ESCAPED_SEPARATOR = /%(?:2[ef]|5c|[01][\da-f]|7f)/i;
const WINDOWS_CHARACTER = /[<>:"|?*]/;
/** What follows the first dot does not matter: `con.tar.gz` is the same device as `con`. */
const WINDOWS_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** Returns the names of the folders and of the file; none for the root itself. */
export function toParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** Returns why no site can have the path; the first fault if there are several. */
export function findPathFault(path: string): PathFault | undefined {
  const parts = toParts(path);
  if (parts.length === 0) return 'empty';
  const some = (isFaulty: (part: string) => boolean) => parts.some(isFaulty);
  if (some((part) => part === '.' || part === '..')) return 'dots';
  if (path.includes('\\')) return 'backslash';
  if (CONTROL.test(path)) return 'control';
  if (ESCAPED_SEPARATOR.test(path)) return 'escaped-separator';
  if (some((part) => isLonger(part, MAX_NAME_BYTES))) return 'long-name';
  return isLonger(parts.join('/'), MAX_PATH_BYTES) ? 'long-path' : undefined;
}

/** Returns why some systems cannot store the path, and the name in it that is the cause. */
export function findPathConcern(
  path: string,
): { readonly kind: PathConcern; readonly name: string } | undefined {
  for (const name of toParts(path)) {
    const kind = concernOf(name);
    if (kind !== undefined) return { kind, name };
  }
  return undefined;
}

function concernOf(name: string): PathConcern | undefined {
  if (WINDOWS_CHARACTER.test(name)) return 'windows-character';
  if (WINDOWS_NAME.test(name)) return 'windows-name';
  if (/[. ]$/.test(name)) return 'windows-end';
  return /%[\da-f]{2}/i.test(name) ? 'escape' : undefined;
}

/**
 * Reduces all paths that some file system considers equal to one spelling: APFS and ext4 with case folding
 * ignore case, by Unicode folding, and the composition of accents; HFS+ and case-sensitive APFS ignore only
 * the latter, NTFS only case. The dotless `ı` is a separate letter on all of them, although its capital is
 * that of `i`.
 */
export function foldPath(path: string): string {
  const whole = toParts(path).join('/');
  // ASCII, which most paths are, needs less work.
  if (/^\p{ASCII}*$/u.test(whole)) return whole.toUpperCase();
  return whole.split('ı').map(foldText).join('ı');
}

/** Lower case first: some capitals, such as `ẞ`, fold correctly only through their lower case form. */
function foldText(text: string): string {
  return text.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}

/** Whether a text has more bytes than this. A character of JavaScript has at most three. */
function isLonger(text: string, bytes: number): boolean {
  return text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes;
}
