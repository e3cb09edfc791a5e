import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Diagnostic } from '../../../../src/core/diagnostic/diagnostic.ts';
import { listBuiltPages } from '../../../../src/engine/build/list-pages.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const docs = { layout: { pagesDir: 'content' } } as const;

const inSnippet: Diagnostic = {
  code: 'page/undefined-name',
  severity: 'error',
  title: 'Undefined name',
  message: 'It is not defined.',
  hint: 'Define it.',
  file: 'snippets/part.mdx',
};

test('a missing page is listed once, with the address and file that it would have', () => {
  const { site } = smallSite({ pages: ['start'] });
  const missing = ['missing/one', '/missing/one.mdx', 'a b'];
  assert.deepEqual(listBuiltPages({ site, docs, missing }, [], []).slice(1), [
    { href: '/missing/one/', file: 'content/missing/one', status: 'missing' },
    { href: '/a%20b/', file: 'content/a b', status: 'missing' },
  ]);
  const flat = { layout: { pagesDir: '' } } as const;
  assert.equal(listBuiltPages({ site, docs: flat, missing }, [], [])[1]?.file, 'missing/one');
});

test('entries that cannot be pages of the folder are not listed as missing pages', () => {
  const { site } = smallSite({ pages: ['start'] });
  const missing = ['../outside', 'https://example.com/x', 'GET /users'];
  assert.equal(listBuiltPages({ site, docs, missing }, [], []).length, 1);
});

test('a problem in a snippet counts for the pages that show it', () => {
  const { site, page } = smallSite({ pages: ['start', 'unrelated'] });
  const reports = [
    { page: page('start'), diagnostics: [inSnippet] },
    { page: page('unrelated'), diagnostics: [] },
  ];
  const listed = listBuiltPages({ site, docs, missing: [] }, [inSnippet], reports);
  assert.deepEqual(
    listed.map(({ status }) => status),
    ['error', 'ok'],
  );
});
