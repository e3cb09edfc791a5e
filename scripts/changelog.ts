/**
 * Asks for a line in CHANGELOG.md where a branch changes what is shipped. A branch that nobody who
 * uses Lectern can notice says so in a commit: `Changelog: none`, on a line of its own at the end.
 *
 *   node scripts/changelog.ts               against origin/main
 *   node scripts/changelog.ts upstream/main
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = 'CHANGELOG.md';
/** Below `src/`, and not part of any package. */
const notShipped = /^src\/(?:generate\/|README\.md$|search\/(?:bench|tests)\/)/;

/**
 * Files that a branch changes without a word about it; none where there is nothing to say.
 * @param base What the branch leads to, such as `origin/main`; a name that git does not know has
 *   no branch ahead of it, and sources without their history have none at all.
 */
export function listUntoldFiles(dir: string, base: string): string[] {
  if (!existsSync(join(dir, '.git'))) return [];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' });
  const known = git('for-each-ref', '--format=%(refname:short)').split('\n');
  if (!known.includes(base)) return [];
  const changed = git('diff', '--name-only', `${base}...HEAD`).split('\n');
  if (changed.includes(CHANGELOG)) return [];
  const said = git('log', '--format=%(trailers:key=Changelog,valueonly)', `${base}..HEAD`);
  if (said.split('\n').includes('none')) return [];
  return changed.filter((file) => file.startsWith('src/') && !notShipped.test(file));
}

if (import.meta.main) {
  const files = listUntoldFiles('.', process.argv[2] ?? 'origin/main');
  if (files.length > 0) {
    console.error(
      `${CHANGELOG} says nothing of this branch, which changes:\n\n  ${files.join('\n  ')}\n\n` +
        'Add a line under "Unreleased". If nobody who uses Lectern can notice the change, end a\n' +
        'commit message with the line "Changelog: none".',
    );
    process.exitCode = 1;
  }
}
