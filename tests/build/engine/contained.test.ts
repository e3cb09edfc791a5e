/** Pages that end or stall the process that builds them: each affects only itself. */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';

interface Reported {
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

const bad: Readonly<Record<string, string>> = {
  exits: '{process.exit(0)}',
  crashes: "{process.kill(process.pid, 'SIGSEGV')}",
  waits: 'export const value = await new Promise(() => {});',
  loops: '{/^(a+)+$/.test("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab")}',
};
const names = Object.keys(bad);

function project(): string {
  const pages = Object.entries(bad).map(([name, text]) => [
    `${name}.mdx`,
    `# ${name}\n\n${text}\n`,
  ]);
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'Contained',
      navigation: [{ group: 'Pages', pages: ['index', ...names] }],
    }),
    'index.mdx': '# Home\n\nGood {1 + 1}.\n',
    ...(Object.fromEntries(pages) as Record<string, string>),
  });
}

test('pages that end or stall the build are errors at their lines, and the rest is built', async () => {
  const dir = project();
  const words = ['build', dir, '--keep-going', '--format', 'json'];
  const { code, stdout } = await startLectern(words, dir, { LECTERN_STALL_SECONDS: '5' }).ended;
  assert.equal(code, 1);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: readonly Reported[] };
  assert.deepEqual(
    diagnostics.map(({ file, line, code: reported }) => `${file}:${line} ${reported}`).sort(),
    [
      'crashes.mdx:3 files/crashed',
      'exits.mdx:3 files/crashed',
      'loops.mdx:3 files/never-ends',
      'waits.mdx:3 page/mdx-syntax',
    ],
  );
  assert.match(readFileSync(join(dir, 'dist/index.html'), 'utf8'), /Good 2\./);
  for (const name of names) {
    const html = readFileSync(join(dir, 'dist', name, 'index.html'), 'utf8');
    assert.match(html, /The text of this page is not available at the moment\./, name);
  }
});

test('without --keep-going, a page that ends the process prevents the site from being written', async () => {
  const dir = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"Pages","pages":["index"]}]}',
    'index.mdx': '# Home\n\n{process.exit(0)}\n',
  });
  const { code, stdout } = await startLectern(['build', dir]).ended;
  assert.equal(code, 1);
  assert.match(stdout, /index\.mdx:3:1 {2}error {2}files\/crashed/);
  assert.equal(existsSync(join(dir, 'dist')), false);
});
