/** SDKs of every tool, from the tabs that name the output to pages. */
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

const site = await buildFixture('sdks');

const clients = [
  { folder: 'net', method: 'Find', result: 'Role', keyword: 'public class' },
  { folder: 'java-api', method: 'find', result: 'Client', keyword: 'public class' },
  { folder: 'py', method: 'find', result: 'Client', keyword: 'class' },
  { folder: 'php', method: 'find', result: 'Client', keyword: 'final class' },
];

test('a class has a page with its methods, whichever tool documents it', () => {
  assert.deepEqual(site.codes, []);
  for (const { folder, method, result, keyword } of clients) {
    const page = site.read(`${folder}/classes/client/index.html`);
    assert.match(page, /<h1[^>]*>Client<\/h1>/, folder);
    assert.match(page, /Sends requests\. Keep <a [^>]*href="\//, folder);
    assert.ok(page.includes(`id="method-${method}"`), folder);
    const markdown = site.read(`${folder}/classes/client.md`);
    assert.ok(markdown.includes(`${keyword} Client`), markdown);
    assert.match(markdown, /Finds a user\./);
    assert.match(markdown, /`\$?id` \(`int`, required\): Its id\./);
    assert.match(markdown, /\*\*Returns:\*\* The/);
    assert.ok(markdown.includes(`[\`${result}\`](/`), markdown);
  }
});

test('a page of the project can show what a library of another language has', () => {
  assert.match(site.read('own/index.html'), /Own words\..*id="value-Admin"/s);
  assert.ok(!site.has('net/enums/role/index.html'));
});

test('pages and styles that a tool writes are not published', () => {
  for (const path of ['java/readme/index.html', 'python/_static/theme.css', 'net/toc.yml']) {
    assert.ok(!site.has(path), path);
  }
});

test('dev shows a library anew when a file in its folder is saved', async () => {
  const { dir } = site;
  const server = await startTestDev({ dir });
  after(() => server.stop());
  const url = new URL('/net/classes/client/', server.url);
  const read = async () => await (await fetch(url)).text();
  assert.match(await read(), /Finds a user\./);
  const file = join(dir, 'net/Shop.yml');
  writeFileSync(file, readFileSync(file, 'utf8').replace('Finds a user', 'Looks for a user'));
  // A hang guard of the runner ends the test if this never happens.
  while (!(await read()).includes('Looks for a user')) await setImmediate();
});
