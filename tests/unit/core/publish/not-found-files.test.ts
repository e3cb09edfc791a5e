import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNotFoundFiles, notFoundFileAt } from '../../../../src/core/publish/not-found-files.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const languages = (pages: Readonly<Record<string, readonly string[]>>) => {
  const names = Object.keys(pages);
  return smallSite({
    pages: Object.values(pages).flat(),
    config: {
      versions: names.map((name) => ({ name, locale: name })),
      navigation: names.map((name) => ({
        group: name,
        version: name,
        pages: [...(pages[name] ?? [])],
      })),
    },
  }).site;
};

const describeFiles = (site: Parameters<typeof listNotFoundFiles>[0]) =>
  listNotFoundFiles(site).map(({ path, start }) => `${path} ${start?.slug ?? '-'}`);

test('a site in one language has a single 404 page', () => {
  assert.deepEqual(describeFiles(smallSite({ pages: ['index', 'a/b'] }).site), ['404.html -']);
});

test('each further language has a 404 page in its outermost own folder', () => {
  const site = languages({
    en: ['index', 'guides/a'],
    fr: ['fr/guides/a', 'fr/guides/b'],
    de: ['de', 'de/guides/a'],
    es: ['docs/es/a', 'docs/es/b'],
    it: ['docs/it/a'],
  });
  assert.deepEqual(describeFiles(site), [
    '404.html -',
    'fr/404.html fr/guides/a',
    'de/404.html de',
    'docs/es/404.html docs/es/a',
    'docs/it/404.html docs/it/a',
  ]);
});

test('a language without an exclusive folder has no 404 page of its own', () => {
  const site = languages({ en: ['a', 'b/c'], fr: ['b/d'], de: ['de/a', 'more/a'], it: ['it'] });
  assert.deepEqual(describeFiles(site), ['404.html -']);
});

test('a page at the address of a 404 page takes precedence', () => {
  const pages = { en: ['a'], fr: ['fr/a', 'fr/404'] };
  const site = languages(pages);
  assert.deepEqual(describeFiles(site), ['404.html -', 'fr/404.html fr/a']);
  const flat = { ...site, config: { ...site.config, trailingSlash: 'never' as const } };
  assert.deepEqual(describeFiles(flat), ['404.html -']);
});

test('an unknown address gets the 404 page of its language folder', () => {
  const site = languages({ en: ['a'], fr: ['fr/a', 'fr/b'] });
  const pathAt = (path: string) => notFoundFileAt(site, path)?.path;
  assert.deepEqual(['/fr', '/fr/', '/fr/x/y', '/french', '/'].map(pathAt), [
    'fr/404.html',
    'fr/404.html',
    'fr/404.html',
    '404.html',
    '404.html',
  ]);
});
