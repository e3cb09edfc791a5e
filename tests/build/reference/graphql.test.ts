/** A GraphQL schema, from the tab that names it to its pages, search and files for machines. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';
import { shopSchema } from '../../helpers/values/graphql-schema.ts';

function config(tab: object) {
  return JSON.stringify({
    name: 'Shop',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', 'prices'] },
        { tab: 'API', ...tab },
      ],
    },
  });
}

const files = {
  'docs.json': config({ graphql: '/shop.graphql', groups: [{ group: 'Own', pages: ['own'] }] }),
  'index.mdx': 'To [a customer](/graphql-reference/types/customer#field-orders).\n',
  'prices.mdx': '# Prices\n',
  'own.mdx': '---\ntitle: Add somebody\ngraphql: mutation addCustomer\n---\n\nOwn words.\n',
  'shop.graphql': shopSchema,
};

const site = await buildFixture(files);

test('each operation and type has a page, in the sidebar of the tab that names the schema', () => {
  assert.deepEqual(site.codes, []);
  const page = site.read('graphql-reference/queries/customer/index.html');
  assert.match(page, /<h1[^>]*>customer<\/h1>/);
  for (const name of ['Queries', 'Subscriptions', 'Types', 'Objects', 'OrderEdge', 'Own']) {
    assert.ok(page.includes(`>${name}<`), name);
  }
  const start = site.read('index.html');
  assert.doesNotMatch(start, />OrderEdge</);
});

test('types link to their pages, and descriptions to the rest of the site', () => {
  const page = site.read('graphql-reference/types/customer/index.html');
  assert.match(page, /<a class="link" href="\/graphql-reference\/types\/role\/">Role<\/a>!/);
  assert.match(page, /See <a[^>]* href="\/prices\/">prices<\/a>/);
  assert.match(page, /id="field-orders-first"/);
});

test('a page of the project takes the place of the generated one, and keeps its own words', () => {
  const page = site.read('own/index.html');
  assert.match(page, /Own words\./);
  assert.match(page, /id="argument-input-email"/);
  assert.ok(!site.has('graphql-reference/mutations/addcustomer/index.html'));
  const type = site.read('graphql-reference/types/newcustomerinput/index.html');
  assert.match(type, /href="\/own\/"/);
});

test('the Markdown of a page and search have what the page shows', () => {
  const markdown = site.read('graphql-reference/types/customer.md');
  assert.match(
    markdown,
    /- `orders` \(\[`OrderConnection`\]\(\/graphql-reference\/types\/orderconnection\/\)`!`\)/,
  );
  assert.match(markdown, /\*\*Deprecated:\*\* Use `emails`\./);
  const lists = site.read('llms.txt');
  assert.match(
    lists,
    /\[customer\]\(\/graphql-reference\/queries\/customer\.md\): Finds one customer\.\n/,
  );
});

test('a schema that cannot be read is reported once, and links to its pages are not', async () => {
  const { codes } = await buildFixture({ ...files, 'shop.graphql': 'type Query {' });
  assert.deepEqual(codes, ['shop.graphql:1:13 graphql/syntax']);
  const elsewhere = config({ graphql: 'shp.graphql', groups: [{ group: 'Own', pages: ['own'] }] });
  const missing = await buildFixture({ ...files, 'docs.json': elsewhere });
  assert.deepEqual(
    missing.codes.map((code) => code.split(' ')[1]),
    ['openapi/missing-file'],
  );
});

test('a part that the schema does not have, and a broken link in it, are reported where they are', async () => {
  const { codes } = await buildFixture({
    ...files,
    'own.mdx': '---\ntitle: Own\ngraphql: query custmer\n---\n',
    'shop.graphql': shopSchema.replace('(/prices)', '(/costs)'),
  });
  assert.deepEqual(codes, [
    'own.mdx:3:1 graphql/unknown-symbol',
    'shop.graphql:5:25 link/missing-page',
  ]);
});

test('each folder has its own pages, and two languages share one', async () => {
  const { codes, has, read } = await buildFixture({
    'docs.json': JSON.stringify({
      name: 'Shop',
      theme: 'mint',
      colors: { primary: '#16a34a' },
      navigation: {
        languages: ['en', 'de'].map((language) => ({
          language,
          tabs: [
            { tab: 'Start', pages: [`${language}/index`] },
            { tab: 'API', graphql: { source: 'shop.graphql', directory: `/${language}/api/` } },
          ],
        })),
      },
    }),
    'en/index.mdx': 'One\n',
    'de/index.mdx': 'Eins\n',
    'prices.mdx': '---\nhidden: true\n---\nPrices\n',
    'shop.graphql': shopSchema,
  });
  assert.deepEqual(codes, []);
  assert.ok(has('en/api/types/customer/index.html'));
  const page = read('de/api/queries/customer/index.html');
  assert.match(page, />Abfragen</);
  assert.match(page, /href="\/de\/api\/types\/customer\/"/);
});

test('dev shows the schema anew when it is saved', async () => {
  const dir = tempFolder(files);
  const server = await startTestDev({ dir });
  after(() => server.stop());
  const url = new URL('/graphql-reference/queries/customer/', server.url);
  const read = async () => await (await fetch(url)).text();
  assert.match(await read(), /Finds one customer\./);
  writeFileSync(join(dir, 'shop.graphql'), shopSchema.replace('one customer', 'somebody'));
  // A hang guard of the runner ends the test if this never happens.
  while (!(await read()).includes('Finds somebody.')) await setImmediate();
});
