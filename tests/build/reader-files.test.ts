import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../helpers/build-fixture.ts';

const config = JSON.stringify({ name: 'Acme', navigation: [{ group: 'Start', pages: ['index'] }] });

test('pages of a flat project carry its stylesheets after the styles of Lectern', async () => {
  const site = await buildFixture(
    {
      'docs.json': config,
      'index.mdx': '# Home',
      'style.css': 'body { color: red }',
      'assets/more.css': 'p { color: blue }',
    },
    { base: '/docs' },
  );
  const sheets = Array.from(
    site.read('/docs/').matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
    ([, href]) => href,
  );
  assert.deepEqual(
    sheets.filter((href) => !href?.includes('/_lectern/')),
    ['/docs/assets/more.css', '/docs/style.css'],
  );
  assert.ok(site.has('style.css') && site.has('assets/more.css'));
});
