import assert from 'node:assert/strict';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findPort } from '../../src/server/listen.ts';
import { assertAstroBuild, buildWithAstro, writeAstroProject } from '../helpers/astro-project.ts';
import { startScript } from '../helpers/script-process.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { tempFolder, writeFiles } from '../helpers/temp-folder.ts';

function astroProject(): string {
  const folder = tempFolder();
  writeAstroProject(folder, join(repositoryRoot, 'src/astro/integration.ts'));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** The feed of changes that pages of the site listen to, from now on. */
async function listen(url: string): Promise<{ until: (text: string) => Promise<void> }> {
  const { body } = await fetch(`${url}/_lectern/events`);
  assert.ok(body);
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let told = '';
  const until = async (text: string) => {
    while (!told.includes(text)) {
      const { value, done } = await reader.read();
      assert.ok(!done, told);
      told += value;
    }
  };
  await until('retry');
  return { until };
}

test('documentation in an Astro project is what the command line builds, beside pages of its own', async () => {
  await assertAstroBuild(astroProject(), join(repositoryRoot, 'src/cli/bin.mjs'));
});

test('astro dev serves the documentation beside its own pages, and edits of it arrive', async (t) => {
  const folder = astroProject();
  const port = await findPort('127.0.0.1', 0);
  const url = `http://localhost:${port}`;
  await startScript(t, join(folder, 'dev.mjs'), { url, env: { PORT: `${port}` } });
  const read = async (path: string) => {
    const response = await fetch(url + path, { headers: { accept: 'text/html' } });
    return { status: response.status, text: await response.text() };
  };
  assert.match((await read('/notes/')).text, /of our own/);
  assert.match((await read('/docs/tour/')).text, /A tour/);
  assert.match((await read('/docs/')).text, /<h1[^>]*>Welcome<\/h1>/);
  assert.equal((await read('/docs/old')).text.includes('const'), true);
  assert.equal((await read('/docs/nowhere/')).status, 404);

  const feed = await listen(`${url}/docs`);
  writeFileSync(join(folder, 'docs/index.mdx'), '---\ntitle: Hello\n---\n\nNew words.\n');
  await feed.until('event: reload');
  assert.match((await read('/docs/')).text, /<h1[^>]*>Hello<\/h1>.*New words\./s);
});

test('an Astro build with errors in the documentation fails and says where they are', async () => {
  const folder = astroProject();
  writeFiles(folder, { 'docs/index.mdx': 'Text.\n\n<Card>\n' });
  const { code, output } = await buildWithAstro(folder);
  assert.equal(code, 1, output);
  assert.match(output, /docs\/index\.mdx:3:1 {2}error {2}page\/\S+/);
  assert.match(output, /The documentation has 1 error in 1 file; it was not written\./);
});
