import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const files = {
  'docs.json': JSON.stringify({
    name: 'Acme',
    api: { baseUrl: ['https://api.test/v1', 'http://localhost:3000'] },
    navigation: [{ group: 'All', pages: ['user'] }],
  }),
  'user.mdx': '---\ntitle: User\napi: GET /user\n---\n\nGets a user.\n',
};

test('a build writes the origins that the proxy may reach, and no project file replaces them', async () => {
  const site = await buildFixture({ ...files, '_lectern/origins.json': '["https://evil.test"]' });
  assert.equal(
    site.read('_lectern/origins.json'),
    '["http://localhost:3000","https://api.test"]\n',
  );
});

test('a site without endpoints allows its proxy no origin', async () => {
  const site = await buildFixture({ ...files, 'user.mdx': '---\ntitle: User\n---\n\nA user.\n' });
  assert.equal(site.read('_lectern/origins.json'), '[]\n');
});
