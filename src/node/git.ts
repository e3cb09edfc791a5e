/**
 * Queries git about a folder. The options keep git from running anything that a foreign repository's
 * configuration names: hooks, signature checks, file monitors, diff programs or fetches.
 */
import { spawn } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

const SAFE = [
  '--no-pager',
  '--no-optional-locks',
  '-c',
  'core.fsmonitor=',
  '-c',
  'log.showSignature=false',
  // Do not escape characters in file names.
  '-c',
  'core.quotePath=false',
];

/** The history of a huge repository is not worth waiting for. */
const TIMEOUT_MILLISECONDS = 10_000;

/** The lines that git prints; none when it fails. Leaving the loop ends git. */
export async function* gitLines(dir: string, args: readonly string[]): AsyncGenerator<string> {
  if (!isInWorkTree(dir)) return;
  const git = spawn('git', [...SAFE, ...args], {
    cwd: dir,
    env: environment(),
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: TIMEOUT_MILLISECONDS,
  });
  // If git is not installed, there are no lines, as without a repository.
  git.on('error', () => undefined);
  try {
    yield* createInterface({ input: git.stdout });
  } finally {
    git.kill();
  }
}

/**
 * Whether the folder is in a git working tree: that has `.git` at its top, and so has a submodule. This
 * check costs nothing, whereas spawning a program from a process as large as a build takes longer than
 * rendering a page.
 */
function isInWorkTree(dir: string): boolean {
  if (!existsSync(dir)) return false;
  for (let folder = realpathSync(dir); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** A file that a commit changed, by its path relative to the queried folder. */
export interface CommittedFile {
  readonly file: string;
  /** The commit's line in the requested format. */
  readonly value: string;
}

/**
 * Every change of the files in a folder, the latest first; none without git, or in a shallow clone. Leaving
 * the loop ends git.
 * @param format what to print about each commit, such as `%cs`, on one line
 */
export async function* gitChanges(dir: string, format: string): AsyncGenerator<CommittedFile> {
  for await (const line of gitLines(dir, ['rev-parse', '--is-shallow-repository'])) {
    if (line !== 'false') return;
  }
  let value = '';
  for await (const line of gitLines(dir, ['log', `--format=:${format}`, ...NAMES])) {
    if (line.startsWith(':')) value = line.slice(1);
    else yield { file: line, value };
  }
}

/** List names of changed files, and run no programs that a repository configures. */
const NAMES = [
  '--name-only',
  '--no-renames',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--',
  '.',
];

/**
 * The environment without the variables that git sets for hooks: a hook can build a site, and they would
 * point git at another repository.
 */
function environment(): NodeJS.ProcessEnv {
  const {
    GIT_DIR: _dir,
    GIT_WORK_TREE: _tree,
    GIT_COMMON_DIR: _common,
    GIT_INDEX_FILE: _index,
    GIT_PREFIX: _prefix,
    ...kept
  } = process.env;
  return { ...kept, GIT_NO_LAZY_FETCH: '1', GIT_TERMINAL_PROMPT: '0' };
}
