/** When each page was last committed. */
import { gitLines } from './git.ts';

const LOG = [
  'log',
  '--format=:%cs',
  '--name-only',
  '--no-renames',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--',
  '.',
];

/** `YYYY-MM-DD` by path relative to `dir`, of those `files` that git knows. */
export async function readGitDates(
  dir: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const dates = new Map<string, string>();
  for await (const line of gitLines(dir, ['rev-parse', '--is-shallow-repository'])) {
    if (line !== 'false') return dates;
  }
  const wanted = new Set(files);
  let date = '';
  for await (const line of gitLines(dir, LOG)) {
    if (line.startsWith(':')) date = line.slice(1);
    else if (wanted.delete(line)) dates.set(line, date);
    if (wanted.size === 0) break;
  }
  return dates;
}
