import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/**
 * The path that a file of a folder really has, links followed; undefined where it does not exist, or
 * where links or dots lead out of the folder.
 */
export function realPathIn(dir: string, file: string): string | undefined {
  try {
    const path = realpathSync(resolve(dir, file));
    return path.startsWith(realpathSync(dir) + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
