/**
 * Every file of a build passes through one function: tests names that it refuses, with canary files around
 * the site.
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { listFilesBelow, readMarker } from '../../../src/node/output/build-marker.ts';
import { startLectern } from '../../helpers/commands/lectern-process.ts';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';

const PAGES = { 'content/index.mdx': '# Home\n', 'content/guides/setup.mdx': '# Setup\n' };
const DEEP = 'a/b/c';
const PROJECT = `${DEEP}/docs`;
const OUT = `${DEEP}/out/site`;

interface Built {
  readonly code: number | null;
  /** Path of the built site. */
  readonly folder: string;
  /** `file:line code` of each diagnostic. */
  readonly codes: readonly string[];
  /** Returns the message of the diagnostic at a place. */
  readonly messageAt: (file: string, line?: number) => string | undefined;
}

interface ReportedDiagnostic {
  readonly code: string;
  readonly file: string;
  readonly line: number | null;
  readonly message: string;
}

/** Returns a docs.json with one redirect per line, from the third line on. */
function configWith(sources: readonly string[]): string {
  const pages = ['index', 'guides/setup'];
  const start = `{ "name": "Acme", "navigation": [{ "group": "Start", "pages": ${JSON.stringify(pages)} }],`;
  const lines = sources.map((source) => JSON.stringify({ source, destination: '/index' }));
  return `${start}\n"redirects": [\n${lines.join(',\n')}\n]}\n`;
}

/** Builds a project that is deep in a folder full of canaries, and so is its output folder. */
async function build(texts: Readonly<Record<string, string>>): Promise<Built> {
  const around = tempFolder();
  const folders = ['', 'a/', 'a/b/', `${DEEP}/`, `${PROJECT}/`, `${DEEP}/out/`];
  const canaries = folders.flatMap((folder) => [
    `${folder}index.html`,
    `${folder}canary/index.html`,
  ]);
  writeFiles(around, Object.fromEntries(canaries.map((path) => [path, 'sings'])));
  writeFiles(join(around, PROJECT), texts);
  const [project, out] = [join(around, PROJECT), join(around, OUT)];
  const before = listAround(around);
  const words = ['build', project, '--out', out, '--keep-going', '--format', 'json'];
  const { code, stdout, stderr } = await startLectern(words).ended;
  assert.notEqual(stdout, '', stderr);
  assert.deepEqual(listAround(around), before, 'nothing comes to be outside of the output folder');
  for (const path of canaries) {
    assert.equal(readFileSync(join(around, path), 'utf8'), 'sings', path);
  }
  assert.deepEqual(readMarker(out)?.files, listFilesBelow(out), 'the marker names every file');
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: ReportedDiagnostic[] };
  return {
    code,
    folder: out,
    codes: diagnostics.map(
      (reported) => `${reported.file}:${reported.line ?? ''} ${reported.code}`,
    ),
    messageAt: (file, line) =>
      diagnostics.find((reported) => reported.file === file && reported.line === (line ?? null))
        ?.message,
  };
}

/** Lists all files except those of the site and of the project's cache. */
function listAround(folder: string): string[] {
  const own = [`${OUT}/`, `${PROJECT}/.lectern/`];
  return listFilesBelow(folder).filter((path) => !own.some((prefix) => path.startsWith(prefix)));
}

const ESCAPES = [
  '/../../../../x',
  '/../canary',
  '/%2e%2e/%2e%2e/x',
  '/%2E./.%2e/canary',
  '/guides/../../../canary',
  '/%252e%252e/canary',
  '/..%2f..%2fother',
  '/..%5c..%5ccanary',
  '/nul%00byte',
  `/${'l'.repeat(256)}`,
  `/${'l/'.repeat(600)}`,
];

const TAKEN = ['/robots.txt', '/_lectern/origins.json', '/.lectern-build.json', '/guides/SETUP'];

