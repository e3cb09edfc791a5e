import assert from 'node:assert/strict';
import { test } from 'node:test';
import { diagnoseSite } from '../../../../src/core/checks/site-entries.ts';
import type { Repository } from '../../../../src/core/site.ts';
import { smallSite, type SmallSiteInput } from '../../../helpers/values/small-site.ts';

function check(config: SmallSiteInput['config'], more: Partial<SmallSiteInput> = {}) {
  return smallSite({ pages: ['intro', 'guides/a'], ...more, ...(config && { config }) }).check();
}

test('a site with correct files and links has no diagnostics', () => {
  const said = check(
    {
      logo: { light: '/logo/light.svg', dark: 'logo/dark.svg', href: '/' },
      favicon: './favicon.svg',
      backgroundImage: '/docs/back.png',
      openapi: ['/openapi.yaml', 'https://example.com/openapi.json'],
      topbarLinks: [
        { name: 'Guides', url: '/guides' },
        { name: 'Part', url: 'intro#part' },
        { name: 'Mail', url: 'mailto:a@example.com' },
        { name: 'Spec', url: '/favicon.svg' },
      ],
      topbarCtaButton: { name: 'Start', url: '/docs/intro/' },
      footerSocials: { github: 'https://github.com/acme' },
      footer: { links: [{ links: [{ label: 'A', url: '/guides/a.mdx' }] }] },
      redirects: [
        { source: '/old', destination: '/intro' },
        { source: '/a/:x*', destination: '/b/:x*' },
        { source: '/index', destination: '/intro' },
      ],
    },
    {
      files: ['logo/light.svg', 'logo/dark.svg', 'favicon.svg', 'back.png'],
      documents: ['openapi.yaml'],
      base: '/docs',
    },
  );
  assert.deepEqual(said, []);
});

test('files named in docs.json must exist', () => {
  const hint = 'Correct the path, which counts from the root of the site, or add the file.';
  assert.deepEqual(
    check({
      logo: { light: '/light.svg', dark: 'https://example.com/dark.svg' },
      favicon: 'favicon.ico',
      backgroundImage: '/intro',
    }),
    [
      `docs.json logo.light error site/missing-file: "logo.light" is "/light.svg", but there is no such file. -> ${hint}`,
      `docs.json favicon error site/missing-file: "favicon" is "favicon.ico", but there is no such file. -> ${hint}`,
      `docs.json backgroundImage error site/missing-file: "backgroundImage" is "/intro", but there is no such file. -> ${hint}`,
    ],
  );
});

test('files named in head elements and preview metadata must exist', () => {
  const config: SmallSiteInput['config'] = {
    head: [
      { tag: 'script', attrs: { src: '/here.js' } },
      { tag: 'script', attrs: { src: '/gone.js', defer: true } },
      { tag: 'link', attrs: { rel: 'manifest', href: 'gone.webmanifest' } },
      { tag: 'link', attrs: { rel: 'canonical', href: '/elsewhere' } },
      { tag: 'link', attrs: { rel: 'stylesheet', href: 'https://example.com/a.css' } },
      { tag: 'meta', attrs: { name: 'twitter:image', content: '/gone.png' } },
      { tag: 'meta', attrs: { name: 'theme-color', content: '#fff' } },
    ],
    metadata: { 'og:image': '/card.png', 'og:title': '/gone.png' },
  };
  const pages = { 'guides/a': 'og:image: images/gone.png', intro: '' };
  const said = check(config, { pages, files: ['here.js'] });
  assert.deepEqual(
    said.map((each) => each.split(' -> ')[0]),
    [
      'docs.json head.1.attrs.src warning link/missing-file: There is no file "/gone.js" in this project.',
      'docs.json head.2.attrs.href warning link/missing-file: There is no file "gone.webmanifest" in this project.',
      'docs.json head.5.attrs.content warning link/missing-file: There is no file "/gone.png" in this project.',
      'docs.json metadata.og:image warning link/missing-file: There is no file "/card.png" in this project.',
      'guides/a.mdx:2:1 warning link/missing-file: There is no file "images/gone.png" in this project.',
    ],
  );
});

