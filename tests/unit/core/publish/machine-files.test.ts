import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  formatLlmsFullParts,
  formatLlmsText,
  listLlmsParts,
} from '../../../../src/core/publish/programs/llms-text.ts';
import {
  formatMarkdownTwin,
  twinHref,
  twinPath,
} from '../../../../src/core/publish/markdown-twin.ts';
import { formatRobots, formatSitemap } from '../../../../src/core/publish/sitemap.ts';
import {
  formatSkillIndex,
  formatSkillText,
} from '../../../../src/core/publish/programs/skill-text.ts';
import { smallSite } from '../../../helpers/values/small-site.ts';

const pages = {
  index: 'title: Welcome\ndescription: First words',
  'guides/a': 'title: A',
  'guides/secret': 'title: Secret\nnoindex: true',
  unlisted: 'title: Unlisted',
};
const navigation = [{ group: 'All', pages: ['index', 'guides/a', 'guides/secret'] }];
const site = (config = {}) => ({
  ...smallSite({ pages, config: { navigation, ...config } }).site,
  url: 'https://docs.example',
  base: '/docs',
});

test('the sitemap lists absolute URLs of listed pages, without noindex pages', () => {
  assert.deepEqual(
    Array.from((formatSitemap(site()) ?? '').matchAll(/<loc>(.*?)<\/loc>/g), ([, url]) => url),
    ['https://docs.example/docs/', 'https://docs.example/docs/guides/a/'],
  );
});

