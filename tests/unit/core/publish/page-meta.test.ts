import assert from 'node:assert/strict';
import { test } from 'node:test';
import { configSchema } from '../../../../src/core/config/config.ts';
import type { FrontMatter, Page } from '../../../../src/core/pages/page.ts';
import { splitHead } from '../../../../src/core/publish/head-metadata.ts';
import {
  buildPageMeta,
  canonicalOrigin,
  formatTitle,
} from '../../../../src/core/publish/page-meta.ts';
import type { Site } from '../../../../src/core/site.ts';
import { noNavigation } from '../../../helpers/values/no-navigation.ts';
import { noReferences } from '../../../helpers/values/no-references.ts';

test('a page title ends with the project name, but does not repeat it', () => {
  assert.equal(formatTitle('Quickstart', 'Acme'), 'Quickstart - Acme');
  assert.equal(formatTitle('Acme', 'Acme'), 'Acme');
});

test('a plain page has metadata from its title and description', () => {
  const meta = buildPageMeta(site(), page({ description: 'All about it.' }));
  assert.equal(meta.title, 'Short - Acme');
  assert.equal(meta.canonical, undefined);
  assert.deepEqual(content(meta), {
    description: 'All about it.',
    'og:description': 'All about it.',
    'og:type': 'article',
    'og:site_name': 'Acme',
    'og:title': 'Short',
    'twitter:card': 'summary',
  });
});

test('Open Graph tags use property, all others use name', () => {
  const { tags } = buildPageMeta(
    site({ metadata: { 'article:publisher': 'A', keywords: 'b' } }),
    page(),
  );
  const attributes = Object.fromEntries(tags.map(({ key, attribute }) => [key, attribute]));
  assert.equal(attributes['og:type'], 'property');
  assert.equal(attributes['article:publisher'], 'property');
  assert.equal(attributes['keywords'], 'name');
  assert.equal(attributes['twitter:card'], 'name');
});

test('page titles override project metadata, and meta keys of the page override both', () => {
  const project = site({ metadata: { 'og:title': 'Site', description: 'Site', author: 'Site' } });
  const described = content(buildPageMeta(project, page({ meta: { 'og:title': 'Meta' } })));
  assert.equal(described['og:title'], 'Meta');
  assert.equal(described['description'], 'Site');
  assert.equal(described['author'], 'Site');
  assert.equal(content(buildPageMeta(project, page()))['og:title'], 'Short');
});

test('the description of the site is that of its start page, and of pages without words', () => {
  const project = site({ metadata: { description: 'Site' } });
  const describe = (described: Page, excerpt?: string) =>
    content(buildPageMeta(project, described, excerpt))['description'];
  const start = { ...page(), href: '/' };
  assert.equal(describe(start, 'First words.'), 'Site');
  assert.equal(describe({ ...page({ description: 'Page' }), href: '/' }, 'First words.'), 'Page');
  assert.equal(describe(page(), 'First words.'), 'First words.');
  assert.equal(describe(page()), 'Site');
  assert.equal(describe(page({ description: 'Page' }), 'First words.'), 'Page');
  assert.equal(
    content(buildPageMeta(site(), start, 'First words.'))['description'],
    'First words.',
  );
});

test('the description of a folder describes its pages that have none', () => {
  const project = site();
  const folderMetadata = [{ path: 'guides', metatags: { description: 'Folder' } }];
  const described = { ...project, config: { ...project.config, folderMetadata } };
  const meta = buildPageMeta(described, page(), 'First words.');
  assert.equal(content(meta)['description'], 'Folder');
});

test('previews of links show the same description as search engines', () => {
  const described = (metadata: Record<string, string>, frontMatter?: Parameters<typeof page>[0]) =>
    content(buildPageMeta(site({ metadata }), page(frontMatter), 'First words.'))['og:description'];
  assert.equal(described({}), 'First words.');
  assert.equal(described({ description: 'Site' }), 'First words.');
  assert.equal(described({ description: 'Site', 'og:description': 'Preview' }), 'Preview');
  assert.equal(described({ description: 'Site' }, { description: 'Page' }), 'Page');
});

test('an og:image in head becomes absolute and is overridden by that of a page', () => {
  const attrs = { property: 'og:image', content: 'card.png' };
  const verified = { tag: 'meta', attrs: { name: 'p:domain_verify', content: 'a' } };
  const locale = (content: string) => ({
    tag: 'meta',
    attrs: { property: 'og:locale:alternate', content },
  });
  const head = [{ tag: 'meta', attrs }, verified, locale('de_DE'), locale('fr_FR')];
  const config = configSchema.parse({
    name: 'Acme',
    navigation: [{ group: 'A', pages: ['a'] }],
    head,
  });
  assert.deepEqual(splitHead(config.head).elements, config.head.slice(1));
  const project = { ...site({}, { url: 'https://acme.dev', base: '/docs' }), config };
  const imageOf = (meta: FrontMatter['meta']) =>
    content(buildPageMeta(project, page({ meta })))['og:image'];
  assert.equal(imageOf({}), 'https://acme.dev/docs/card.png');
  assert.equal(imageOf({ 'og:image': '/own.png' }), 'https://acme.dev/docs/own.png');
});

