import assert from 'node:assert/strict';
import { readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { tempFolder, writeFiles } from '../../helpers/files/temp-folder.ts';
import { requestRaw } from '../../helpers/servers/raw-request.ts';
import {
  assertAstroBuild,
  assertAstroDev,
  buildWithAstro,
  openAstroDev,
  writeAstroProject,
} from '../../helpers/sites/astro-project.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';

function astroProject(): string {
  const folder = tempFolder();
  writeAstroProject(folder, join(repositoryRoot, 'src/astro/integration.ts'));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('an Astro build contains the site that the command line builds, and its own pages win', async () => {
  await assertAstroBuild(astroProject(), join(repositoryRoot, 'src/cli/bin.mjs'));
});

test('astro dev serves the documentation next to its own pages and picks up edits', async (t) => {
  await assertAstroDev(t, astroProject());
});

test('a missing documentation folder is reported with its path', async () => {
  const folder = astroProject();
  renameSync(join(folder, 'docs'), join(folder, 'handbook'));
  const { code, output } = await buildWithAstro(folder);
  assert.equal(code, 1, output);
  const reported = `docs must be a folder, from the root of the project; ${join(folder, 'docs')} is none.`;
  assert.ok(output.includes(reported), output);
});

test('an Astro build with errors in the documentation fails and reports their places', async () => {
  const folder = astroProject();
  writeFiles(folder, { 'docs/index.mdx': 'Text.\n\n<Card>\n' });
  const { code, output } = await buildWithAstro(folder);
  assert.equal(code, 1, output);
  assert.match(output, /docs\/index\.mdx:3:1 {2}error {2}page\/\S+/);
  assert.match(output, /lectern: 1 error in 1 file; nothing was written\./);
  assert.doesNotMatch(output, /Stack trace/);
  // Astro's hint about using the browser's `document`.
  assert.doesNotMatch(output, /client:only/);
});

test("astro dev serves the documentation below Astro's base, with and without trailing slashes", async (t) => {
  const folder = astroProject();
  const env = { ASTRO_BASE: '/product', TRAILING_SLASH: 'never' };
  const { url, read } = await openAstroDev(t, folder, env);
  const found = async (path: string) => {
    const { status, text } = await read(path);
    return `${status} ${/<h1[^>]*>([^<]*)|"own"|^\{\}/.exec(text)?.[0].replace(/<h1[^>]*>/, '') ?? ''}`;
  };
  assert.deepEqual(
    await Promise.all(
      [
        '/product/docs',
        '/product/docs/',
        '/product/docs/guides/setup',
        '/product/docs/guides/setup/',
        '/product/docs/both',
        '/product/docs/files/guide.json',
        '/product/docs/files/own.json',
      ].map(found),
    ),
    [
      '200 Welcome',
      '200 Welcome',
      '200 Setup',
      '200 Setup',
      '200 Our own words',
      '200 {}',
      '200 "own"',
    ],
  );
  const foreign = await requestRaw(url, '/product/docs/', { headers: { host: 'evil.test' } });
  assert.equal(foreign.status, 403);
});

test('an Astro page wins even if Astro writes it to a different file', async () => {
  const folder = astroProject();
  const { code, output } = await buildWithAstro(folder, {
    FORMAT: 'file',
    TRAILING_SLASH: 'never',
  });
  assert.equal(code, 0, output);
  assert.match(output, /\/docs\/both\/index\.html is the Astro project's own/);
  assert.match(
    output,
    /Astro's trailingSlash is never: write "trailingSlash": "never" in docs\.json\./,
  );
  const files = readdirSync(join(folder, 'dist/docs'));
  assert.deepEqual(files.filter((name) => name.startsWith('both')).sort(), [
    'both.html',
    'both.md',
  ]);
});
