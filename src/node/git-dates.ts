/** Finds out when each page was last committed. */
import { gitChanges } from './git.ts';

/** The date as `YYYY-MM-DD` by path relative to `dir`, for those `files` that git tracks. */
export async function readGitDates(
  dir: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  const wanted = new Set(files);
  for await (const { file, value: date } of gitChanges(dir, '%cs')) {
    if (wanted.delete(file)) dates.set(file, date);
    if (wanted.size === 0) break;
  }
  return dates;
}