suite('redirects', () => {
  test('a source that cannot be a file path is an error at its line, and the rest is built', async () => {
    const site = await build({ ...PAGES, 'docs.json': configWith([...ESCAPES, '/old']) });
    assert.equal(site.code, 1);
    assert.deepEqual(
      site.codes,
      ESCAPES.map((_, rank) => `docs.json:${rank + 3} site/unfit-path`),
    );
    assert.equal(
      site.messageAt('docs.json', 3),
      '"/../../../../x/" was not written: a part made only of dots could lead out of the site.',
    );
    for (const path of ['index.html', 'guides/setup/index.html', 'old/index.html']) {
      assert.ok(existsSync(join(site.folder, path)), path);
    }
  });

  test('a folder that differs only in case from a page leads nowhere, which is not reported', async () => {
    const site = await build({
      'docs.json': JSON.stringify({
        name: 'A',
        navigation: [{ group: 'A', pages: ['index', 'parts/Player', 'parts/player/Root'] }],
      }),
      'content/index.mdx': '# Home\n',
      'content/parts/Player.mdx': '# Player\n',
      'content/parts/player/Root.mdx': '# Root\n',
    });
    assert.deepEqual(site.codes, []);
    assert.ok(existsSync(join(site.folder, 'parts/player/Root/index.html')));
    assert.ok(!existsSync(join(site.folder, 'parts/player/index.html')));
  });

  test('a source that conflicts with a file of the site is skipped and reported at its line', async () => {
    const site = await build({ ...PAGES, 'docs.json': configWith([...TAKEN, '/old']) });
    assert.equal(site.code, 0);
    assert.deepEqual(
      site.codes,
      TAKEN.map((_, rank) => `docs.json:${rank + 3} site/taken-path`),
    );
    assert.equal(
      site.messageAt('docs.json', 3),
      '"/robots.txt/" was not written: "/robots.txt" of Lectern itself is a file and not a folder.',
    );
    assert.match(readFileSync(join(site.folder, 'robots.txt'), 'utf8'), /^User-agent/);
    assert.ok(existsSync(join(site.folder, 'old/index.html')));
  });
});

test('unsafe and unportable page names are reported, and unportable ones are still written', async () => {
  const names = ['what?', 'c#', '100%', 'con', 'col:on', 'dot.', 'e\u0301'];
  const unfit = ['%2e%2e/a', 'a%41', 'ctl\u0001', 'back\\slash'];
  const pages = [...names, ...unfit].map((name) => [`content/${name}.mdx`, `# ${name}\n`] as const);
  const site = await build({
    ...PAGES,
    ...Object.fromEntries(pages),
    'docs.json': configWith([]),
  });
  const reported = site.codes.filter((code) => code.startsWith('content/'));
  assert.deepEqual(reported, [
    'content/%2e%2e/a.mdx: site/unfit-path',
    'content/a%41.mdx: site/unfit-path',
    'content/back\\slash.mdx: site/unfit-path',
    'content/col:on.mdx: site/unportable-path',
    'content/con.mdx: site/unportable-path',
    'content/ctl\u0001.mdx: site/unfit-path',
    'content/dot..mdx: site/unportable-path',
    'content/what?.mdx: site/unportable-path',
  ]);
  for (const name of names) {
    assert.ok(existsSync(join(site.folder, name, 'index.html')), name);
    assert.ok(existsSync(join(site.folder, `${name}.md`)), name);
  }
});

test('project files take precedence over generated files, but not over pages', async () => {
  const site = await build({
    ...PAGES,
    'docs.json': configWith([]),
    'public/robots.txt': 'own',
    'public/404.html': 'own',
    'public/guides/setup.md': 'own',
    'public/guides/index.html': 'own',
    'public/guides/setup/index.html': 'hidden',
    'public/_lectern/origins.json': '[]',
    'public/guides/setup/index.html.txt/a': 'own',
    'public/Logo.svg': 'own',
    'public/logo.svg': 'hidden',
    'public/style.css': 'html.dark a { color: red }',
  });
  const read = (path: string) => readFileSync(join(site.folder, path), 'utf8');
  for (const path of ['robots.txt', '404.html', 'guides/setup.md', 'guides/index.html']) {
    assert.equal(read(path), 'own', path);
  }
  assert.match(read('guides/setup/index.html'), /<h1/);
  assert.match(read('style.css'), /^html\.dark a \{ color: red \}\n@media/);
  assert.deepEqual(site.codes, [
    'public/_lectern/origins.json: site/taken-path',
    'public/guides/setup/index.html: site/taken-path',
    'public/logo.svg: site/taken-path',
  ]);
  assert.equal(
    site.messageAt('public/guides/setup/index.html'),
    '"/guides/setup/" was not written: the path belongs to content/guides/setup.mdx.',
  );
});
