import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildSite } from '../../../src/engine/build/build-site.ts';
import { SiteFiles } from '../../../src/node/output/site-files.ts';
import { runCli } from '../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import {
  compareBuiltSites,
  type MigrationRemark,
} from '../../helpers/sites/compare-built-sites.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\n## Part\n\nText of ${title}.\n`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

const openapi = json({
  openapi: '3.1.0',
  info: { title: 'Acme', version: '1' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/users': {
      get: {
        summary: 'List users',
        tags: ['Users'],
        parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
        responses: { 200: { description: 'Users' } },
      },
    },
  },
});

const older = {
  'mint.json': json({
    name: 'Acme',
    colors: { primary: '#16a34a', background: { light: '#ffffff', dark: '#101010' } },
    modeToggle: { default: 'dark' },
    background: { style: 'grid' },
    topbarLinks: [{ name: 'Blog', url: 'https://example.com/blog' }],
    topbarCtaButton: { name: 'Start', url: 'https://example.com' },
    tabs: [{ name: 'API', url: 'api', openapi: 'openapi.json' }],
    anchors: [{ name: 'Forum', icon: 'comments', url: 'https://forum.example.com' }],
    eyebrow: { display: 'breadcrumbs' },
    api: { auth: { method: 'bearer' }, playground: { mode: 'simple' } },
    metadata: { 'og:image': 'https://example.com/card.png' },
    footer: { links: [{ title: 'More', links: [{ label: 'Home', url: '/' }] }] },
    feedback: { thumbsRating: true },
    redirects: [{ source: '/old', destination: '/guides/a' }],
    navigation: [
      { group: 'Start', pages: ['index', { group: 'Guides', icon: 'book', pages: ['guides/a'] }] },
      { group: 'Keys', pages: ['api/keys'] },
    ],
  }),
  'index.mdx': page('Home'),
  'guides/a.mdx': page('A'),
  'guides/unlisted.mdx': page('Unlisted'),
  'api/keys.mdx': page('Keys'),
  'openapi.json': openapi,
};

const newer = {
  'docs.json': json({
    name: 'Acme',
    description: 'All about Acme.',
    colors: { primary: '#16a34a', light: '#4ade80' },
    appearance: { default: 'light', strict: true },
    navbar: { links: [{ label: 'Blog', href: 'https://example.com/blog' }] },
    styling: { codeblocks: 'dark' },
    seo: { indexing: 'all', metatags: { 'og:image': 'https://example.com/card.png' } },
    footer: { socials: { x: 'https://x.com/acme' } },
    contextual: { options: ['copy'] },
    navigation: {
      tabs: [
        { tab: 'Guides', pages: ['index', { group: 'Deep', pages: ['guides/a'] }] },
        { tab: 'Manual', groups: [{ group: 'Manual', root: 'manual/b', pages: ['manual/c'] }] },
      ],
      global: { anchors: [{ anchor: 'Forum', href: 'https://forum.example.com' }] },
    },
  }),
  'index.mdx': page('Home'),
  'guides/a.mdx': page('A'),
  'manual/b.mdx': page('B'),
  'manual/c.mdx': page('C'),
};

for (const [name, files, to] of [
  ['mint.json', older, 'docs'],
  ['docs.json', newer, 'mint'],
] as const) {
  test(`a migrated ${name} builds to the same files except those that remarks name`, async () => {
    const before = await buildFixture(files);
    const words = ['migrate', before.dir, '--to', to, '--format', 'json'];
    const run = await runCli(words, { cwd: before.dir });
    assert.equal(run.code, 0, run.stderr);
    const { remarks } = JSON.parse(run.stdout) as { remarks: readonly MigrationRemark[] };
    const after = tempFolder();
    await buildSite({ dir: before.dir, files: new SiteFiles(after), base: '', site: undefined });
    const { unnamed, bySetting, named, same } = compareBuiltSites(before.outDir, after, remarks);
    assert.deepEqual([unnamed, bySetting], [[], []]);
    const codes = new Set(remarks.map(({ code }) => code));
    assert.deepEqual([...codes].sort(), ['migrate/page-differs', 'migrate/search-data']);
    assert.ok(named.length > 0 && same > named.length);
  });
}
