import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const config = JSON.stringify({
  name: 'Acme',
  navigation: [{ group: 'Start', pages: ['index', 'guides/setup', 'guides/gone'] }],
});

test('a folder of pages with a docs.json becomes a site, including broken pages', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx': '---\ntitle: Home\n---\n\nSee [Setup](guides/setup.md).\n',
    'guides/setup.mdx': '# Setup\n\n<Note>\n\nnever closed\n',
    'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    'package.json': '{ "private": true }',
  });

  assert.match(site.read('/'), /<title>Home/);
  assert.match(site.read('/'), /href="\/guides\/setup\/"/);
  assert.ok(site.has('/guides/setup/'), 'a page with an error is built as far as it goes');
  assert.ok(site.has('logo.svg'));
  assert.ok(!site.has('package.json'), 'only what a site needs is published');
  const statuses = site.pages.map(({ file, status }) => `${file}: ${status}`).sort();
  assert.deepEqual(statuses, ['guides/gone: missing', 'guides/setup.mdx: error', 'index.mdx: ok']);
});

test('under a base path, every address on a page begins with it', async () => {
  const site = await buildFixture(
    { 'docs.json': config, 'index.md': '[Setup](/guides/setup)', 'guides/setup.md': '# Setup' },
    { base: '/docs' },
  );
  const addresses = Array.from(
    site.read('/docs/').matchAll(/(?:href|src)="(\/[^"]*)"/g),
    (match) => match[1] ?? '',
  );
  assert.ok(addresses.length > 3);
  assert.deepEqual(
    addresses.filter((address) => !address.startsWith('/docs/')),
    [],
  );
});

test('comments and tags of a .md page that do not end hide nothing below them', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.md': '<div title="a>\n\nBelow "a"\n',
    'guides/setup.md': '<div>\n<!-- a\n\nb -->\n\nBelow\n\n</div>\n',
  });
  assert.match(site.read('/'), /&lt;div title=&quot;a&gt;\s*<p>Below &quot;a&quot;<\/p>/);
  assert.match(site.read('/guides/setup/'), /<p>Below<\/p>/);
});
