import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it that are missing. Asking Node for all of them at once never comes
 * back where a file system, such as that of processes, takes no folders and says so in its own way.
 * @throws when the system refuses.
 */
export function makeFolders(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path);
}
