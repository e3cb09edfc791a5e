import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Record<string, unknown>;

/** Returns the remarks by their codes, with their lines. */
async function remarksOf(cwd: string) {
  const run = await runCli(['migrate', '.', '--to', 'mint', '--format', 'json'], { cwd });
  const { remarks } = JSON.parse(run.stdout) as {
    remarks: { code: string; file: string; line?: number; message: string; pages?: string[] }[];
  };
  return remarks;
}

test('branches that the older format lacks become groups, and no page is lost', async () => {
  const cwd = tempFolder({
    'docs.json': json({
      name: 'Acme',
      public: true,
      navigation: {
        products: [
          {
            product: 'Cloud',
            tabs: [
              { tab: 'Guides', anchors: [{ anchor: 'Basics', pages: ['cloud/guides/a'] }] },
              { tab: 'API', pages: ['cloud/api/b', { group: 'More', hidden: true, pages: ['c'] }] },
            ],
          },
          { product: 'Desk', pages: ['desk/d', 'cloud/guides/a'] },
        ],
      },
    }),
    'cloud/guides/a.mdx': page('A'),
    'cloud/api/b.mdx': page('B'),
    'c.mdx': page('C'),
    'desk/d.mdx': page('D'),
  });
  const remarks = await remarksOf(cwd);
  const { navigation, tabs, anchors } = readJson(cwd, 'mint.json');
  assert.deepEqual(navigation, [
    { group: 'Cloud', pages: ['cloud/guides/a'] },
    { group: 'Cloud', pages: ['cloud/api/b'] },
    { group: 'Desk', pages: ['desk/d'] },
  ]);
  assert.deepEqual(tabs, [
    { name: 'Guides', url: 'cloud/guides' },
    { name: 'API', url: 'cloud/api' },
  ]);
  assert.deepEqual(anchors, [{ name: 'Basics', url: 'cloud/guides' }]);
  assert.deepEqual(
    remarks.slice(0, 5).map(({ code, line, message }) => [code, line, message]),
    [
      [
        'migrate/idle-settings',
        3,
        'public has no effect on this site, and no place in the other format.',
      ],
      [
        'migrate/flattened',
        6,
        'The older format has no place for the product "Cloud": it becomes a group of the sidebar, which holds all of its pages.',
      ],
      [
        'migrate/hidden-group',
        26,
        'The older format hides pages by not listing them: those of "More" are no longer in a group, and are found by links as before.',
      ],
      [
        'migrate/flattened',
        35,
        'The older format has no place for the product "Desk": it becomes a group of the sidebar, which holds all of its pages.',
      ],
      [
        'migrate/listed-once',
        4,
        'In the older format the address of a page decides where it is listed: /cloud/guides/a keeps the first of several places.',
      ],
    ],
  );
});

test('settings of both formats stay as written', async () => {
  const cwd = tempFolder({
    'docs.json': json({
      name: 'Acme',
      base: 'docs',
      words: { next: 'On' },
      navigation: { pages: ['a'] },
    }),
    'a.mdx': page('A'),
  });
  await remarksOf(cwd);
  const { base, words } = readJson(cwd, 'mint.json');
  assert.deepEqual({ base, words }, { base: 'docs', words: { next: 'On' } });
});

test('a tab with pages in several folders keeps the largest, and the others are reported', async () => {
  const cwd = tempFolder({
    'docs.json': json({
      name: 'Acme',
      navigation: {
        tabs: [
          { tab: 'Guides', pages: ['index', 'start'] },
          { tab: 'Community', pages: ['community/a', 'community/b', 'about'] },
        ],
      },
    }),
    'index.mdx': page('Home'),
    'start.mdx': page('Start'),
    'community/a.mdx': page('A'),
    'community/b.mdx': page('B'),
    'about.mdx': page('About'),
  });
  const remarks = await remarksOf(cwd);
  const { tabs, primaryTab } = readJson(cwd, 'mint.json');
  assert.deepEqual(
    { tabs, primaryTab },
    { tabs: [{ name: 'Community', url: 'community' }], primaryTab: { name: 'Guides' } },
  );
  const [moved] = remarks;
  assert.deepEqual(
    [moved?.code, moved?.line, moved?.pages, moved?.message],
    [
      'migrate/no-prefix',
      12,
      ['about'],
      'In the older format a tab owns the pages of one folder. /about of "Community" lies elsewhere, and will be found under "Guides".',
    ],
  );
});

test('files that the configuration includes are merged into it, which is reported', async () => {
  const cwd = tempFolder({
    'docs.json': json({ name: 'Acme', navigation: { $ref: 'config/navigation.json' } }),
    'config/navigation.json': json({ groups: [{ group: 'All', pages: ['index'] }] }),
    'index.mdx': page('Home'),
  });
  const remarks = await remarksOf(cwd);
  assert.deepEqual(readJson(cwd, 'mint.json'), {
    name: 'Acme',
    navigation: [{ group: 'All', pages: ['index'] }],
    codeBlock: { mode: 'auto' },
  });
  assert.deepEqual(
    remarks.map(({ code, file, message }) => [code, file, message]),
    [
      [
        'migrate/joined-file',
        'config/navigation.json',
        'Its content is written into mint.json itself. The file is left as it is, and would be published.',
      ],
    ],
  );
});

test('keys that both formats have are carried over', async () => {
  const shared = { lang: 'de', rounded: 'sharp', variables: { product: 'Acme' } };
  const seo = { previewImages: true };
  const cwd = tempFolder({
    'docs.json': json({ name: 'Acme', ...shared, seo, navigation: { pages: ['a'] } }),
    'a.mdx': page('A'),
  });
  await remarksOf(cwd);
  const written = readJson(cwd, 'mint.json');
  assert.deepEqual({ ...written, ...shared }, written);
  assert.deepEqual(written['seo'], seo);
});

test('a tab keeps the documents whose pages are in its folder', async () => {
  const older = {
    name: 'Acme',
    primaryTab: { name: 'Documentation' },
    tabs: [{ name: 'SDK', url: 'sdk', openapi: 'openapi.json' }],
    navigation: [
      { group: 'Start', pages: ['index'] },
      { group: 'SDK', pages: ['sdk/intro'] },
    ],
  };
  const get = { summary: 'List books', responses: { 200: { description: 'Books' } } };
  const document = {
    openapi: '3.1.0',
    info: { title: 'B', version: '1' },
    paths: { '/books': { get } },
  };
  const cwd = tempFolder({
    'mint.json': json({ ...older, colors: { primary: '#4f46e5' } }),
    'openapi.json': json(document),
    'index.mdx': page('Start'),
    'sdk/intro.mdx': page('Intro'),
  });
  const there = await runCli(['migrate'], { cwd });
  assert.equal(there.code, 0, there.stderr);
  const back = await runCli(['migrate', '--to', 'mint'], { cwd });
  assert.equal(back.code, 0, back.stderr);
  const { colors: _, ...again } = readJson(cwd, 'mint.json');
  assert.deepEqual(again, older);
});
