/** A small Astro project with its own pages, component and integration, and with documentation. */
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { markerName } from '../../../src/node/output/build-marker.ts';
import { startScript } from '../commands/script-process.ts';
import { tempFolder, writeFiles } from '../files/temp-folder.ts';
import { treeHash } from '../files/tree-hash.ts';
import { type Ended, runCommand } from '../runner/run-command.ts';
import { findFreePort } from '../service/port.ts';
import { repositoryRoot } from '../source/read-sources.ts';
import { listenToChanges, revisionOf } from './change-feed.ts';

/**
 * Writes the project to a folder.
 * @param lectern what the project imports the integration from.
 */
export function writeAstroProject(folder: string, lectern: string): void {
  writeFiles(folder, {
    'package.json': '{ "type": "module" }',
    'astro.config.mjs': `import mdx from '@astrojs/mdx';
import { defineConfig } from 'astro/config';
import { writeFileSync } from 'node:fs';
import lectern from '${lectern}';

const { ASTRO_BASE: base, TRAILING_SLASH: trailingSlash, FORMAT: format = 'directory' } = process.env;

const own = {
  name: 'own',
  hooks: { 'astro:build:done': ({ dir }) => writeFileSync(new URL('own.txt', dir), 'written') },
};
export default defineConfig({
  site: 'https://example.com',
  cacheDir: './.cache',
  base,
  trailingSlash,
  build: { format },
  integrations: [lectern({ docs: './docs', base: '/docs' }), mdx(), own],
});
`,
    'dev.mjs': `import { dev } from 'astro';
const root = import.meta.dirname;
await dev({ root, logLevel: 'error', server: { port: Number(process.env.PORT) } });
`,
    'src/components/Loud.astro':
      '<b class="loud"><slot /></b>\n<style>.loud { color: red }</style>\n',
    'src/pages/index.astro':
      "---\nimport Loud from '../components/Loud.astro';\n---\n<Loud>Product</Loud>\n",
    'src/pages/notes.mdx':
      "import Loud from '../components/Loud.astro';\n\n# Notes\n\n<Loud>of our own</Loud>\n",
    'src/pages/docs/tour.astro': '<h1>A tour</h1>\n',
    'src/pages/docs/both.astro': '<h1>Our own words</h1>\n',
    'docs/docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'Start', pages: ['index', 'guides/setup', 'both'] }],
      redirects: [{ source: '/old', destination: '/guides/setup' }],
    }),
    'docs/index.mdx': '---\ntitle: Welcome\n---\n\nSee [setup](/guides/setup).\n',
    'docs/guides/setup.md': '---\ntitle: Setup\n---\n\n```js\nconst first = 1;\n```\n',
    'docs/both.md': '---\ntitle: Both\n---\n\nText.\n',
    'docs/files/guide.json': '{}',
    'public/docs/files/own.json': '{ "own": true }',
    'docs/files/own.json': '{}',
    'docs/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  });
}

export function buildWithAstro(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const astro = join(repositoryRoot, 'node_modules/astro/bin/astro.mjs');
  return runCommand([process.execPath, astro, 'build'], { cwd: folder, env: { ...variables } });
}

/**
 * Builds the project, and asserts that all its parts are there. The documentation must be byte for byte
 * what the command line at `bin` builds. The exceptions are addresses that both have: these belong to the
 * project, which is reported.
 */
export async function assertAstroBuild(folder: string, bin: string): Promise<void> {
  const built = await buildWithAstro(folder);
  assert.equal(built.code, 0, built.output);
  const read = (path: string) => readFileSync(join(folder, 'dist', path), 'utf8');
  assert.match(read('index.html'), /<b class="loud"[^>]*>Product<\/b>/);
  assert.match(read('notes/index.html'), /<b class="loud"[^>]*>.*of our own/s);
  assert.match(read('docs/tour/index.html'), /<h1>A tour<\/h1>/);
  assert.equal(read('own.txt'), 'written');
  assert.match(read('docs/guides/setup/index.html'), /<h1[^>]*>Setup<\/h1>/);
  assert.match(read('docs/both/index.html'), /Our own words/);
  const reported =
    /\/docs\/both\/index\.html is the Astro project's own; that of the documentation is left out\./;
  assert.match(built.output, reported);

  const out = join(tempFolder(), 'site');
  const words = ['build', 'docs', '--base', '/docs', '--site', 'https://example.com', '--out', out];
  const byCommand = await runCommand([process.execPath, bin, ...words], { cwd: folder });
  assert.equal(byCommand.code, 0, byCommand.output);
  const ofProject = [
    join(folder, 'dist/docs/tour'),
    join(folder, 'dist/docs/both'),
    join(folder, 'dist/docs/files/own.json'),
    join(out, 'both'),
    join(out, 'files/own.json'),
    // The markers list the files of their own site: that of the project does not list files that belong to
    // the project.
    join(folder, 'dist/docs', markerName),
    join(out, markerName),
  ];
  assert.match(read('docs/files/own.json'), /"own"/);
  for (const each of ofProject) rmSync(each, { recursive: true });
  assert.equal(treeHash(join(folder, 'dist/docs')), treeHash(out));
}

/** Starts Astro's dev server for the duration of a test; `read` requests a path like a browser. */
export async function openAstroDev(
  t: TestContext,
  folder: string,
  variables: Readonly<Record<string, string>> = {},
) {
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  await startScript(t, join(folder, 'dev.mjs'), { url, env: { ...variables, PORT: `${port}` } });
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  return { url, read };
}

/** Starts Astro's dev server, and asserts that it serves all parts, and the documentation as it is edited. */
export async function assertAstroDev(t: TestContext, folder: string): Promise<void> {
  const { url, read } = await openAstroDev(t, folder);
  assert.match((await read('/notes/')).text, /of our own/);
  assert.match((await read('/docs/tour/')).text, /A tour/);
  assert.match((await read('/docs/')).text, /<h1[^>]*>Welcome<\/h1>/);
  assert.match((await read('/docs/old')).text, /<h1[^>]*>Setup<\/h1>/);
  assert.equal((await read('/docs/nowhere/')).status, 404);

  const before = revisionOf((await read('/docs/')).text);
  const feed = await listenToChanges(`${url}/docs`);
  writeFiles(folder, { 'docs/index.mdx': '---\ntitle: Hello\n---\n\nNew words.\n' });
  await feed.next('reload');
  assert.match((await read('/docs/')).text, /<h1[^>]*>Hello<\/h1>.*New words\./s);
  const late = await listenToChanges(`${url}/docs`, before);
  assert.equal(await late.next('reload'), 'all');
}