test('images that slow down every page are reported with their size, smaller ones are not', () => {
  const config = {
    logo: { light: '/light.png', dark: '/dark.png' },
    favicon: '/icon.png',
    backgroundImage: '/back.jpg',
  };
  const files = { 'light.png': 21_000_400, 'dark.png': 200_000, 'icon.png': 200_501 };
  const said = (key: string, file: string, limit: number) =>
    `docs.json ${key} warning site/large-file: "${key}" is ${file} kB: every reader waits for it. -> Make it smaller than ${limit} kB: scale it down, or save it as SVG or WebP.`;
  assert.deepEqual(check(config, { files: { ...files, 'back.jpg': 1_100_000 } }), [
    said('logo.light', '"/light.png", which has 21000', 200),
    said('favicon', '"/icon.png", which has 201', 200),
    said('backgroundImage', '"/back.jpg", which has 1100', 1000),
  ]);
  const [drawing = ''] = check({ favicon: '/icon.svg' }, { files: { 'icon.svg': 300_000 } });
  assert.match(drawing, /200 kB: remove embedded images and invisible points from it,/);
});

test('a missing logo for both modes is reported once', () => {
  assert.equal(check({ logo: '/logo.svg' }).length, 1);
});

test('OpenAPI documents must exist, including those of tabs and anchors', () => {
  const said = (path: string) =>
    `error site/missing-document: There is no file "${path}". -> Correct the path, which counts from the folder of docs.json, or add the file.`;
  assert.deepEqual(
    check(
      {
        openapi: ['a.yaml', '/missing.yaml'],
        tabs: [{ name: 'T', url: 'guides', openapi: 'tab.yaml' }],
        anchors: [{ name: 'A', url: 'guides', openapi: ['anchor.yaml', 'a.yaml'] }],
      },
      { documents: ['a.yaml'] },
    ),
    [
      `docs.json openapi.1 ${said('/missing.yaml')}`,
      `docs.json tabs.0.openapi.0 ${said('tab.yaml')}`,
      `docs.json anchors.0.openapi.0 ${said('anchor.yaml')}`,
    ],
  );
});

test('links in the text of a banner are checked like those of a page', () => {
  assert.deepEqual(
    check({ banner: { content: '[A](/guides&#47;a) [b](/intor) [c](/&#92;evil.example)' } }),
    [
      'docs.json banner.content warning link/missing-page: No page or file of this site has the address "/intor". -> Did you mean /intro/?',
      'docs.json banner.content error link/unsafe: "/\\evil.example" looks like a path but leads to another host; it is left out. -> Write https:// before the host, or a single / before a path of this site.',
    ],
  );
});

test('links in the top bar, the footer and other keys of docs.json must have a target', () => {
  const said = (url: string) => `No page or file of this site has the address "${url}".`;
  assert.deepEqual(
    check({
      logo: { light: 'https://example.com/a.svg', href: '/home' },
      topbarLinks: [
        { name: 'A', url: '/intor' },
        { name: 'B', url: '/Intro' },
      ],
      topbarCtaButton: { name: 'C', url: '/guides/b' },
      footer: { links: [{ links: [{ label: 'D', url: '/a' }] }] },
      versions: [{ name: 'old', url: '/v1' }],
      redirects: [{ source: '/x', destination: '/y' }],
    }),
    [
      `docs.json logo.href warning link/missing-page: ${said('/home')} -> Correct the link or remove it.`,
      `docs.json topbarLinks.0.url warning link/missing-page: ${said('/intor')} -> Did you mean /intro/?`,
      'docs.json topbarLinks.1.url warning link/case-differs: "/Intro" is not written like the page /intro/; addresses are case-sensitive. -> Write /intro/.',
      `docs.json topbarCtaButton.url warning link/missing-page: ${said('/guides/b')} -> Did you mean /guides/a/?`,
      `docs.json footer.links.0.links.0.url warning link/missing-page: ${said('/a')} -> Did you mean /guides/a/?`,
      `docs.json versions.0.url warning link/missing-page: ${said('/v1')} -> Correct the link or remove it.`,
      `docs.json redirects.0.destination warning link/missing-page: ${said('/y')} -> Correct the link or remove it.`,
    ],
  );
});

test('a malformed address is reported with the probable correction', () => {
  assert.deepEqual(
    check({
      redirects: [
        { source: '/a', destination: 'https//example.com' },
        { source: '/b', destination: 'htps://example.com/a' },
        { source: '/c/:d', destination: 'https://example.com/:d' },
        { source: '/e', destination: 'https://example.com:8080/a' },
      ],
      topbarLinks: [{ name: 'A', url: 'https://https://example.com' }],
    }),
    [
      'docs.json topbarLinks.0.url warning link/address: "https://https://example.com" begins with its scheme twice. -> Write https://example.com',
      'docs.json redirects.0.destination warning link/address: "https//example.com" lacks a colon or a slash, so browsers read it as a path. -> Write https://example.com',
      'docs.json redirects.1.destination warning link/address: "htps://example.com/a" begins with a scheme that browsers do not know. -> Write https://example.com/a',
    ],
  );
});