test('a site with a known URL has absolute canonical and image URLs', () => {
  const here = { url: 'https://acme.dev', base: '/docs' };
  const meta = buildPageMeta(
    site({ metadata: { 'og:image': '/card.png' } }, here),
    page({ meta: { 'twitter:image': 'https://cdn.acme.dev/x.png' } }),
  );
  assert.equal(meta.canonical, 'https://acme.dev/docs/guides/short/');
  assert.equal(content(meta)['og:url'], meta.canonical);
  assert.equal(content(meta)['og:image'], 'https://acme.dev/docs/card.png');
  assert.equal(content(meta)['twitter:image'], 'https://cdn.acme.dev/x.png');
  assert.equal(content(meta)['twitter:card'], 'summary_large_image');
});

test('a preview image path is resolved from the root, with or without a leading slash', () => {
  const here = { url: 'https://acme.dev', base: '/docs' };
  for (const path of ['images/a.png', './images/a.png', '/images/a.png']) {
    const meta = buildPageMeta(site(undefined, here), page({ meta: { 'og:image': path } }));
    assert.equal(content(meta)['og:image'], 'https://acme.dev/docs/images/a.png');
  }
});

test('a page may set another canonical URL', () => {
  const meta = buildPageMeta(site(), page({ canonical: 'https://other.dev/x' }));
  assert.equal(meta.canonical, 'https://other.dev/x');
});

test('the canonical URL in docs.json determines that of every page', () => {
  const of = (canonical: string, where = {}) =>
    buildPageMeta(site({ metadata: { canonical } }, where), page()).canonical;
  const here = { url: 'https://preview.dev', base: '/docs' };
  assert.equal(of('https://acme.dev/'), 'https://acme.dev/guides/short/');
  assert.equal(of('https://acme.dev', here), 'https://acme.dev/docs/guides/short/');
  assert.equal(of('https://acme.dev/docs', here), 'https://acme.dev/docs/guides/short/');
  assert.equal(of('acme', here), 'https://preview.dev/docs/guides/short/');
});

test('hidden and noindex pages are marked noindex', () => {
  for (const frontMatter of [{ hidden: true }, { noindex: true }]) {
    assert.equal(content(buildPageMeta(site(), page(frontMatter)))['robots'], 'noindex');
  }
  assert.equal(content(buildPageMeta(site(), page()))['robots'], undefined);
});

test('tags of the layout cannot be duplicated by metadata', () => {
  const { tags } = buildPageMeta(site({ metadata: { viewport: 'x', charset: 'y' } }), page());
  assert.ok(!tags.some(({ key }) => key === 'viewport' || key === 'charset'));
});

function content(meta: ReturnType<typeof buildPageMeta>): Record<string, string> {
  return Object.fromEntries(meta.tags.map(({ key, content: text }) => [key, text]));
}

function site(config: object = {}, place: Partial<Site> = {}): Site {
  return {
    config: configSchema.parse({
      name: 'Acme',
      navigation: [{ group: 'Guides', pages: ['guides/short'] }],
      ...config,
    }),
    pages: [],
    navigation: noNavigation,
    references: noReferences,
    base: '',
    ...place,
  };
}

function page(frontMatter: Partial<FrontMatter> = {}): Page {
  return {
    origin: 'file',
    slug: 'guides/short',
    file: 'guides/short.mdx',
    format: 'mdx',
    href: '/guides/short/',
    title: 'A long title',
    navTitle: 'Short',
    frontMatter: { meta: {}, ...frontMatter },
    frontMatterPositions: {},
    text: '',
  };
}

test('a site without a set origin takes it from the canonical URL in its metadata', () => {
  const origin = (canonical: string | undefined, base = '') =>
    canonicalOrigin(canonical === undefined ? {} : { canonical }, base);
  assert.equal(origin('https://docs.example.com/'), 'https://docs.example.com');
  assert.equal(origin('https://example.com/docs', '/docs'), 'https://example.com');
  assert.equal(origin('https://example.com', '/docs'), 'https://example.com');
  // Another folder is another site.
  assert.equal(origin('https://example.com/guides', '/docs'), undefined);
  assert.equal(origin('docs.example.com'), undefined);
  assert.equal(origin(undefined), undefined);
});
