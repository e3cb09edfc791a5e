import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readGitAuthors } from '../../../src/node/git-authors.ts';
import { readGitDates } from '../../../src/node/git-dates.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

/** Commits a file; `date` is a day, or a time with its zone. */
function commit(
  repository: string,
  files: Record<string, string>,
  by: string | { readonly date: string; readonly author: string },
): void {
  const { date, author } = typeof by === 'string' ? { date: by, author: 'A' } : by;
  const time = date.includes('T') ? date : `${date}T12:00:00Z`;
  writeFiles(repository, files);
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_AUTHOR_DATE: time,
    GIT_COMMITTER_DATE: time,
  };
  const run = (...args: string[]) => execFileSync('git', args, { cwd: repository, env });
  run('init', '-q');
  run('add', '.');
  run('-c', `user.name=${author}`, '-c', 'user.email=a@b.c', 'commit', '-q', '-m', date);
}

test('the date of a page is its last commit, even if the site is in a subfolder', async () => {
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

test('the date is in the time zone of the commit, wherever the site is built', async (t) => {
  const repository = tempFolder();
  commit(repository, { 'early.md': '1' }, '2020-01-02T00:30:00+09:00');
  commit(repository, { 'late.md': '1' }, '2020-01-02T23:30:00-08:00');
  const zone = process.env.TZ;
  t.after(() => {
    process.env.TZ = zone;
    if (zone === undefined) delete process.env.TZ;
  });
  for (const other of ['Pacific/Kiritimati', 'America/Adak']) {
    process.env.TZ = other;
    const dates = await readGitDates(repository, ['early.md', 'late.md']);
    assert.deepEqual([...dates.values()], ['2020-01-02', '2020-01-02']);
  }
});

test('an edited page has the date of its last commit, and a moved one that of the move', async () => {
  const repository = tempFolder();
  commit(repository, { 'edited.md': '1', 'old.md': 'The same text.' }, '2020-01-02');
  renameSync(join(repository, 'old.md'), join(repository, 'new.md'));
  commit(repository, {}, '2021-03-04');
  writeFiles(repository, { 'edited.md': '2' });
  assert.deepEqual(
    [...(await readGitDates(repository, ['edited.md', 'new.md']))],
    [
      ['new.md', '2021-03-04'],
      ['edited.md', '2020-01-02'],
    ],
  );
});

test('there are no dates without a repository or with a shallow history', async () => {
  assert.equal((await readGitDates(tempFolder({ 'a.md': '' }), ['a.md'])).size, 0);
  const repository = tempFolder();
  commit(repository, { 'a.md': '1' }, '2020-01-02');
  commit(repository, { 'a.md': '2' }, '2021-01-02');
  const clone = join(tempFolder(), 'clone');
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository}`, clone]);
  assert.equal((await readGitDates(clone, ['a.md'])).size, 0);
});

test('no program from the configuration of a repository is run', async () => {
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

test('authors of a page are listed by name, most commits first', async () => {
  const repository = tempFolder();
  commit(repository, { 'a.md': '1', 'b.md': '1' }, '2020-01-02');
  commit(repository, { 'a.md': '2' }, { date: '2020-01-03', author: 'Zoë' });
  commit(repository, { 'a.md': '3' }, { date: '2020-01-04', author: 'Zoë' });
  writeFiles(repository, { 'new.md': '1' });
  const authors = await readGitAuthors(repository, ['a.md', 'b.md', 'new.md']);
  assert.deepEqual(Object.fromEntries(authors), { 'a.md': ['Zoë', 'A'], 'b.md': ['A'] });
  assert.equal((await readGitAuthors(tempFolder(), ['a.md'])).size, 0);
});