test('seo.indexHiddenPages adds unlisted pages to the sitemap', () => {
  assert.match(formatSitemap(site({ seo: { indexHiddenPages: true } })) ?? '', /docs\/unlisted\//);
});

test('a site without a known origin has no sitemap', () => {
  assert.equal(formatSitemap(smallSite({ pages }).site), undefined);
});

test('robots.txt names the sitemap, or disallows a noindex site', () => {
  assert.match(
    formatRobots(site()),
    /Allow: \/\nSitemap: https:\/\/docs\.example\/docs\/sitemap\.xml/,
  );
  assert.match(formatRobots(site({ metadata: { robots: 'noindex' } })), /Disallow: \//);
});

test('llms.txt lists pages with their Markdown twins and descriptions', () => {
  assert.equal(
    formatLlmsText(site()),
    [
      '# Acme',
      '',
      '## Docs',
      '',
      '- [Welcome](https://docs.example/docs/index.md): First words',
      '- [A](https://docs.example/docs/guides/a.md)',
      '',
    ].join('\n'),
  );
});

test('llms.txt describes a page about a part of an API with the first words of the document', () => {
  const { site: small } = smallSite({
    pages: { index: 'title: Start', 'api/users': 'title: Users' },
  });
  const reference = { kind: 'operation', key: 'api GET /users' } as const;
  const shown = small.pages.map((page) => (page.slug === 'index' ? page : { ...page, reference }));
  const descriptionOf = (key: string) =>
    key === reference.key
      ? '# Users\n\n## All\n**Lists** <b>all</b>\n[users](/a).\n\nMore.'
      : undefined;
  const text = formatLlmsText({
    ...small,
    pages: shown,
    references: { ...small.references, descriptionOf },
  });
  assert.match(text, /- \[Users\]\(\/api\/users\.md\): Lists all users\.\n/);
});

test('a long description is cut in llms.txt, but never within a character', () => {
  const description = `${'a'.repeat(298)}🦉 and more`;
  const { site: long } = smallSite({
    pages: { index: `title: Welcome\ndescription: ${description}` },
    config: { navigation: [{ group: 'All', pages: ['index'] }] },
  });
  assert.match(formatLlmsText(long), /\): a{298}…\n/);
});

test('the list of a large site is divided by folders, as deep as necessary', () => {
  const description = 'x'.repeat(250);
  const slugs = [
    'index',
    'guides/index',
    'guides/ä/one',
    ...Array.from({ length: 400 }, (_, rank) => `guides/big/${rank}`),
    ...Array.from({ length: 300 }, (_, rank) => `api/${rank}`),
  ];
  const { site: large } = smallSite({
    pages: Object.fromEntries(
      slugs.map((slug) => [slug, `title: T ${slug}\ndescription: ${description}`]),
    ),
    config: { navigation: [{ group: 'All', pages: slugs }] },
    base: '/docs',
  });
  const linksOf = (text: string) => Array.from(text.matchAll(/\]\((.+?)\)/g), ([, link]) => link);
  const text = formatLlmsText(large);
  assert.deepEqual(linksOf(text), [
    '/docs/index.md',
    '/docs/_lectern/llms/guides.md',
    '/docs/_lectern/llms/api.md',
  ]);
  assert.match(text, /\[api\]\(.+?\): 300 pages\n/);
  const parts = new Map(listLlmsParts(large).map(([path, format]) => [path, format()]));
  assert.deepEqual(
    [...parts.keys()],
    [
      '_lectern/llms/guides.md',
      '_lectern/llms/guides/ä.md',
      '_lectern/llms/guides/big.md',
      '_lectern/llms/api.md',
    ],
  );
  const guides = parts.get('_lectern/llms/guides.md') ?? '';
  assert.match(guides, /^# Acme: guides\n\n- \[T guides\/index\]/);
  assert.deepEqual(linksOf(guides), [
    '/docs/guides.md',
    '/docs/_lectern/llms/guides/%C3%A4.md',
    '/docs/_lectern/llms/guides/big.md',
  ]);
  // Every page is in exactly one of the lists.
  const all = [text, ...parts.values()]
    .flatMap(linksOf)
    .filter((link) => !link?.includes('/llms/'));
  assert.deepEqual([all.length, new Set(all).size], [slugs.length, slugs.length]);
  assert.deepEqual(listLlmsParts(site()), []);
});

test('llms.txt and skill.md cover the default version, llms.txt links to the others', () => {
  const versioned = smallSite({
    pages: { 'v2/a': 'title: New', 'v1/a': 'title: Old', both: 'title: Both' },
    config: {
      versions: ['v2', 'v1'],
      navigation: [
        { group: 'New', version: 'v2', pages: ['v2/a'] },
        { group: 'Old', version: 'v1', pages: ['v1/a'] },
        { group: 'All', pages: ['both'] },
      ],
    },
  });
  const text = formatLlmsText(versioned.site);
  assert.match(text, /\[New\]\(\/v2\/a\.md\)[^]*\[Both\]\(\/both\.md\)/);
  assert.match(text, /## Optional\n\n- \[v1\]\(\/v1\/a\/\)/);
  assert.doesNotMatch(text, /Old/);
  const skill = formatSkillText(versioned.site) ?? '';
  assert.match(skill, /Read it for questions about New, All\./);
  assert.doesNotMatch(skill, /Old/);
});

test('llms-full.txt contains each page once, with its URL', () => {
  const parts = formatLlmsFullParts(site(), (page) => `# ${page.title}\n\nBody`);
  const text = [...parts].join('');
  assert.match(text, /^# Welcome\nSource: https:\/\/docs\.example\/docs\/\n\nBody\n\n\n# A\n/);
});

test('agent instructions are in llms.txt and at the start of llms-full.txt', () => {
  const markdown = { instructions: ['Cite the version.', 'Prefer:\n- the SDK'] };
  const asking = site({ metadata: { description: 'Makes things.' }, markdown });
  const block = '> ## Agent Instructions\n> Cite the version.\n> Prefer:\n> - the SDK';
  assert.ok(formatLlmsText(asking).includes(`\n\n> Makes things.\n\n${block}\n\n## Docs\n`));
  const full = [...formatLlmsFullParts(asking, (page) => `# ${page.title}`)].join('');
  assert.ok(full.startsWith(`${block}\n\n\n# Welcome\n`));
  assert.equal(full.split(block).length, 2);
});

test('a Markdown twin has its title and description above the article', () => {
  const [page] = smallSite({ pages: { 'guides/a': 'title: A*b*\ndescription: "# D"' } }).site.pages;
  assert.ok(page);
  assert.equal(formatMarkdownTwin(page, 'Hello'), '# A\\*b\\*\n\n> \\# D\n\nHello\n');
  assert.equal(formatMarkdownTwin(page, ''), '# A\\*b\\*\n\n> \\# D\n');
  const description = 'A **bold** [link](/b) with `<c>`, of <d> and *';
  const described = { ...page, frontMatter: { ...page.frontMatter, description } };
  assert.match(
    formatMarkdownTwin(described, ''),
    /\n> A \*\*bold\*\* \[link\]\(\/b\) with `<c>`, of \\<d> and \\\*\n$/,
  );
  const link = { ...page, frontMatter: { ...page.frontMatter, url: 'https://example.com/' } };
  assert.match(
    formatMarkdownTwin(link, ''),
    /\n\n\[https:\/\/example\.com\/\]\(https:\/\/example\.com\/\)\n$/,
  );
  assert.equal(twinPath(page), 'guides/a.md');
  assert.equal(twinHref(page), '/guides/a.md');
});

test('skill.md describes the documentation and has a valid skill name', () => {
  const text = formatSkillText(site({ metadata: { description: 'Makes "things".' } }));
  assert.equal(
    text,
    [
      '---',
      'name: acme-docs',
      'description: "The documentation of Acme: Makes \\"things\\". Read it for questions about All."',
      '---',
      '',
      '# Acme',
      '',
      'Makes "things".',
      '',
      '## What the documentation covers',
      '',
      '- **All**: [Welcome](https://docs.example/docs/index.md), [A](https://docs.example/docs/guides/a.md)',
      '',
      '## How to read it',
      '',
      '- [llms.txt](https://docs.example/docs/llms.txt) lists every page, [llms-full.txt](https://docs.example/docs/llms-full.txt) holds the text of all.',
      '- The Markdown of a page is at its address with `.md` in place of the last slash.',
      '- A site that is served by Lectern itself answers the Model Context Protocol at https://docs.example/docs/mcp, with tools to search and to read pages and operations.',
      '- Name the pages that an answer comes from.',
      '',
    ].join('\n'),
  );
  assert.match(formatSkillText(site({ name: 'Füße & Co. 文档' })) ?? '', /^name: fu-e-co-docs$/m);
  assert.match(formatSkillText(site({ name: '文档' })) ?? '', /^name: docs$/m);
  assert.equal(formatSkillText(site({ metadata: { robots: 'noindex' } })), undefined);
});

test('the skill index lists skill.md with its digest', () => {
  const described = site();
  const index = JSON.parse(
    formatSkillIndex(described, (text) => `of ${text.length}`) ?? '',
  ) as unknown;
  assert.deepEqual(index, {
    $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
    skills: [
      {
        name: 'acme-docs',
        type: 'skill-md',
        description: 'The documentation of Acme. Read it for questions about All.',
        url: '/docs/skill.md',
        digest: `sha256:of ${formatSkillText(described)?.length ?? 0}`,
      },
    ],
  });
  assert.equal(formatSkillIndex(site({ metadata: { robots: 'noindex' } }), String), undefined);
});
