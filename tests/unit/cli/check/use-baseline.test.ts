/** `lectern check --baseline` counts only new problems. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Creates a project in which each line with an exclamation mark is a problem. */
function project(text: string) {
  const cwd = tempFolder({ 'docs.json': '{}', 'a.md': text });
  const write = (now: string) => writeFileSync(join(cwd, 'a.md'), now);
  const buildSite = () => {
    const lines = readFileSync(join(cwd, 'a.md'), 'utf8').split('\n');
    const diagnostics = lines.flatMap((line, index): Diagnostic[] => {
      const texts = { title: 'Loud', message: line, hint: 'Hush.' };
      const position = { line: index + 1, column: 1 };
      if (!line.includes('!')) return [];
      return [{ code: 'image/no-alt', severity: 'error', ...texts, file: 'a.md', position }];
    });
    return Promise.resolve({ pages: [], diagnostics, timings: {} });
  };
  const check = (...words: string[]) => runCli(['check', ...words], { cwd, buildSite });
  return { cwd, write, check };
}

test('known problems do not count, new ones do, and resolved ones are reported', async () => {
  const { cwd, write, check } = project('one!\ntwo!\n');
  const written = await check('--update-baseline');
  assert.deepEqual(
    [written.code, written.stderr],
    [0, '✓ Recorded 2 problems as known in lectern-baseline.json\n'],
  );
  assert.match(readFileSync(join(cwd, 'lectern-baseline.json'), 'utf8'), /"one!": 1,\n/);
  const same = await check('--baseline');
  assert.deepEqual(
    [same.code, same.stdout],
    [0, '2 known problems not shown.\n✓ No new problems\n'],
  );
  write('new!\n\none!\n');
  const changed = await check('--baseline');
  assert.equal(changed.code, 1);
  assert.match(changed.stdout, /a\.md:1:1 {2}error/);
  assert.match(
    changed.stdout,
    /\n1 known problem not shown\.\n1 known problem gone: run "lectern check --update-baseline" to update the file\.\n✗ 1 error in 1 file/,
  );
});

test('JSON lists known problems separately', async () => {
  const { check } = project('one!\n');
  await check('--update-baseline=known.json');
  const { stdout } = await check('--baseline=known.json', '--format', 'json');
  const { diagnostics, known } = JSON.parse(stdout) as { diagnostics: []; known: object[] };
  assert.deepEqual([diagnostics.length, known.length], [0, 1]);
});

test('a missing or invalid baseline file is an error', async () => {
  const { cwd, check } = project('one!\n');
  const none = await check('--baseline');
  assert.equal(none.code, 2);
  assert.match(
    none.stderr,
    /error {2}cli\/no-baseline\nBaseline file is missing\nThere is no file "lectern-baseline\.json" that lists the known problems\.\nhint: Run "lectern check --update-baseline" to write it\./,
  );
  writeFileSync(join(cwd, 'lectern-baseline.json'), '{}');
  const bad = await check('--baseline');
  assert.equal(bad.code, 2);
  assert.match(
    bad.stderr,
    /cli\/bad-baseline\nKnown problems cannot be read\n[\s\S]*The file is not what "lectern check --update-baseline" writes\.\nhint: Run "lectern check --update-baseline" to write it again\./,
  );
});
