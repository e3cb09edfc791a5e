import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readGitDates } from '../../../src/node/git-dates.ts';
import { tempFolder, writeFiles } from '../../helpers/temp-folder.ts';

function commit(repository: string, files: Record<string, string>, date: string): void {
  writeFiles(repository, files);
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_DATE: `${date}T12:00:00Z`,
    GIT_COMMITTER_DATE: `${date}T12:00:00Z`,
  };
  const run = (...args: string[]) => execFileSync('git', args, { cwd: repository, env });
  run('init', '-q');
  run('add', '.');
  run('-c', 'user.name=A', '-c', 'user.email=a@b.c', 'commit', '-q', '-m', date);
}

test('a page is dated by the last commit that changed it, also below the repository', async () => {
  const repository = tempFolder();
  commit(
    repository,
    { 'docs/a.md': '1', 'docs/größe und mehr.md': '1', 'x.md': '1' },
    '2020-01-02',
  );
  commit(repository, { 'docs/a.md': '2' }, '2021-03-04');
  writeFiles(repository, { 'docs/new.md': '1' });
  const files = ['a.md', 'größe und mehr.md', 'new.md', 'x.md'];
  assert.deepEqual(
    [...(await readGitDates(join(repository, 'docs'), files))],
    [
      ['a.md', '2021-03-04'],
      ['größe und mehr.md', '2020-01-02'],
    ],
  );
});

test('there are no dates without a repository, or with a history that is cut short', async () => {
  assert.equal((await readGitDates(tempFolder({ 'a.md': '' }), ['a.md'])).size, 0);
  const repository = tempFolder();
  commit(repository, { 'a.md': '1' }, '2020-01-02');
  commit(repository, { 'a.md': '2' }, '2021-01-02');
  const clone = join(tempFolder(), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, clone]);
  assert.equal((await readGitDates(clone, ['a.md'])).size, 0);
});

test('nothing that the configuration of a repository names is run', async () => {
  const repository = tempFolder();
  commit(repository, { 'a.md': '1' }, '2020-01-02');
  const traces = tempFolder();
  const program = join(traces, 'program');
  writeFileSync(program, `#!/bin/sh\ntouch ${join(traces, 'ran')}\n`);
  chmodSync(program, 0o755);
  appendFileSync(
    join(repository, '.git/config'),
    `[core]\nfsmonitor = ${program}\npager = ${program}\n[log]\nshowSignature = true\n` +
      `[gpg]\nprogram = ${program}\n[diff]\nexternal = ${program}\n`,
  );
  assert.equal((await readGitDates(repository, ['a.md'])).get('a.md'), '2020-01-02');
  assert.ok(!existsSync(join(traces, 'ran')));
});
