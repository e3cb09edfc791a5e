import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and its missing parents, one by one: Node's recursive `mkdir` never returns on a file
 * system that refuses folders with an unusual error, such as `/proc`.
 * @throws if the file system reports an error.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path);
}
