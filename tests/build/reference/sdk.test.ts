/** An SDK, from the tab that names TypeDoc's output to its pages, search and files for machines. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';
import { shopLibrary } from '../../helpers/values/typedoc-library.ts';

function config(sdk: object) {
  return JSON.stringify({
    name: 'Shop',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', 'prices'] },
        {
          tab: 'SDK',
          sdk: { source: '/typedoc.json', ...sdk },
          groups: [{ group: 'Own', pages: ['own', 'list'] }],
        },
      ],
    },
  });
}

const library = JSON.stringify(shopLibrary);

const files = {
  'docs.json': config({ format: 'typedoc' }),
  'index.mdx': 'To [the client](/sdk-reference/classes/client#method-getUser).\n',
  'prices.mdx': '# Prices\n',
  'own.mdx': '---\ntitle: A user\nsdk: interface User\n---\n\nOwn words.\n',
  'list.mdx': '---\nsdk: { kind: method, parent: Client, name: list }\n---\n',
  'typedoc.json': library,
};

const site = await buildFixture(files);

test('each symbol has a page, in the sidebar of the tab that names the library', () => {
  assert.deepEqual(site.codes, []);
  const page = site.read('sdk-reference/classes/client/index.html');
  assert.match(page, /<h1[^>]*>Client<\/h1>/);
  for (const name of ['Classes', 'Enums', 'helpers', 'version', 'Own']) {
    assert.ok(page.includes(`>${name}<`), name);
  }
  assert.doesNotMatch(site.read('index.html'), />helpers</);
  assert.ok(site.has('sdk-reference/helpers/functions/parse/index.html'));
});

test('types and comments link to pages and members, and comments to the rest of the site', () => {
  const page = site.read('sdk-reference/classes/client/index.html');
  assert.match(page, /Promise&lt;<a class="link" href="\/own\/">User<\/a>&gt;/);
  assert.match(page, /Returns <a[^>]* href="\/own\/">a user<\/a>/);
  assert.match(page, /href="\/sdk-reference\/classes\/client\/#method-list"/);
  assert.match(page, /See <a[^>]* href="\/prices\/">prices<\/a>/);
  assert.match(page, /id="method-getUser"/);
  const [, contents = ''] = page.split('id="table-of-contents"');
  assert.match(contents, /href="#method-getUser">getUser<\/a>/);
});

test('a page of the project takes the place of the generated one, and can show a single method', () => {
  assert.match(site.read('own/index.html'), /Own words\..*id="property-role"/s);
  assert.ok(!site.has('sdk-reference/interfaces/user/index.html'));
  const method = site.read('list/index.html');
  assert.match(method, /<h1[^>]*>Client\.list<\/h1>/);
  assert.match(method, /list\(\): <a class="link" href="\/own\/">User<\/a>\[\]/);
});

test('the Markdown of a page has what the page shows, with links', () => {
  const markdown = site.read('sdk-reference/classes/client.md');
  assert.match(markdown, /Returns \[a user\]\(\/own\/\)\./);
  assert.match(markdown, /```typescript\nclass Client<T extends User = User> extends Base/);
  assert.doesNotMatch(markdown, /#symbol/);
});

test('a page can show a part of a library that docs.json does not name', async () => {
  const tabs = [{ tab: 'Guide', pages: ['index', 'client', 'prices'] }];
  const plain = JSON.stringify({
    ...(JSON.parse(files['docs.json']) as object),
    navigation: { tabs },
  });
  const given = {
    'docs.json': plain,
    'index.mdx': 'Text\n',
    'prices.mdx': files['prices.mdx'],
    'client.mdx': '---\nsdk: { source: typedoc.json, kind: class, name: Client }\n---\n',
    'typedoc.json': library,
  };
  const { codes, read, has } = await buildFixture(given);
  assert.deepEqual(codes, []);
  assert.match(read('client/index.html'), /id="method-getUser".*<code>ApiError<\/code> if there/s);
  assert.match(read('client.md'), /Returns a user\./);
  assert.ok(!has('sdk-reference/classes/base/index.html'));
  const { codes: lost } = await buildFixture({ ...given, 'typedoc.json': '{}', 'b.mdx': '' });
  assert.deepEqual(
    lost.filter((code) => code.includes('sdk/')),
    ['typedoc.json:1:1 sdk/wrong-output'],
  );
});

test('a library that cannot be read is reported once, and links to its pages are not', async () => {
  const build = async (text: string) =>
    (await buildFixture({ ...files, 'typedoc.json': text })).codes;
  assert.deepEqual(await build('{ "name": "shop", }'), ['typedoc.json:1:17 sdk/syntax']);
  assert.deepEqual(await build('{}'), ['typedoc.json:1:1 sdk/wrong-output']);
});

test('a symbol that the library does not have, and a broken link in it, are reported where they are', async () => {
  const { codes } = await buildFixture({
    ...files,
    'own.mdx': '---\ntitle: Own\nsdk: class Clinet\n---\n',
    'typedoc.json': library.replace('(/prices)', '(/costs)'),
  });
  assert.deepEqual(
    codes.map((code) => code.replace(/(json:1):\d+/, '$1')),
    ['own.mdx:3:1 sdk/unknown-symbol', 'typedoc.json:1 link/missing-page'],
  );
});

test('dev shows the library anew when its file is saved', async () => {
  const dir = tempFolder(files);
  const server = await startTestDev({ dir });
  after(() => server.stop());
  const url = new URL('/sdk-reference/classes/client/', server.url);
  const read = async () => await (await fetch(url)).text();
  assert.match(await read(), /Talks to the API\./);
  writeFileSync(join(dir, 'typedoc.json'), library.replace('Talks to', 'Calls'));
  // A hang guard of the runner ends the test if this never happens.
  while (!(await read()).includes('Calls the API.')) await setImmediate();
});
