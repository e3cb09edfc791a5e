import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrateProject } from '../../../helpers/commands/migrate-project.ts';

/** Converts keys of the newer format; returns the keys that were made of them. */
async function convert(keys: object) {
  const { written, remarks } = await migrateProject('mint', {
    'docs.json': {
      name: 'Acme',
      ...keys,
      navigation: { groups: [{ group: 'All', pages: ['index'] }] },
    },
    'index.mdx': '---\ntitle: Home\n---\n\nText.\n',
    'light.svg': '<svg/>',
    'dark.svg': '<svg/>',
  });
  const { name: _, navigation: __, codeBlock, ...others } = written;
  const isUsual = JSON.stringify(codeBlock) === '{"mode":"auto"}';
  return { keys: { ...others, ...(!isUsual && { codeBlock }) }, remarks };
}

test('tags, links of the footer and actions are written with keys of the older format', async () => {
  const own = { title: 'Forum', description: 'Ask there', href: 'https://example.com/ask' };
  const contextual = { options: ['copy', own] };
  const { keys, remarks } = await convert({
    description: 'All about Acme.',
    seo: { metatags: { robots: 'noindex' } },
    footer: {
      socials: { x: 'https://x.com/a' },
      links: [{ header: 'More', items: [{ label: 'Home', href: '/' }] }],
    },
    contextual,
    basePath: '/docs',
  });
  assert.deepEqual(keys, {
    metadata: { description: 'All about Acme.', robots: 'noindex' },
    footerSocials: { x: 'https://x.com/a' },
    footer: { links: [{ title: 'More', links: [{ label: 'Home', url: '/' }] }] },
    contextual,
    basePath: '/docs',
  });
  assert.deepEqual(remarks, []);
});

test('settings that only the newer format has are reported at their lines', async () => {
  const { keys, remarks } = await convert({
    favicon: { light: '/light.svg', dark: '/dark.svg' },
    metadata: { timestamp: true },
    seo: { organization: { name: 'Acme', url: 'https://example.com' } },
    background: { image: { light: '/light.svg', dark: '/dark.svg' } },
  });
  assert.deepEqual(keys, { favicon: '/light.svg', backgroundImage: '/light.svg' });
  assert.deepEqual(
    remarks.map((remark) =>
      remark.replace(' cannot be written there; the site is built as if it were not set.', ''),
    ),
    [
      'migrate/lost-setting:10 metadata.timestamp',
      'migrate/lost-setting:11 seo.organization',
      'migrate/lost-setting:5 favicon.dark',
      'migrate/lost-setting:19 background.image.dark',
    ],
  );
});

test('overlays and directories of documents are reported, because the older format has none', async () => {
  const { remarks } = await convert({
    api: { openapi: [{ source: '/a.json', overlays: ['/b.json'], directory: 'a' }] },
  });
  assert.deepEqual(remarks, [
    'migrate/lost-setting:7 api.openapi[0].overlays cannot be written there; the site is built as if it were not set.',
    'migrate/lost-setting:10 api.openapi[0].directory cannot be written there; the site is built as if it were not set.',
  ]);
});
