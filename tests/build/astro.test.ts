import assert from 'node:assert/strict';
import { renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  assertAstroBuild,
  assertAstroDev,
  buildWithAstro,
  writeAstroProject,
} from '../helpers/astro-project.ts';
import { repositoryRoot } from '../helpers/source/read-sources.ts';
import { tempFolder, writeFiles } from '../helpers/temp-folder.ts';

function astroProject(): string {
  const folder = tempFolder();
  writeAstroProject(folder, join(repositoryRoot, 'src/astro/integration.ts'));
  symlinkSync(join(repositoryRoot, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('documentation in an Astro project is what the command line builds, beside pages of its own, which win', async () => {
  await assertAstroBuild(astroProject(), join(repositoryRoot, 'src/cli/bin.mjs'));
});

test('astro dev serves the documentation beside its own pages, and edits of it arrive', async (t) => {
  await assertAstroDev(t, astroProject());
});

test('a folder of documentation that is not there is told of by its path', async () => {
  const folder = astroProject();
  renameSync(join(folder, 'docs'), join(folder, 'handbook'));
  const { code, output } = await buildWithAstro(folder);
  assert.equal(code, 1, output);
  const told = `docs must be a folder, from the root of the project; ${join(folder, 'docs')} is none.`;
  assert.ok(output.includes(told), output);
});

test('an Astro build with errors in the documentation fails and says where they are', async () => {
  const folder = astroProject();
  writeFiles(folder, { 'docs/index.mdx': 'Text.\n\n<Card>\n' });
  const { code, output } = await buildWithAstro(folder);
  assert.equal(code, 1, output);
  assert.match(output, /docs\/index\.mdx:3:1 {2}error {2}page\/\S+/);
  assert.match(output, /The documentation has 1 error in 1 file; it was not written\./);
});
