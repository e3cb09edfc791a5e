/** What pages show for a docs.json whose navigation is a tree. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';

const more = {
  group: 'More',
  root: 'parts/more',
  directory: 'accordion',
  pages: ['parts/two', { group: 'Deep', pages: ['parts/three'] }],
};
const searchable = { group: 'Told', searchable: true, pages: ['told'] };
const related =
  'related: [parts/one, { The blog: https://blog.test }]\nlastUpdatedDate: 2026-03-31\n';
const page = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nText of ${title}\n`;

const channel = (title: string, field: string) => ({
  address: `user/{id}/${field}`,
  title,
  messages: { one: { payload: { type: 'object', properties: { [field]: { type: 'string' } } } } },
});

const site = await buildFixture(
  {
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: {
        languages: [
          {
            language: 'en',
            tabs: [
              {
                tab: 'Docs',
                directory: 'card',
                groups: [
                  { group: 'Start', pages: ['index', 'guide'] },
                  { group: 'Parts', root: 'parts/index', boost: 3, pages: ['parts/one', more] },
                  { group: 'Secret', hidden: true, pages: ['secret', searchable] },
                ],
              },
              { tab: 'Events', asyncapi: { source: 'events.json', directory: 'events' } },
              { tab: 'News', align: 'end', pages: ['news', 'own'] },
            ],
          },
          {
            language: 'fr',
            pages: ['fr/index'],
            banner: {
              content:
                'La **version&nbsp;2** est sortie &mdash; `&amp;` &#42;&#42;ici&#42;&#42; &#96;x&#96; [a](/fr?a=1&amp;b=&#40;2&#41;) &#91;b](/fr) [c&#93;](/guide) [d](/fr&#41;.',
              dismissible: true,
            },
            navbar: { links: [{ label: 'Aide', href: '/fr' }] },
            footer: { socials: { github: 'https://github.com/acme-fr' } },
          },
        ],
      },
      banner: { content: 'Version 2 is out.' },
      styling: { eyebrows: 'breadcrumbs' },
      favicon: { light: '/light.svg', dark: '/dark.svg' },
      background: { image: { light: '/light.svg', dark: '/dark.svg' } },
      api: { mdx: { server: 'https://api.test' } },
      seo: {
        organization: { legalName: 'Acme </script> Inc.', logo: '/light.svg' },
        paths: [
          { path: '/parts/more', metatags: { robots: 'max-snippet:1' } },
          { path: 'parts', metatags: { robots: 'nosnippet', author: 'A. Cme' } },
        ],
      },
      navbar: {
        links: [{ label: 'Help', href: '/guide', icon: 'life-ring' }],
        primary: { label: 'Start', href: '/guide' },
      },
      footer: {
        socials: { x: 'https://x.com/acme' },
        links: [{ header: 'More', items: [{ label: 'Blog', href: 'https://blog.test' }] }],
      },
    }),
    'light.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'dark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'events.json': JSON.stringify({
      asyncapi: '3.0.0',
      info: { title: 'Events', version: '1' },
      channels: {
        signedUp: channel('Signed up', 'mail'),
        signedOut: {
          ...channel('Signed out', 'reason'),
          messages: { one: { $ref: './messages.json#/out' } },
        },
      },
    }),
    'messages.json': JSON.stringify({
      out: { payload: { type: 'object', properties: { reason: { type: 'string' } } } },
    }),
    'own.mdx': '---\ntitle: Own\nasyncapi: events.json signedUp\n---\n\nOwn words\n',
    'index.mdx': page('Home'),
    'guide.mdx': page('Guide', related),
    'parts/index.mdx': page('All parts'),
    'parts/one.mdx': page('One', 'description: The first\nicon: rocket\n'),
    'parts/two.mdx': page('Two'),
    'parts/three.mdx': page('Three'),
    'parts/more.mdx': page('More parts', 'description: And more\n'),
    'secret.mdx': page('Secret'),
    'told.mdx': page('Told'),
    'news.mdx': page('News'),
    'fr/index.mdx': page('Début'),
  },
  { site: 'https://acme.test' },
);

/** Returns the text of the elements that match, without tags. */
function textOf(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[0] ?? '').replace(/<(style|script).*?<\/\1>|<[^>]+>/gs, ' ');
}

