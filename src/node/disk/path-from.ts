import { isAbsolute, relative, sep } from 'node:path';

/**
 * The path from a folder to a file or folder in it, with forward slashes, as the code writes all paths of a
 * project.
 */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/**
 * A path as shown to a user whose current folder is `from`: relative if it is inside that folder,
 * otherwise, and for the folder itself, as given.
 */
export function shownPath(path: string, from: string): string {
  const short = relative(from, path);
  return short === '' || short === '..' || short.startsWith(`..${sep}`) || isAbsolute(short)
    ? path
    : short;
}
