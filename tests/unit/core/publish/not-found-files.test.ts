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

test('a site in one language has one page for addresses that do not exist', () => {
  assert.deepEqual(describeFiles(smallSite({ pages: ['index', 'a/b'] }).site), ['404.html -']);
});

test('each further language has one in its folder, the outermost that no other language is in', () => {
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

test('a language among the pages of another, or scattered over folders, has none', () => {
  const site = languages({ en: ['a', 'b/c'], fr: ['b/d'], de: ['de/a', 'more/a'], it: ['it'] });
  assert.deepEqual(describeFiles(site), ['404.html -']);
});

test('a page at that address keeps it', () => {
  const pages = { en: ['a'], fr: ['fr/a', 'fr/404'] };
  const site = languages(pages);
  assert.deepEqual(describeFiles(site), ['404.html -', 'fr/404.html fr/a']);
  const flat = { ...site, config: { ...site.config, trailingSlash: 'never' as const } };
  assert.deepEqual(describeFiles(flat), ['404.html -']);
});

test('an address asks for the language of its folder', () => {
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
