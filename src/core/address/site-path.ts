/**
 * Which paths the files of a site may have: such as every file system and every host can hold, and
 * as no host takes for another. Paths count from the site's root, are decoded, and have forward
 * slashes; a slash before, behind or twice in between means nothing.
 */

/** Why no site may have a path. */
export type PathFault =
  | 'empty'
  | 'dots'
  | 'backslash'
  | 'control'
  | 'escaped-separator'
  /** Of pages only, whose addresses are written in links. */
  | 'escape'
  | 'long-name'
  | 'long-path';

/** Why some systems cannot hold a path, or hold it under another name. */
export type PathConcern = 'escape' | 'windows-character' | 'windows-name' | 'windows-end';

/** ext4, APFS and most others measure bytes; NTFS measures UTF-16, which is never more. */
const LONGEST_NAME = 255;
/** The longest key of S3 and its like. */
const LONGEST_PATH = 1024;

/** Characters that every file system or every host refuses, and halves of a surrogate pair. */
const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** `.`, `/`, `\` and control characters, for hosts that decode a path twice. */
const ESCAPED_SEPARATOR = /%(?:2[ef]|5c|[01][\da-f]|7f)/i;
const WINDOWS_CHARACTER = /[<>:"|?*]/;
/** What is behind the first dot does not make it another device: `con.tar.gz` is one. */
const WINDOWS_NAME = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d¹²³]) *(?:\.|$)/i;

/** Names of the folders and of the file; none for the root itself. */
export function toParts(path: string): string[] {
  return path.split('/').filter((part) => part !== '');
}

/** What keeps the path out of every site; the first fault that there is. */
export function findPathFault(path: string): PathFault | undefined {
  const parts = toParts(path);
  if (parts.length === 0) return 'empty';
  const some = (isFaulty: (part: string) => boolean) => parts.some(isFaulty);
  if (some((part) => part === '.' || part === '..')) return 'dots';
  if (path.includes('\\')) return 'backslash';
  if (CONTROL.test(path)) return 'control';
  if (ESCAPED_SEPARATOR.test(path)) return 'escaped-separator';
  if (some((part) => countBytes(part) > LONGEST_NAME)) return 'long-name';
  return countBytes(parts.join('/')) > LONGEST_PATH ? 'long-path' : undefined;
}

/** What keeps the path from some systems, and the name in it that does. */
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
 * One spelling for all paths that some file system takes for the same: APFS and ext4 with folding
 * ignore case as Unicode folds it, and how accents are composed; HFS+ and APFS with case ignore the
 * latter alone, NTFS case alone. The dotless `ı` is a letter of its own on all of them, though its
 * capital is that of `i`.
 */
export function foldPath(path: string): string {
  const whole = toParts(path).join('/');
  // ASCII, which most paths are, needs less.
  if (/^\p{ASCII}*$/u.test(whole)) return whole.toUpperCase();
  return whole.split('ı').map(foldText).join('ı');
}

/** Lower case first: some capitals, such as `ẞ`, fold as their small letters do and not by themselves. */
function foldText(text: string): string {
  return text.normalize('NFD').toLowerCase().toUpperCase().normalize('NFD');
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}