const bar = (page: string) => textOf(site.read(page), /<header.*?<\/header>/s);
const foot = (page: string) => /<footer.*?<\/footer>/s.exec(site.read(page))?.[0] ?? '';

test('a language can have its own banner, links and footer; others use those of the site', () => {
  assert.deepEqual(site.codes, []);
  assert.match(site.read('/'), /Version 2 is out\./);
  assert.match(bar('/'), /Help\s+Start/);
  assert.match(foot('/'), /blog\.test".*x\.com\/acme/s);
  const french = site.read('/fr/');
  const written = /<p class="banner-text"[^>]*>(.*?)<\/p>/s.exec(french)?.[1]?.trim();
  assert.equal(
    written,
    'La <strong>version&nbsp;2</strong> est sortie &mdash; <code>&amp;amp;</code> &#42;&#42;ici&#42;&#42; &#96;x&#96; <a class="link" href="/fr/?a=1&amp;b=(2)">a</a> &#91;b](/fr) <a class="link" href="/guide/">c&#93;</a> [d](/fr&#41;.',
  );
  assert.doesNotMatch(french, /Version 2 is out/);
  // Only a banner that can be closed needs its state restored.
  assert.match(french, /<lectern-recall-banner>/);
  assert.doesNotMatch(site.read('/'), /<lectern-recall-banner>/);
  assert.match(bar('/fr/'), /Aide/);
  assert.doesNotMatch(bar('/fr/'), /Help|Start/);
  assert.match(foot('/fr/'), /github\.com\/acme-fr"/);
  assert.doesNotMatch(foot('/fr/'), /x\.com|blog\.test/);
});

test('the root page of a group lists the other pages as cards or a foldable list', async () => {
  const cards = textOf(site.read('/parts/'), /<div class="columns.*?<\/main>/s);
  assert.match(cards, /One\s+The first.*More\s+And more/s);
  assert.match(
    site.read('/parts/'),
    /<div class="card [^"]*card-horizontal.*href="\/parts\/one\/"/s,
  );
  const lists = /<div id="content".*?<\/main>/s.exec(site.read('/parts/more/'))?.[0] ?? '';
  assert.match(lists, /href="\/parts\/two\/".*<details.*Deep.*href="\/parts\/three\/"/s);
  assert.doesNotMatch(await site.main('/guide/'), /card/);
  assert.match(site.read('/parts.md'), /\[One\]\(.*parts\/one.*\)/);
});

test('a hidden group is in no sidebar, and indexed only if docs.json says so', () => {
  const [secret, searchable] = [site.read('/secret/'), site.read('/told/')];
  assert.doesNotMatch(site.read('/'), /href="\/(?:secret|told)\/"/);
  assert.match(secret, /<meta name="robots" content="noindex"/);
  assert.doesNotMatch(searchable, /noindex/);
  const sitemap = site.read('/sitemap.xml');
  assert.match(sitemap, /\/told\//);
  assert.doesNotMatch(sitemap, /\/secret\//);
});

test('docs.json can place a tab at the end of its row', () => {
  const ends = site.read('/').matchAll(/<li class="nav-tabs-end"[^>]*>\s*<a[^>]*>\s*(\w+)/g);
  assert.deepEqual(
    Array.from(ends, ([, label]) => label),
    ['News'],
  );
});

test('breadcrumbs name the branches around a page, also in structured data', () => {
  const eyebrow = textOf(site.read('/parts/one/'), /<p class="eyebrow".*?<\/p>/s);
  assert.equal(eyebrow.replace(/\s+/g, ' ').trim(), 'Docs Parts');
  const [, data = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(site.read('/parts/one/')) ?? [];
  const { itemListElement } = JSON.parse(data) as { itemListElement: { name: string }[] };
  assert.deepEqual(
    itemListElement.map(({ name }) => name),
    ['Acme', 'Docs', 'Parts', 'One'],
  );
});

test('the related pages and the date in front matter are shown below the page', () => {
  const end = /<div class="page-end".*?<\/main>/s.exec(site.read('/guide/'))?.[0] ?? '';
  assert.match(end, /href="\/parts\/one\/">\s*One\s*</);
  assert.match(end, /href="https:\/\/blog\.test">\s*The blog\s*</);
  assert.match(end, /<time datetime="2026-03-31"/);
});

test('dark mode can have a different favicon and background than light mode', () => {
  const icons = site.read('/').matchAll(/<link rel="icon"[^>]*>/g);
  assert.deepEqual(
    Array.from(icons, ([tag]) => tag),
    [
      '<link rel="icon" href="/light.svg" media="(prefers-color-scheme:light)">',
      '<link rel="icon" href="/dark.svg" media="(prefers-color-scheme:dark)">',
    ],
  );
  const [, base = ''] = /"([^"]*\/base\.[^"]*\.css)"/.exec(site.read('/')) ?? [];
  const theme = site.read(base);
  assert.match(theme, /body::before\s*\{[^}]*light\.svg/);
  assert.match(theme, /html\.dark body::before\s*\{[^}]*dark\.svg/);
});

test('structured data names the organization on the first page only', () => {
  const organization = /<script type="application\/ld\+json">(.*?)<\/script>/;
  const [, data = ''] = organization.exec(site.read('/')) ?? [];
  assert.deepEqual(JSON.parse(data), {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Acme',
    legalName: 'Acme </script> Inc.',
    url: 'https://acme.test',
    logo: 'https://acme.test/light.svg',
  });
  assert.doesNotMatch(site.read('/guide/'), /"Organization"/);
});

test('pages inherit the meta tags of their folder, and inner folders take precedence', () => {
  const tags = (path: string) =>
    Array.from(
      site.read(path).matchAll(/<meta name="(?:robots|author)" content="([^"]*)"/g),
      ([, text]) => text,
    );
  assert.deepEqual(tags('/guide/'), []);
  assert.deepEqual(tags('/parts/one/'), ['nosnippet', 'A. Cme']);
  assert.deepEqual(tags('/parts/more/'), ['max-snippet:1', 'A. Cme']);
});

test('a link in the top bar has the icon that docs.json gives it', () => {
  assert.match(
    site.read('/'),
    /<a class="navbar-link link"[^>]*>\s*<svg class="icon".*?<\/svg>\s*Help/s,
  );
});

test('channels of an AsyncAPI document have generated or written pages with their messages', () => {
  const made = site.read('/events/signed-out/');
  assert.match(made, /<span class="endpoint-path">user\/\{id\}\/reason<\/span>/);
  assert.match(made, />reason</);
  assert.doesNotMatch(made, /method-pill/);
  assert.match(site.read('/own/'), /Own words.*>mail</s);
  assert.match(site.read('/own.md'), /Channel `user\/\{id\}\/mail`\./);
});

test('the overview of an AsyncAPI document lists its channels without calling them webhooks', () => {
  const overview = /<main.*<\/main>/s.exec(site.read('/events/overview/'))?.[0] ?? '';
  assert.match(overview, /href="\/events\/signed-up\/".*href="\/events\/signed-out\/"/s);
  assert.doesNotMatch(overview, /Webhooks|method-pill|api\.test/);
  assert.doesNotMatch(site.read('/events/signed-out/'), /operationId/);
});

test('pages outside of groups form one list in the sidebar, apart from groups', () => {
  const sidebar =
    /<ul class="sidebar-group sidebar-groups">.*?<\/nav>/s.exec(site.read('/news/'))?.[0] ?? '';
  const lists = sidebar.match(/<ul class="sidebar-group">/g) ?? [];
  assert.equal(lists.length, 1);
  assert.match(sidebar, /href="\/news\/".*href="\/own\/"/s);
});
