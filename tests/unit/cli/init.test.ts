import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readDocs } from '../../../src/node/project/read-docs.ts';
import { runCli } from '../../helpers/run-cli.ts';
import { tempFolder } from '../../helpers/temp-folder.ts';
import { treeHash } from '../../helpers/tree-hash.ts';

test('init writes a whole site, lists its files and tells the next command', async () => {
  const cwd = tempFolder();
  const run = await runCli(['init', 'my/docs'], { cwd });
  assert.deepEqual([run.code, run.stderr], [0, '']);
  assert.match(run.stdout, /^✓ Wrote \d+ files:\n/);
  assert.match(run.stdout, /\n {2}my\/docs\/docs\.json\n/);
  assert.match(run.stdout, /\n {2}my\/docs\/\.gitignore\n/);
  assert.match(run.stdout, /\nNext: lectern dev my\/docs\n$/);
  const docs = readDocs(join(cwd, 'my/docs'));
  assert.equal(docs.layout.kind, 'own');
  assert.deepEqual(docs.diagnostics, []);
});

test('every page, logo and favicon that the starter names is there', async () => {
  const cwd = tempFolder();
  await runCli(['init'], { cwd });
  const docs = readDocs(cwd);
  const config = JSON.parse(docs.configFile?.text ?? '') as {
    logo: { light: string; dark: string };
    favicon: string;
    navigation: { pages: string[] }[];
  };
  const listed = config.navigation.flatMap(({ pages }) => pages).sort();
  assert.deepEqual(docs.pages.map((page) => page.slug).sort(), listed);
  const published = docs.staticFiles.map((file) => `/${file.path}`);
  for (const path of [config.logo.light, config.logo.dark, config.favicon]) {
    assert.ok(published.includes(path), path);
  }
});

test('a file that is there is never overwritten', async () => {
  const cwd = tempFolder({ 'content/index.mdx': 'mine', '.gitignore': 'mine' });
  const run = await runCli(['init'], { cwd });
  assert.equal(run.code, 0);
  assert.match(run.stdout, /\nLeft as they were: content\/index\.mdx, \.gitignore\n/);
  assert.equal(readFileSync(join(cwd, 'content/index.mdx'), 'utf8'), 'mine');
  assert.equal(readFileSync(join(cwd, '.gitignore'), 'utf8'), 'mine');
  assert.ok(existsSync(join(cwd, 'docs.json')));
});

test('a folder that is a site already is left alone', async () => {
  for (const config of ['docs.json', 'mint.json']) {
    const cwd = tempFolder({ [config]: '{}', 'index.mdx': '' });
    const before = treeHash(cwd);
    const run = await runCli(['init'], { cwd });
    assert.deepEqual([run.code, treeHash(cwd)], [2, before]);
    assert.equal(
      run.stderr,
      `error  cli/already-a-site\nThere is a site already\n"." has a ${config}; nothing was written.\nhint: Run "lectern dev" to see it, or name another folder for a new site.\n\n`,
    );
  }
});

test('a file cannot become a site', async () => {
  const run = await runCli(['init', 'a.txt'], { cwd: tempFolder({ 'a.txt': '' }) });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /"a\.txt" is a file, not a folder\./);
});
