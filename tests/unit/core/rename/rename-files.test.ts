import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Returns the second line and what follows of the error about a name. */
async function refusalOf(from: string, to: string) {
  const cwd = tempFolder({
    'docs.json': '{ "name": "Acme", "navigation": { "$ref": "parts/navigation.json" } }',
    'parts/navigation.json': '{ "groups": [{ "group": "All", "pages": ["index"] }] }',
    'parts/logo.png': 'x',
    'images/a.png': 'x',
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
  });
  const { code, stderr } = await runCli(['rename', from, to], { cwd });
  assert.equal(code, 2);
  return stderr.trim().split('\n').slice(1);
}

test('a folder of files needs a name inside the project', async () => {
  const hint = 'hint: Choose a path below the folder of the pages, such as guides/start.';
  const title = 'The new name cannot be used';
  assert.deepEqual(await refusalOf('images', '.'), [title, '"." is not a file name.', hint]);
  assert.deepEqual(await refusalOf('images', '../images'), [
    title,
    '"../images" leads out of the folder of the pages.',
    hint,
  ]);
});

test('a folder with part of the configuration stays where it is', async () => {
  assert.deepEqual(await refusalOf('parts', 'config'), [
    'The folder contains part of the configuration',
    'The configuration includes parts/navigation.json by its path; nothing was changed.',
    'hint: Move that file to another folder first, and correct the $ref that names it.',
  ]);
});

test('a relative link to a folder still leads to the folder', async () => {
  const page = (text: string) => `---\ntitle: A\n---\n\n${text}\n`;
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","navigation":[{"group":"G","pages":["intro","guides/a","guides/b"]}]}',
    'intro.mdx': page('[all](guides) [all](./guides/) [a](guides/a)'),
    'guides/a.mdx': page('[all](../guides/)'),
    'guides/b.mdx': page('[all](./) [intro](../intro)'),
  });
  const textOf = (file: string) => readFileSync(join(cwd, file), 'utf8').split('\n').at(-2);
  assert.equal((await runCli(['rename', 'guides/', 'start/'], { cwd })).code, 0);
  assert.equal(textOf('intro.mdx'), '[all](start) [all](./start/) [a](start/a)');
  assert.equal(textOf('start/a.mdx'), '[all](./)');
  assert.equal(textOf('start/b.mdx'), '[all](./) [intro](../intro)');
  assert.equal((await runCli(['rename', 'intro', 'deep/intro'], { cwd })).code, 0);
  assert.equal(textOf('deep/intro.mdx'), '[all](../start) [all](../start/) [a](../start/a)');
  assert.equal((await runCli(['rename', 'start/a', 'a'], { cwd })).code, 0);
  assert.equal(textOf('deep/intro.mdx'), '[all](../a) [all](../a/) [a](../a)');
});

test('a link to a name with parentheses or an apostrophe can be read wherever it is', async () => {
  const text = `---\ntitle: Home\n---\n\n[a](/a) <a href='/a'>a</a> <a href={'/a'}>a</a> [b](./b(1))\n`;
  const cwd = tempFolder({
    'docs.json': '{"name":"A","navigation":[{"group":"G","pages":["index","a","b(1)"]}]}',
    'index.mdx': text,
    'a.mdx': '---\ntitle: A\n---\n\nText.\n',
    'b(1).mdx': '---\ntitle: B\n---\n\nText.\n',
  });
  const written = () => readFileSync(join(cwd, 'index.mdx'), 'utf8');
  assert.equal((await runCli(['rename', 'a', "it's)"], { cwd })).code, 0);
  assert.equal(written(), text.replaceAll('/a', '/it%27s%29').replaceAll('</it%27s%29>', '</a>'));
  assert.equal((await runCli(['rename', "it's)", 'a'], { cwd })).code, 0);
  assert.equal(written(), text);
  assert.equal((await runCli(['rename', 'index', 'start'], { cwd })).code, 0);
  assert.equal(readFileSync(join(cwd, 'start.mdx'), 'utf8'), text);
});
