import { statSync } from 'node:fs';

/** A stamp that changes whenever the file is written again; undefined when there is no file. */
export function fileStamp(path: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
