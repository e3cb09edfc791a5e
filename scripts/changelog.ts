/**
 * Requires a line in CHANGELOG.md if a branch changes what is shipped. If users cannot notice the change,
 * the branch says so in a commit message, whose last line is `Changelog: none`.
 *
 *   node scripts/changelog.ts               compares with origin/main
 *   node scripts/changelog.ts upstream/main
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CHANGELOG = 'CHANGELOG.md';
/** Files below `src/` that are not part of any package. */
const notShipped = /^src\/(?:generate\/|README\.md$|search\/(?:bench|tests)\/)/;

/**
 * Lists the shipped files that a branch changes without an entry in the changelog.
 * @param base the branch to merge into, such as `origin/main`. If git does not know it, or there is no
 * history at all, there is nothing to compare with, and no file is listed.
 */
export function listUnloggedChanges(dir: string, base: string): string[] {
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
  const files = listUnloggedChanges('.', process.argv[2] ?? 'origin/main');
  if (files.length > 0) {
    console.error(
      `${CHANGELOG} says nothing of this branch, which changes:\n\n  ${files.join('\n  ')}\n\n` +
        'Add a line under "Unreleased", below the heading of its topic. If nobody who uses Lectern can\n' +
        'notice the change, end a commit message with the line "Changelog: none".',
    );
    process.exitCode = 1;
  }
}
