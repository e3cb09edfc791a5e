/** `lectern check --fix` shows what it would change, asks, makes the changes, and reports what is left. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { type CliOptions, runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const page = 'intro\n\nsee rockt here\n';
const position = { line: 3, column: 5 };

const wrong: Diagnostic = {
  code: 'icon/unknown',
  severity: 'warning',
  title: 'Unknown icon',
  message: 'There is no icon named "rockt", so none is shown.',
  hint: 'Did you mean "rocket"?',
  file: 'a.md',
  position,
  fix: {
    title: 'Write "rocket" instead of "rockt"',
    edits: [{ file: 'a.md', position, before: 'rockt', text: 'rocket' }],
  },
};

/** Creates a project with one word to fix; the builder reports it as long as it is there. */
function project() {
  const cwd = tempFolder({ 'docs.json': '{}', 'a.md': page });
  const text = () => readFileSync(join(cwd, 'a.md'), 'utf8');
  const buildSite = () => {
    const diagnostics = text().includes('rockt ') ? [wrong] : [];
    return Promise.resolve({ pages: [], diagnostics, timings: {} });
  };
  const fix = (words: readonly string[], more: Partial<CliOptions> = {}) =>
    runCli(['check', '--fix', ...words], { cwd, buildSite, ...more });
  return { cwd, text, fix };
}

const diff = [
  '--- a.md',
  '+++ a.md',
  '@@ -1,3 +1,3 @@',
  ' intro',
  ' ',
  '-see rockt here',
  '+see rocket here',
  '',
  '',
].join('\n');

test('--yes shows and makes the changes', async () => {
  const { text, fix } = project();
  const { code, stdout } = await fix(['--yes']);
  assert.equal(stdout, `${diff}✓ 1 problem fixed in 1 file\n\n`);
  assert.equal(code, 0);
  assert.equal(text(), page.replace('rockt', 'rocket'));
});

test('someone at a terminal is asked, and no changes are made after a refusal', async () => {
  const { text, fix } = project();
  const questions: string[] = [];
  const answer = (word: string) => (question: string) => {
    questions.push(question);
    return word;
  };
  const refused = await fix([], { ask: answer('') });
  assert.equal(text(), page);
  assert.match(refused.stdout, /icon\/unknown[\s\S]*! 1 warning in 1 file/);
  const agreed = await fix([], { ask: answer('y') });
  assert.equal(text(), page.replace('rockt', 'rocket'));
  assert.match(agreed.stdout, /✓ 1 problem fixed in 1 file/);
  assert.deepEqual(questions, ['Make these changes? [y/N] ', 'Make these changes? [y/N] ']);
});

test('without a terminal, nothing is changed unless --yes is given', async () => {
  const { text, fix } = project();
  const { code, stdout } = await fix([]);
  assert.equal(code, 1);
  assert.equal(text(), page);
  assert.match(
    stdout,
    /error {2}cli\/fix-not-asked\nChanges were not confirmed\n1 problem in 1 file can be fixed, but there is no terminal to ask on, so nothing was changed\.\nhint: Look at what would change with "lectern check --fix" on a terminal, or add --yes\./,
  );
});

test('a file that is saved before the answer is left unchanged', async () => {
  const { cwd, text, fix } = project();
  const ask = () => {
    writeFileSync(join(cwd, 'a.md'), `${page}more\n`);
    return 'yes';
  };
  const { code, stdout } = await fix([], { ask });
  assert.equal(code, 1);
  assert.equal(text(), `${page}more\n`);
  assert.match(
    stdout,
    /a\.md {2}error {2}cli\/fix-changed-file\nFile changed in the meantime\nThe file has changed since it was checked, so it was left alone\.\nhint: Run "lectern check --fix" again\./,
  );
});

test('JSON contains the fixes of reported problems and what was fixed', async () => {
  const { cwd, fix } = project();
  const edits = [{ file: 'a.md', line: 3, column: 5, before: 'rockt', after: 'rocket' }];
  const applied = { title: 'Write "rocket" instead of "rockt"', needs: null, edits };
  const refused = await fix(['--format', 'json']);
  const reported = JSON.parse(refused.stdout) as { diagnostics: { code: string; fix: unknown }[] };
  assert.deepEqual(
    reported.diagnostics.map(({ code, fix }) => [code, fix]),
    [
      ['icon/unknown', applied],
      ['cli/fix-not-asked', null],
    ],
  );
  const { stdout } = await fix(['--yes', '--format', 'json']);
  const { diagnostics, fixed } = JSON.parse(stdout) as { diagnostics: []; fixed: object[] };
  assert.deepEqual([diagnostics.length, fixed.length], [0, 1]);
  assert.match(readFileSync(join(cwd, 'a.md'), 'utf8'), /rocket/);
});

test('only the requested codes are reported and fixed', async () => {
  const { text, fix } = project();
  assert.equal((await fix(['--yes', '--only', 'link'])).stdout, '');
  assert.equal(text(), page);
  await fix(['--yes', '--only', 'link', '--only', 'icon/unknown']);
  assert.notEqual(text(), page);
});

test('a code is explained without a project', async () => {
  const { fix } = project();
  const { code, stdout } = await fix(['--explain', 'icon/unknown']);
  assert.equal(code, 0);
  assert.equal(
    stdout,
    [
      'warning  icon/unknown',
      'Unknown icon',
      '',
      'A typical case:',
      '  There is no icon named "rockt", so none is shown.',
      '  hint: Did you mean "rocket"?',
      '',
      'If the hint names what you meant, lectern check --fix applies it.',
      'To silence it, write "checks": { "icon/unknown": "off" } in docs.json, or lectern-ignore icon/unknown in a comment in a page.',
      'https://lectern-docs.github.io/lectern/reference/diagnostics/icon/unknown/',
      '',
    ].join('\n'),
  );
  const unknown = await fix(['--explain', 'icon/unkown']);
  assert.equal(unknown.code, 2);
  assert.match(unknown.stderr, /cli\/unknown-code[\s\S]*Did you mean icon\/unknown\?/);
});

test('an unknown code is reported with the one that was probably meant', async () => {
  const { fix } = project();
  const { code, stderr } = await fix(['--only', 'image/no-atl']);
  assert.equal(code, 2);
  assert.match(
    stderr,
    /error {2}cli\/unknown-code\nUnknown kind of problem\nLectern reports no problem called "image\/no-atl"\.\nhint: Did you mean image\/no-alt\?/,
  );
});
