import { relative, sep } from 'node:path';

/** The path from a folder to a file or a folder in it, with forward slashes, as paths of a project are written everywhere. */
export function pathFrom(folder: string, path: string): string {
  return relative(folder, path).split(sep).join('/');
}
