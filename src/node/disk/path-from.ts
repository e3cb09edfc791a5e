import { isAbsolute, relative, sep } from 'node:path';

/** The path from a folder to a file or a folder in it, with forward slashes, as paths of a project are written everywhere. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}

/** A path as it is named to whoever is in a folder: relative in it, absolute elsewhere, and for the folder itself. */
export function shownPath(path: string, from: string): string {
  const short = relative(from, path);
  return short === '' || short === '..' || short.startsWith(`..${sep}`) || isAbsolute(short)
    ? path
    : short;
}
