import { realpath, stat } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';

/**
 * Whether a path is a file of the project folder: an absolute one, or one from that folder. Links
 * count as what they lead to. A path outside is not looked at, since a look at a share of the network
 * would sign in there.
 */
export async function isProjectFile(dir: string, path: string): Promise<boolean> {
  const wanted = resolve(dir, path);
  if (path.includes('\0') || !isInside(resolve(dir), wanted)) return false;
  try {
    const [root, real] = await Promise.all([realpath(dir), realpath(wanted)]);
    return isInside(root, real) && (await stat(real)).isFile();
  } catch {
    return false;
  }
}

function isInside(folder: string, path: string): boolean {
  return path.startsWith(join(folder, sep));
}
