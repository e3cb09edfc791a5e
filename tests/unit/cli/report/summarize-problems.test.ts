/** Reports about projects with thousands of problems stay readable. */
import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

function jump(file: string, line: number): Diagnostic {
  return {
    code: 'heading/jump',
    severity: 'warning',
    title: 'Heading skips a level',
    message: `Level ${line}.`,
    hint: 'Begin it with ###.',
    file,
    position: { line, column: 1 },
  };
}

function missing(file: string): Diagnostic {
  return {
    code: 'page/unknown-component',
    severity: 'error',
    title: 'Unknown component',
    message: '<Foo> is not a component.',
    hint: 'Import it.',
    file,
  };
}

function many(counts: Readonly<Record<string, number>>): Diagnostic[] {
  return Object.entries(counts).flatMap(([file, count]) =>
    Array.from({ length: count }, (_, index) => jump(file, index + 2)),
  );
}

async function report(diagnostics: readonly Diagnostic[], ...words: string[]): Promise<string> {
  const buildSite = () => Promise.resolve({ pages: [], diagnostics, timings: {} });
  const cwd = tempFolder({ 'my docs/docs.json': '{}' });
  const { stdout } = await runCli(['check', ...words], { cwd, buildSite });
  return stdout.replace(/ \(\d+\.\d s\)/, '');
}

test('many warnings of one code are summarized by the worst files, with the command for all', async () => {
  const counts = { 'a.md': 2, 'b.md': 1000, 'c.md': 3, 'd.md': 9, 'e.md': 1 };
  assert.equal(
    await report(many(counts)),
    [
      '1,015 in 5 files  warning  heading/jump',
      'Heading skips a level',
      '  b.md:2:1  1,000 here',
      '  d.md:2:1  9 here',
      '  c.md:2:1  3 here',
      '  and 2 more files',
      'For example: Level 2.',
      'hint: Begin it with ###.',
      'All of them: lectern check --only heading/jump',
      '',
      'What a code means: https://lectern-docs.github.io/lectern/reference/diagnostics/heading/jump/ or lectern check --explain heading/jump',
      '! 1,015 warnings in 5 files',
      '',
    ].join('\n'),
  );
});

test('the example of a summary is the most frequent message', async () => {
  const said = ['Rare.', 'Level 2.', 'Usual.', 'Usual.', 'Usual.', 'Level 3.'];
  const diagnostics = said.map((message, index) => ({ ...jump('a.md', index + 1), message }));
  assert.match(await report(diagnostics), /^For example: Usual\.$/m);
});

test('the command that shows all names the folder that was checked', async () => {
  const shown = await report(many({ 'a.md': 100 }), 'my docs');
  assert.match(shown, /^All of them: lectern check "my docs" --only heading\/jump$/m);
  const other = tempFolder({ 'docs.json': '{}' });
  const outside = await report(many({ 'a.md': 100 }), other);
  const [, folder] = /^All of them: lectern check (\S+) --only/m.exec(outside) ?? [];
  assert.match(folder ?? '', /^\.\./);
  assert.equal(basename(folder ?? ''), basename(other));
});

test('five warnings of one code are shown individually', async () => {
  const shown = await report(many({ 'a.md': 5 }));
  assert.equal(shown.match(/ {2}warning {2}heading\/jump/g)?.length, 5);
  assert.doesNotMatch(shown, /All of them/);
});

test('--verbose shows each warning, and so does naming its code', async () => {
  for (const words of [['--verbose'], ['--only', 'heading/jump'], ['--only', 'heading']]) {
    const shown = await report(many({ 'a.md': 30 }), ...words);
    assert.equal(shown.match(/ {2}warning {2}heading\/jump/g)?.length, 30, words.join(' '));
  }
});

test('errors are shown in full, and a repeated one once with its other places', async () => {
  const files = ['a.md', 'b.md', 'c.md', 'd.md', 'e.md', 'f.md'];
  const other = { ...missing('g.md'), message: '<Bar> is not a component.' };
  assert.equal(
    await report([...files.map(missing), other]),
    [
      'a.md  error  page/unknown-component',
      'Unknown component',
      '<Foo> is not a component.',
      'hint: Import it.',
      'The same at b.md, c.md, d.md and 2 more places.',
      '',
      'g.md  error  page/unknown-component',
      'Unknown component',
      '<Bar> is not a component.',
      'hint: Import it.',
      '',
      'What a code means: https://lectern-docs.github.io/lectern/reference/diagnostics/page/unknown-component/ or lectern check --explain page/unknown-component',
      '✗ 7 errors in 7 files',
      '',
    ].join('\n'),
  );
});

test('a report ends with one line on how to look up its first code', async () => {
  const shown = await report([missing('a.md'), jump('a.md', 2)]);
  assert.deepEqual(shown.match(/^What a code means: .*$/gm), [
    'What a code means: https://lectern-docs.github.io/lectern/reference/diagnostics/page/unknown-component/ or lectern check --explain page/unknown-component',
  ]);
  assert.equal(await report([]), '');
});

test('JSON reports contain every problem', async () => {
  const diagnostics = many({ 'a.md': 30 });
  const json = JSON.parse(await report(diagnostics, '--format', 'json')) as { diagnostics: [] };
  assert.equal(json.diagnostics.length, 30);
});

test('GitHub reports begin with errors, as it shows only some, and end with the counts', async () => {
  const shown = await report([...many({ 'a.md': 11 }), missing('b.md')], '--format', 'github');
  const lines = shown.trimEnd().split('\n');
  assert.equal(lines.length, 13);
  assert.match(lines[0] ?? '', /^::error file=b\.md/);
  assert.equal(
    lines.at(-1),
    '::notice title=Lectern::1 error, 11 warnings in 2 files; GitHub shows 10 of each, the log has all.',
  );
  assert.doesNotMatch(await report(many({ 'a.md': 10 }), '--format', 'github'), /notice/);
});
