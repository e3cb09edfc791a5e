import assert from 'node:assert/strict';
import { test } from 'node:test';
import { info, loadZoo as load, ok, zooFolder as folder } from '../../../helpers/projects/zoo.ts';

test('a page can document an operation with a custom method', async () => {
  const page = (entry: string) => `---\nopenapi: ${entry}\n---\nText.\n`;
  const additionalOperations = { COPY: { summary: 'Copy', ...ok }, purge: { summary: 'P', ...ok } };
  const paths = { '/q': { additionalOperations } };
  const { said, subject } = await load(
    folder(
      { navigation: [{ group: 'G', pages: ['index', 'a', 'b', 'c', 'spec.json PURGE /q'] }] },
      {
        'spec.json': { openapi: '3.2.0', info, paths },
        'a.mdx': page('COPY /q'),
        'b.mdx': page('spec.json PURGE /q'),
        'c.mdx': page('COPI /q'),
      },
    ),
  );
  for (const [slug, method] of [
    ['a', 'COPY'],
    ['b', 'purge'],
  ] as const) {
    const found = subject(slug);
    assert.equal(found?.kind === 'operation' && found.method, method, slug);
  }
  assert.equal(said.length, 1);
  assert.match(said[0] ?? '', /^c\.mdx:2.*COPI \/q.*Did you mean "COPY \/q"/);
});
