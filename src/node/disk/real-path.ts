import { realpathSync } from 'node:fs';
import { resolve, sep } from 'node:path';

/**
 * The real path of a file in a folder, with symbolic links resolved; undefined when the file does not
 * exist, or when links or `..` lead out of the folder.
 */
export function realPathIn(dir: string, file: string): string | undefined {
  try {
    const path = realpathSync(resolve(dir, file));
    return path.startsWith(realpathSync(dir) + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}
