import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ScratchFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** Where nothing can be made in the folder for temporary files, this one is tried, which most systems have. */
const ELSEWHERE = '/var/tmp';

/**
 * An empty folder outside of every project; gone when removed or when the process exits.
 * @throws where the system lets none be made.
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
    return mkdtempSync(join(tmpdir(), 'lectern-'));
  } catch {
    return mkdtempSync(join(ELSEWHERE, 'lectern-'));
  }
}
