/**
 * Asks git about a folder. Git is told to run nothing that a foreign repository's configuration
 * names: no hooks, signature checks, file monitors, diff programs or fetches.
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
  // Names are written as they are.
  '-c',
  'core.quotePath=false',
];

/** The history of a huge repository is not worth waiting for. */
const LONGEST_MS = 10_000;

/** What git prints, line by line; nothing when it fails. Leaving the loop ends git. */
export async function* gitLines(dir: string, args: readonly string[]): AsyncGenerator<string> {
  if (!isInWorkTree(dir)) return;
  const git = spawn('git', [...SAFE, ...args], {
    cwd: dir,
    env: environment(),
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

/**
 * Whether git may have something to tell: a work tree, also that of a submodule, has `.git` at its top.
 * To look takes nothing; to start a program from one as large as a build takes longer than a page.
 */
function isInWorkTree(dir: string): boolean {
  if (!existsSync(dir)) return false;
  for (let folder = realpathSync(dir); ; folder = dirname(folder)) {
    if (existsSync(join(folder, '.git'))) return true;
    if (folder === dirname(folder)) return false;
  }
}

/** A file that a commit changed, by its path relative to the folder that was asked about. */
export interface CommittedFile {
  readonly file: string;
  /** What the format says of the commit. */
  readonly told: string;
}

/**
 * Every change of the files in a folder, the latest first; none without git, or where the history is
 * cut short. Leaving the loop ends git.
 *
 * @param format what is told of a commit, such as `%cs`, in one line
 */
export async function* gitChanges(dir: string, format: string): AsyncGenerator<CommittedFile> {
  for await (const line of gitLines(dir, ['rev-parse', '--is-shallow-repository'])) {
    if (line !== 'false') return;
  }
  let told = '';
  for await (const line of gitLines(dir, ['log', `--format=:${format}`, ...NAMES])) {
    if (line.startsWith(':')) told = line.slice(1);
    else yield { file: line, told };
  }
}

/** Names of changed files, and nothing that a repository could have run. */
const NAMES = [
  '--name-only',
  '--no-renames',
  '--relative',
  '--no-ext-diff',
  '--no-textconv',
  '--',
  '.',
];

/** Without what points at another repository: git sets it for hooks, and a hook may build a site. */
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
