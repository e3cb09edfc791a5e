import { statSync } from 'node:fs';

/** Differs as soon as the file has been written again; undefined where there is none. */
export function fileStamp(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
