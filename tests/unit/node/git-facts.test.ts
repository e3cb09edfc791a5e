import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { readGitFacts } from '../../../src/node/git-facts.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

function git(cwd: string, ...args: readonly string[]): void {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-c', 'protocol.file.allow=always'];
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' };
  execFileSync('git', [...who, ...args], { cwd, env, stdio: 'ignore' });
}

/** Creates a repository with one commit on `main`, and `name` on GitHub as its origin. */
function repository(name: string): string {
  const folder = tempFolder({ 'docs/a.md': 'A page.' });
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'add', '.');
  git(folder, 'commit', '-q', '-m', 'First');
  git(folder, 'remote', 'add', 'origin', `https://github.com/acme/${name}.git`);
  return folder;
}

function setVariable(t: TestContext, name: string, value: string): void {
  const before = process.env[name];
  process.env[name] = value;
  t.after(() => {
    if (before === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = before;
  });
}

test('the remote, branch and folder are read from a folder of a repository', async () => {
  const folder = repository('whole');
  const facts = { remote: 'https://github.com/acme/whole.git', branch: 'main' };
  assert.deepEqual(await readGitFacts(folder), { ...facts, folder: '' });
  assert.deepEqual(await readGitFacts(join(folder, 'docs')), { ...facts, folder: 'docs' });
});

test('documentation in a submodule belongs to the submodule’s repository', async () => {
  const outer = repository('outer');
  const inner = repository('inner');
  git(outer, 'submodule', 'add', '-q', inner, 'manual');
  git(join(outer, 'manual'), 'remote', 'set-url', 'origin', 'git@github.com:acme/inner.git');
  assert.deepEqual(await readGitFacts(join(outer, 'manual', 'docs')), {
    remote: 'git@github.com:acme/inner.git',
    branch: 'main',
    folder: 'docs',
  });
});

test('a worktree has the remote of its repository and its own branch', async () => {
  const folder = repository('trees');
  const tree = join(tempFolder(), 'tree');
  git(folder, 'worktree', 'add', '-q', '-b', 'feature/words', tree);
  assert.deepEqual(await readGitFacts(join(tree, 'docs')), {
    remote: 'https://github.com/acme/trees.git',
    branch: 'feature/words',
    folder: 'docs',
  });
});

test('a shallow clone and a detached commit give the facts that they have', async () => {
  const origin = repository('origin');
  const clone = join(tempFolder(), 'clone');
  git(origin, 'clone', '-q', '--depth', '1', `file://${origin}`, clone);
  const facts = { remote: `file://${origin}`, folder: 'docs' };
  assert.deepEqual(await readGitFacts(join(clone, 'docs')), { ...facts, branch: 'main' });
  git(clone, 'checkout', '-q', '--detach');
  assert.deepEqual(await readGitFacts(join(clone, 'docs')), facts);
});

test('a repository without a commit or a remote has a branch', async () => {
  const folder = tempFolder();
  git(folder, 'init', '-q', '-b', 'trunk');
  assert.deepEqual(await readGitFacts(folder), { branch: 'trunk', folder: '' });
});

test('a folder outside any repository has no facts, nor has one without git', async (t) => {
  assert.deepEqual(await readGitFacts(tempFolder({ 'a.md': '' })), {});
  const folder = repository('without');
  setVariable(t, 'PATH', tempFolder());
  assert.deepEqual(await readGitFacts(folder), {});
});

test('git is run only in a folder of a repository', async (t) => {
  const folder = repository('asked');
  const traces = tempFolder();
  writeFiles(traces, { 'bin/git': `#!/bin/sh\necho >> '${traces}/ran'\n` });
  chmodSync(join(traces, 'bin/git'), 0o755);
  setVariable(t, 'PATH', `${join(traces, 'bin')}:${process.env.PATH}`);
  await readGitFacts(tempFolder({ 'a.md': '' }));
  assert.ok(!existsSync(join(traces, 'ran')));
  await readGitFacts(folder);
  assert.ok(existsSync(join(traces, 'ran')));
});

test('GIT_DIR of another repository has no effect', async (t) => {
  const [folder, other] = [repository('mine'), repository('other')];
  setVariable(t, 'GIT_DIR', join(other, '.git'));
  assert.equal((await readGitFacts(folder)).remote, 'https://github.com/acme/mine.git');
});

test('no program from the configuration of a repository is run', async () => {
  const folder = repository('hostile');
  const traces = tempFolder();
  const program = join(traces, 'program');
  writeFileSync(program, `#!/bin/sh\ntouch ${join(traces, 'ran')}\n`);
  chmodSync(program, 0o755);
  appendFileSync(
    join(folder, '.git/config'),
    `[core]\nfsmonitor = ${program}\npager = ${program}\nsshCommand = ${program}\n`,
  );
  writeFiles(folder, { '.git/hooks/post-checkout': `#!/bin/sh\n${program}\n` });
  assert.equal((await readGitFacts(folder)).branch, 'main');
  assert.ok(!existsSync(join(traces, 'ran')));
});
