/** Who has changed each page, by the history of git. */
import { gitLines } from './git.ts';

const LOG = [
  'log',
  '--format=:%aN',
  '--name-only',
  '--no-renames',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--',
  '.',
];

/** Names by path relative to `dir`, those with most commits first; no addresses. */
export async function readGitAuthors(
  dir: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  for await (const line of gitLines(dir, ['rev-parse', '--is-shallow-repository'])) {
    if (line !== 'false') return new Map();
  }
  const commits = new Map(files.map((file) => [file, new Map<string, number>()]));
  let name = '';
  for await (const line of gitLines(dir, LOG)) {
    if (line.startsWith(':')) name = line.slice(1);
    const counts = commits.get(line);
    if (name !== '') counts?.set(name, (counts.get(name) ?? 0) + 1);
  }
  return new Map(
    [...commits].flatMap(([file, counts]): [string, string[]][] => {
      const sorted = [...counts].toSorted(([, left], [, right]) => right - left);
      return sorted.length === 0 ? [] : [[file, sorted.map(([author]) => author)]];
    }),
  );
}
