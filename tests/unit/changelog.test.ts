import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { listUnloggedChanges } from '../../scripts/changelog.ts';
import { tempFolder } from '../helpers/files/temp-folder.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';

const script = join(repositoryRoot, 'scripts', 'changelog.ts');

test('a branch that changes the package is mentioned in the changelog', () => {
  assert.deepEqual(listUnloggedChanges(repositoryRoot, 'origin/main'), []);
});

test('a branch without a changelog line is reported with the files that it changes', () => {
  const dir = branchWith('Turn pages blue', ['src/layouts/Page.astro', 'tests/unit/blue.test.ts']);
  assert.deepEqual(listUnloggedChanges(dir, 'main'), ['src/layouts/Page.astro']);
  assert.throws(
    () => execFileSync(process.execPath, [script, 'main'], { cwd: dir, stdio: 'pipe' }),
    /CHANGELOG\.md says nothing of this branch, which changes:\n\n {2}src\/layouts\/Page\.astro\n/,
  );
});

test('a branch with a changelog line is accepted', () => {
  const dir = branchWith('Turn pages blue', ['src/layouts/Page.astro', 'CHANGELOG.md']);
  assert.deepEqual(listUnloggedChanges(dir, 'main'), []);
});

test('a commit can state that no one notices the branch', () => {
  const dir = branchWith('Name a thing better\n\nChangelog: none', ['src/core/site.ts']);
  assert.deepEqual(listUnloggedChanges(dir, 'main'), []);
});

test('tests, documentation and tools of the repository do not require a line', () => {
  const files = ['tests/run.ts', 'content/index.mdx', 'src/generate/main.ts', 'src/README.md'];
  assert.deepEqual(listUnloggedChanges(branchWith('Explain more', files), 'main'), []);
});

test('a repository that does not know the other branch requires nothing', () => {
  const dir = branchWith('Turn pages blue', ['src/layouts/Page.astro']);
  assert.deepEqual(listUnloggedChanges(dir, 'origin/main'), []);
});

/** Creates a repository with a branch of one commit that adds these files. */
function branchWith(message: string, files: readonly string[]): string {
  const dir = tempFolder({ 'README.md': '# Small\n' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
    });
  const commit = (text: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--message', text);
  };
  git('init', '--quiet', '--initial-branch', 'main');
  commit('Begin');
  git('switch', '--quiet', '--create', 'branch');
  for (const file of files) {
    mkdirSync(join(dir, dirname(file)), { recursive: true });
    writeFileSync(join(dir, file), 'text\n');
  }
  commit(message);
  return dir;
}
