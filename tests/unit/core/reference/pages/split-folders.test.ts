import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseDocument } from '../../../../../src/core/reference/document/parse-document.ts';
import type { RequestedPages } from '../../../../../src/core/reference/pages/requested-pages.ts';
import { splitByFolder } from '../../../../../src/core/reference/pages/split-folders.ts';

function split(...asked: readonly RequestedPages[]) {
  const { document } = parseDocument({ name: 'zoo.json', text: '{"openapi":"3.1.0"}' });
  assert.ok(document);
  return splitByFolder({ document, root: document.value, asked }).map((each) => each.asked);
}

const listed = (rank: number, directory?: string): RequestedPages => ({
  kind: 'node',
  ...(directory !== undefined && { directory }),
  listedIn: ['navigation', 'languages', rank],
});
const config: RequestedPages = { kind: 'config' };

test('a document has one set of pages per requested folder', () => {
  const division: RequestedPages = { kind: 'division', url: '/en/' };
  assert.deepEqual(split(config, listed(0), listed(1, 'fr'), listed(2)), [
    [config, listed(0), listed(2)],
    [listed(1, 'fr')],
  ]);
  assert.deepEqual(split(division, listed(0, 'en')), [[division, listed(0, 'en')]]);
});

test('operation entries use the pages that are generated for other reasons', () => {
  const named: RequestedPages = { kind: 'node', directory: 'picked' };
  assert.deepEqual(split(named, listed(0), config), [[named, listed(0), config]]);
  assert.deepEqual(split(named, config), [[named, config]]);
});
