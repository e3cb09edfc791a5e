/** Whether a folder of generated files is unchanged: one file in it holds the hash of all others. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from '../../node/disk/path-from.ts';

/** The name of the file that holds the result of `sealOf` from when the folder was complete. */
export const sealName = 'seal.sha256';

export function isSealed(dir: string): boolean {
  try {
    return readFileSync(join(dir, sealName), 'utf8') === sealOf(dir);
  } catch {
    return false;
  }
}

export function sealOf(dir: string): string {
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => pathFrom(dir, join(parentPath, name)))
    .filter((path) => path !== sealName);
  return hashFiles(dir, files.sort());
}

/** Hashes names and contents, in the given order. */
export function hashFiles(dir: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(dir, file)));
  return hash.digest('hex');
}
