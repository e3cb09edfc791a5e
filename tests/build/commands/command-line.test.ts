/** The real command with the real engine: what only the two together can show. */

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { treeHash } from '../../helpers/files/tree-hash.ts';

const config = JSON.stringify({
  name: 'Docs',
  navigation: [{ group: 'Start', pages: ['index'] }],
});

interface JsonReport {
  readonly pages: readonly { href: string; file: string; status: string }[];
  readonly diagnostics: readonly { code: string; file: string | null; line: number | null }[];
  readonly timings: Readonly<Record<string, number>>;
}

test('the starter passes check, builds, and is identical when built from another folder', async () => {
  const cwd = tempFolder();
  assert.equal((await startLectern(['init', 'one', '--name', 'Acme'], cwd).ended).code, 0);
  assert.equal((await startLectern(['init', 'two', '--name', 'Acme'], cwd).ended).code, 0);
  const check = await startLectern(['check', 'one', '--strict'], cwd).ended;
  assert.deepEqual(check, { code: 0, stdout: '', stderr: '' });
  assert.equal((await startLectern(['build', 'one'], cwd).ended).code, 0);
  assert.equal((await startLectern(['build', '--out', '../site'], join(cwd, 'two')).ended).code, 0);
  assert.equal(treeHash(join(cwd, 'one/dist')), treeHash(join(cwd, 'site')));
});

test('standard output holds only JSON even when a page prints something', async () => {
  const project = tempFolder({
    'docs.json': config,
    'index.mdx': '---\ntitle: Home\n---\n\n{console.log("from the page")}\n\n<Nope />\n',
  });
  const { code, stdout, stderr } = await startLectern(['build', '--format', 'json'], project).ended;
  const report = JSON.parse(stdout) as JsonReport;
  assert.equal(stdout.trim().split('\n').length, 1);
  assert.match(stderr, /from the page/);
  assert.equal(code, 1);
  assert.deepEqual(
    report.pages.map(({ href, file, status }) => [href, file, status]),
    [['/', 'index.mdx', 'error']],
  );
  assert.deepEqual(
    report.diagnostics.map(({ file, line }) => [file, line]),
    [['index.mdx', 7]],
  );
  assert.equal(typeof report.timings['total'], 'number');
});

test('dynamic imports are reported at their lines, and unhandled rejections with their page', async () => {
  const project = tempFolder({
    'docs.json': config,
    'index.mdx': [
      '{import("/snippets/a.mdx")}',
      '',
      'export const Chart = () => {',
      '  import("./chart.js");',
      '  return <p>A chart</p>;',
      '};',
      '',
      'export const unheard = Promise.reject(new Error("nobody waits"));',
      '',
      '<Chart />',
      '',
    ].join('\n'),
  });
  for (const run of ['first', 'second']) {
    const { code, stdout } = await startLectern(['check', '--format', 'json'], project).ended;
    assert.equal(code, 1, run);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    assert.deepEqual(
      diagnostics.map(({ code, line, message }) => `${line} ${code}: ${message}`),
      [
        'null page/evaluation: An expression or component of this page fails when rendered: nobody waits',
        '1 snippet/dynamic-import: import("/snippets/a.mdx") asks for a file while the code runs, and the site does not have one for it.',
        '4 snippet/dynamic-import: import("./chart.js") asks for a file while the code runs, and the site does not have one for it.',
      ],
      run,
    );
  }
});

interface Diagnostic {
  readonly code: string;
  readonly line: number | null;
  readonly message: string;
}

test('a page that ends the process fails the build and leaves no files behind', async () => {
  const project = tempFolder({
    'docs.json': config,
    'index.mdx': '---\ntitle: Home\n---\n\n{process.exit(0)}\n',
  });
  const { code, stdout } = await startLectern(['build'], project).ended;
  assert.equal(code, 1);
  const [place, title, ...rest] = stdout.split('\n');
  assert.deepEqual([place, title], ['index.mdx:5:1  error  files/crashed', 'Process ended']);
  assert.deepEqual(rest.slice(-7, -4), [
    'Rendering this ended the process of the build with process.exit(0) or without an error, so it was left out.',
    'hint: Remove what ends the process or waits for something that never happens: pages must not do that.',
    '',
  ]);
  assert.equal(existsSync(join(project, 'dist')), false);
  assert.deepEqual(
    readdirSync(project).filter((name) => name.includes('.lectern-')),
    [],
  );
});

test('--keep-going writes both the good page and the broken one', async () => {
  const project = tempFolder({
    'docs.json': config,
    'index.mdx': '---\ntitle: Home\n---\n\n<Note>\n',
    'good.md': '# Good\n',
  });
  assert.equal((await startLectern(['build'], project).ended).code, 1);
  assert.equal(existsSync(join(project, 'dist')), false);
  assert.equal((await startLectern(['build', '--keep-going'], project).ended).code, 1);
  assert.ok(existsSync(join(project, 'dist/good/index.html')));
  assert.ok(existsSync(join(project, 'dist/index.html')));
});
