/** Finds out from git's history who has changed each page. */
import { gitChanges } from './git.ts';

/** Names by path relative to `dir`, those with the most commits first, without e-mail addresses. */
export async function readGitAuthors(
  dir: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const commits = new Map(files.map((file) => [file, new Map<string, number>()]));
  for await (const { file, value: name } of gitChanges(dir, '%aN')) {
    const counts = commits.get(file);
    if (name !== '') counts?.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    [...commits].flatMap(([file, counts]): [string, string[]][] => {
      const sorted = [...counts].toSorted(([, left], [, right]) => right - left);
      return sorted.length === 0 ? [] : [[file, sorted.map(([author]) => author)]];
    }),
  );
}
