import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ScratchFolder {
  readonly path: string;
  readonly remove: () => void;
}

/** An empty folder outside of every project; gone when removed or when the process exits. */
export function openScratchFolder(): ScratchFolder {
  const path = mkdtempSync(join(tmpdir(), 'lectern-'));
  const remove = () => {
    process.off('exit', remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
  };
  process.on('exit', remove);
  return { path, remove };
}
