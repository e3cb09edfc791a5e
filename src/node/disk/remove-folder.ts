/** Removes folders of Lectern, with everything in them. */
import { chmodSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isDenial } from './system-error.ts';

/** Writes still in progress when a build is interrupted can put files back into a folder. */
const OPTIONS = { recursive: true, force: true, maxRetries: 5, retryDelay: 20 };

/**
 * Removes a folder, if there is one, even if folders in it are read-only: nothing can be removed from those.
 * @throws if the system does not allow it.
 */
export function removeFolder(folder: string): void {
  try {
    rmSync(folder, OPTIONS);
  } catch (error) {
    if (!isDenial(error)) throw error;
    makeWritable(folder);
    rmSync(folder, OPTIONS);
  }
}

/** Makes a folder and those in it writable, without following links. */
function makeWritable(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory()) return;
  chmodSync(folder, found.mode | 0o700);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}
