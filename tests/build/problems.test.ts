import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../helpers/build-fixture.ts';

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] });

test('what is missing from a page is said on the page, above what is left of it', async () => {
  const site = await buildFixture({
    'docs.json': config,
    'index.mdx': 'Before\n\n<Snippet file="gone.mdx" />\n\nAfter\n',
  });
  const main = await site.main('/');
  assert.match(main, /Parts of this page are missing\..*There is no snippet .{1,6}gone\.mdx/s);
  assert.match(main, /Before.*After/s);
  const codes = site.diagnostics.map(({ code }) => code);
  assert.deepEqual(codes, ['snippet/missing']);
});

test('a page that cannot be read says why in the place of its text', async () => {
  const site = await buildFixture({ 'docs.json': config, 'index.mdx': '<Card>\n\nopen\n' });
  assert.match(await site.main('/'), /This page could not be built\..*is never closed/s);
});

test('a page without errors has no such box', async () => {
  const site = await buildFixture({ 'docs.json': config, 'index.mdx': 'Hello {nobody}\n' });
  assert.doesNotMatch(await site.main('/'), /error-box/);
});
