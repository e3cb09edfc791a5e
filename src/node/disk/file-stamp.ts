import { statsOf } from './stats-of.ts';

/** A stamp that changes whenever the file is written again; undefined when there is no file. */
export function fileStamp(path: string): string | undefined {
  const stats = statsOf(path);
  return stats && `${stats.mtimeMs} ${stats.size}`;
}
