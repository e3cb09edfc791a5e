/**
 * When each page was last committed. Git is told to run nothing that a foreign repository's
 * configuration names: no hooks, signature checks, file monitors, diff programs or fetches.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { LoadedSite } from './load-site.ts';

const SAFE = ['--no-pager', '--no-optional-locks', '-c', 'core.fsmonitor=']
  .concat(['-c', 'log.showSignature=false'])
  // Names are written as they are.
  .concat(['-c', 'core.quotePath=false']);
const LOG = ['log', '--format=:%cs', '--name-only', '--no-renames', '--relative']
  .concat(['--no-ext-diff', '--no-textconv'])
  .concat(['--', '.']);
/** The history of a huge repository is not worth waiting for. */
const LONGEST_MS = 10_000;

/** The site with the dates of its pages; unchanged without git, or where the history is cut short. */
export async function datePages(loaded: LoadedSite): Promise<LoadedSite> {
  const files = loaded.site.pages.map(({ file }) => file);
  const lastUpdated = await readGitDates(loaded.docs.dir, files);
  return lastUpdated.size === 0 ? loaded : { ...loaded, site: { ...loaded.site, lastUpdated } };
}

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

/** What git prints, line by line; nothing when it fails. Leaving the loop ends git. */
async function* gitLines(dir: string, args: readonly string[]): AsyncGenerator<string> {
  const git = spawn('git', [...SAFE, ...args], {
    cwd: dir,
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: LONGEST_MS,
  });
  // No git is like no repository: there are no lines.
  git.on('error', () => undefined);
  try {
    yield* createInterface({ input: git.stdout });
  } finally {
    git.kill();
  }
}
