import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ScratchFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** Tried when the system's temporary folder is not writable; most systems have it. */
const ELSEWHERE = '/var/tmp';

/**
 * Makes an empty folder outside of every project, which is removed by `remove` or when the process exits.
 * @throws if the system does not allow one.
 */
export function openScratchFolder(): ScratchFolder {
  const path = makeFolder();
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  };
  process.on('exit', remove);
  return { path, remove };
}

function makeFolder(): string {
  try {
    return makeFolderIn(tmpdir());
  } catch {
    return makeFolderIn(ELSEWHERE);
  }
}

/** Writes a file into the new folder and removes it: a full disk may have room for a folder, but not for a file. */
function makeFolderIn(parent: string): string {
  const path = mkdtempSync(join(parent, 'lectern-'));
  const trial = join(path, 'trial');
  try {
    writeFileSync(trial, '-');
    rmSync(trial);
    return path;
  } catch (error) {
    rmSync(path, { recursive: true, force: true });
    throw error;
  }
}