test('links in the error page and in page actions must have a target', () => {
  const said = (url: string) => `No page or file of this site has the address "${url}".`;
  assert.deepEqual(
    check({
      errors: {
        '404': { description: 'Ask [us](/ask), [read](/intro) or [see all](/sitemap.xml).' },
      },
      contextual: {
        options: [
          'copy',
          { title: 'A', href: '/forum' },
          { title: 'B', href: '/forum?about=$path' },
          { title: 'C', href: { base: '/help', query: [{ key: 'about', value: '$page' }] } },
          { title: 'D', href: 'https://example.com' },
        ],
      },
    }),
    [
      `docs.json errors.404.description warning link/missing-page: ${said('/ask')} -> Correct the link or remove it.`,
      `docs.json contextual.options.1.href warning link/missing-page: ${said('/forum')} -> Correct the link or remove it.`,
      `docs.json contextual.options.3.href.base warning link/missing-page: ${said('/help')} -> Correct the link or remove it.`,
    ],
  );
});

test('the url in the front matter of a page must have a target', () => {
  const pages = { intro: '', a: 'title: A\nurl: example.com/start', b: 'url: /intro' };
  assert.deepEqual(check(undefined, { pages }), [
    'a.mdx:3:1 warning link/missing-page: No page or file of this site has the address "example.com/start". -> Write https://example.com/start',
  ]);
});

test('a redirect from the address of a page is reported as unused', () => {
  assert.deepEqual(check({ redirects: [{ source: '/intro/', destination: '/guides/a' }] }), [
    'docs.json redirects.0.source warning site/unused-redirect: "/intro/" is the address of the page intro.mdx, and pages take precedence over redirects. -> Remove the redirect, or move the page.',
  ]);
});

test('a redirect destination may use only parameters of its source', () => {
  const said = (part: string, source: string) =>
    `warning site/unknown-part: "${part}" is not in "${source}": readers are sent to an address that contains it as written. -> Write a name that the source has, such as ":slug", or give the source this one.`;
  const redirects = [
    { source: '/old/:slug', destination: 'https://a.test:8080/:slg/Special:Search' },
    { source: '/x/:a*/:a', destination: 'https://a.test/:a*' },
    { source: '/y', destination: 'https://a.test/*' },
    { source: '/z/*', destination: 'https://a.test/*?q=:b' },
  ];
  assert.deepEqual(check({ redirects }), [
    `docs.json redirects.0.destination ${said(':slg', '/old/:slug')}`,
    `docs.json redirects.2.destination ${said('*', '/y')}`,
  ]);
});

test('feedback links require a repository', () => {
  const hint = 'Add "repository": "https://github.com/owner/name" to the configuration.';
  assert.deepEqual(check({ feedback: { suggestEdit: true } }), [
    `docs.json feedback warning site/no-repository: "feedback.suggestEdit" needs to know where the sources are kept, and nothing says so. -> ${hint}`,
  ]);
  assert.deepEqual(check({ feedback: { suggestEdit: true, raiseIssue: true } }), [
    `docs.json feedback warning site/no-repository: "feedback.suggestEdit" and "feedback.raiseIssue" need to know where the sources are kept, and nothing says so. -> ${hint}`,
  ]);
  const repository: Repository = { url: 'https://github.com/a/b', branch: 'main', folder: '' };
  assert.deepEqual(check({ feedback: { suggestEdit: true } }, { repository }), []);
});

test('pages in another script than the interface language are reported if no language is set', () => {
  const description =
    '이 안내서는 처음부터 끝까지 차근차근 설명하며 모든 기능을 예제로 보여 줍니다.';
  const pages = { index: `title: 소개\ndescription: ${description}` };
  const reported = check({}, { pages });
  assert.equal(reported.length, 1);
  assert.match(reported[0] ?? '', /site\/no-language: .* Korean letters.* -> Add "lang": "ko"/);
  assert.deepEqual(check({ lang: 'en' }, { pages }), []);
  assert.deepEqual(check({ lang: 'ko' }, { pages }), []);
  const versions = [{ name: 'ko', locale: 'ko' }];
  assert.deepEqual(
    check({ versions }, { pages: { index: `${pages.index}\nversion: ko` } }).filter((line) =>
      line.includes('no-language'),
    ),
    [],
  );
});

test('of many documents, the message about their authentication names a few', () => {
  const documents = ['a.yaml', 'b.yaml', 'c.yaml', 'd.yaml', 'e.yaml'];
  assert.equal(
    diagnoseSite('site/idle-auth', { documents }, { file: 'docs.json' }).message,
    '"api.auth" is not shown: "a.yaml", "b.yaml", "c.yaml" and 2 others say with "security" how requests are authenticated, which takes precedence.',
  );
});
