/** Makes the cache folder next to `docs.json`, in which builds keep what they can make again. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolders } from './make-folders.ts';

/**
 * Makes the folder if it is missing, with a `.gitignore` that keeps all of it out of the repository.
 * @throws if the file system reports an error.
 */
export function makeCacheFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolders(path);
  writeFileSync(join(path, '.gitignore'), '*\n');
}
