import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { treeHash } from '../../../helpers/files/tree-hash.ts';

const page = (title: string) => `---\ntitle: ${title}\n---\n\nText of ${title}.\n`;

const mint = {
  $schema: 'https://mintlify.com/schema.json',
  name: 'Acme',
  colors: { primary: '#16A34A', background: { dark: '#000000', light: '#ffffff' } },
  topbarCtaButton: { type: 'github', url: 'https://github.com/acme/acme' },
  tabs: [
    { name: 'API', url: 'api' },
    { name: 'Shop', url: 'https://shop.example.com' },
  ],
  anchors: [{ name: 'Forum', icon: 'comments', url: 'https://forum.example.com' }],
  navigation: [
    { group: 'Start', pages: ['index', 'api/keys'] },
    { group: 'Calls', icon: 'bolt', iconType: 'solid', pages: ['api/list'] },
  ],
  footerSocials: { github: 'https://github.com/acme' },
};

const pages = {
  'index.mdx': page('Home'),
  'api/keys.mdx': page('Keys'),
  'api/list.mdx': page('List'),
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const readJson = (...path: string[]) =>
  JSON.parse(readFileSync(join(...path), 'utf8')) as Record<string, unknown>;

/** Returns the remarks by their codes, with their lines. */
async function remarksOf(cwd: string, ...words: string[]) {
  const run = await runCli(['migrate', '.', '--format', 'json', ...words], { cwd });
  const { remarks } = JSON.parse(run.stdout) as {
    remarks: { code: string; file: string; line?: number; message: string; pages?: string[] }[];
  };
  return remarks;
}

test('a mint.json becomes a docs.json that lists each page in the branch of its address', async () => {
  const cwd = tempFolder({ 'mint.json': json(mint), ...pages });
  const run = await runCli(['migrate'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  assert.ok(!existsSync(join(cwd, 'mint.json')));
  assert.equal(
    readFileSync(join(cwd, 'docs.json'), 'utf8'),
    json({
      $schema: 'https://mintlify.com/docs.json',
      name: 'Acme',
      colors: { primary: '#16A34A' },
      background: { color: { dark: '#000000', light: '#ffffff' } },
      navbar: { primary: { type: 'github', href: 'https://github.com/acme/acme' } },
      navigation: {
        tabs: [
          { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index'] }] },
          {
            tab: 'API',
            groups: [
              { group: 'Start', pages: ['api/keys'] },
              { group: 'Calls', icon: { name: 'bolt', style: 'solid' }, pages: ['api/list'] },
            ],
          },
          { tab: 'Shop', href: 'https://shop.example.com' },
        ],
        global: {
          anchors: [{ anchor: 'Forum', icon: 'comments', href: 'https://forum.example.com' }],
        },
      },
      footer: { socials: { github: 'https://github.com/acme' } },
      styling: { codeblocks: 'dark' },
    }),
  );
});

test('a docs.json becomes a mint.json again, with folders that own the pages of tabs', async () => {
  const cwd = tempFolder({ 'mint.json': json(mint), ...pages });
  await runCli(['migrate'], { cwd });
  const run = await runCli(['migrate', '.', '--to', 'mint'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  const { tabs, primaryTab, anchors, navigation, colors, topbarCtaButton, footerSocials } =
    readJson(cwd, 'mint.json');
  assert.deepEqual(
    { tabs, primaryTab, anchors, navigation, topbarCtaButton, footerSocials },
    {
      tabs: mint.tabs,
      primaryTab: { name: 'Documentation' },
      anchors: mint.anchors,
      navigation: [
        { group: 'Start', pages: ['index'] },
        { group: 'Start', pages: ['api/keys'] },
        mint.navigation[1],
      ],
      topbarCtaButton: mint.topbarCtaButton,
      footerSocials: mint.footerSocials,
    },
  );
  assert.deepEqual(colors, {
    primary: '#16a34a',
    background: { dark: '#000000', light: '#ffffff' },
  });
});

test('a dry run shows the change as a patch and changes nothing', async () => {
  const cwd = tempFolder({
    'mint.json': '{\n\t"name": "Acme",\n\t"navigation": [{ "group": "", "pages": ["index"] }]\n}\n',
    'index.mdx': page('Home'),
  });
  const before = treeHash(cwd);
  const run = await runCli(['migrate', '.', '--dry-run'], { cwd });
  assert.equal(
    run.stdout,
    [
      '--- a/mint.json',
      '+++ b/docs.json',
      '@@ -1,4 +1,16 @@',
      ' {',
      ' \t"name": "Acme",',
      '-\t"navigation": [{ "group": "", "pages": ["index"] }]',
      '+\t"navigation": {',
      '+\t\t"groups": [',
      '+\t\t\t{',
      '+\t\t\t\t"group": "",',
      '+\t\t\t\t"pages": [',
      '+\t\t\t\t\t"index"',
      '+\t\t\t\t]',
      '+\t\t\t}',
      '+\t\t]',
      '+\t},',
      '+\t"styling": {',
      '+\t\t"codeblocks": "dark"',
      '+\t}',
      ' }',
      '',
      '! Nothing was changed: mint.json → docs.json; pages and snippets stay as they are; every page stays the same',
      '',
    ].join('\n'),
  );
  assert.equal(treeHash(cwd), before);
});

test('a file that is already in the requested format is left unchanged', async () => {
  const cwd = tempFolder({ 'mint.json': json(mint), ...pages });
  const before = treeHash(cwd);
  const run = await runCli(['migrate', '.', '--to', 'mint'], { cwd });
  assert.equal(run.stdout, 'Nothing to do: mint.json is already in this format.\n');
  assert.equal(run.code, 0);
  assert.equal(treeHash(cwd), before);
});

test('a docs.json in the older format is rewritten in place', async () => {
  const cwd = tempFolder({ 'docs.json': json(mint), ...pages });
  const run = await runCli(['migrate'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  assert.ok('tabs' in (readJson(cwd, 'docs.json')['navigation'] as object));
});

test('an existing mint.json is never overwritten by a migrated docs.json', async () => {
  const cwd = tempFolder({
    'docs.json': json({ name: 'Acme', navigation: { pages: ['index'] } }),
    'mint.json': json(mint),
    ...pages,
  });
  const before = treeHash(cwd);
  const run = await runCli(['migrate', '.', '--to', 'mint'], { cwd });
  assert.equal(run.code, 1);
  assert.equal(
    run.stderr,
    [
      'mint.json  error  migrate/taken',
      'The file to write already exists',
      'docs.json would become mint.json, and there is a mint.json next to it; nothing was changed.',
      'hint: Move mint.json away, or delete it.',
      '',
      '',
    ].join('\n'),
  );
  assert.equal(treeHash(cwd), before);
});

test('an unknown format of the configuration is refused', async () => {
  const run = await runCli(['migrate', '.', '--to', 'yaml'], { cwd: tempFolder() });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /docs or mint/);
});

test('settings that the newer format lacks are reported at their lines', async () => {
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      isWhiteLabeled: true,
      api: { auth: { method: 'key', inputPrefix: 'sk_' } },
      anchors: [
        { name: 'Forum', color: { from: '#112233', to: '#445566' }, url: 'https://f.example.com' },
      ],
      colour: 'red',
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'index.mdx': page('Home'),
  });
  const remarks = await remarksOf(cwd);
  assert.deepEqual(
    remarks.map(({ code, line, message }) => [code, line, message]),
    [
      [
        'migrate/left-fault',
        20,
        '"colour" is not a key of the configuration and has no effect. It is left out of the new file.',
      ],
      [
        'migrate/lost-setting',
        7,
        'api.auth.inputPrefix cannot be written there; the site is built as if it were not set.',
      ],
      [
        'migrate/idle-settings',
        3,
        'isWhiteLabeled has no effect on this site, and no place in the other format.',
      ],
      [
        'migrate/plain-color',
        13,
        'anchors[0].color is a gradient, and the other format has plain colors: #112233 is kept.',
      ],
      [
        'migrate/search-data',
        21,
        'A site that is built with --site tells search engines the groups around a page; with the new file the tabs and other branches as well.',
      ],
    ],
  );
});

test('a base URL keeps replacing the servers of documents, and one for pages alone is dropped', async () => {
  const server = 'https://api.example.com';
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      openapi: 'api.json',
      api: { baseUrl: server },
      navigation: [{ group: 'All', pages: ['index'] }],
    }),
    'index.mdx': page('Home'),
    'api.json': json({
      openapi: '3.1.0',
      info: { title: 'API', version: '1' },
      servers: [{ url: 'https://other.example.com' }],
      paths: { '/a': { get: { responses: { 200: { description: 'Done.' } } } } },
    }),
  });
  assert.equal((await runCli(['migrate'], { cwd })).code, 0);
  const docs = readJson(cwd, 'docs.json');
  const mdx = { server };
  const others = { examples: { defaults: 'required' }, openapi: 'api.json' };
  assert.deepEqual(docs['api'], { ...others, mdx, baseUrl: server });
  writeFileSync(join(cwd, 'docs.json'), json({ ...docs, api: { ...others, mdx } }));
  const remarks = await remarksOf(cwd, '--to', 'mint');
  assert.ok(remarks.some(({ message }) => message.startsWith('api.mdx.server cannot be written')));
  assert.equal(readJson(cwd, 'mint.json')['api'], undefined);
});

test('versions of groups become branches with their own pages and the shared ones', async () => {
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      versions: ['2.0', { name: '1.0', url: 'https://v1.example.com' }, '0.9'],
      navigation: [
        { group: 'All', pages: ['index'] },
        { group: 'New', version: '2.0', pages: ['new'] },
        { group: 'Old', version: '0.9', pages: ['old'] },
      ],
    }),
    'index.mdx': page('Home'),
    'new.mdx': page('New'),
    'old.mdx': page('Old'),
  });
  await runCli(['migrate'], { cwd });
  const all = { group: 'All', pages: ['index'] };
  assert.deepEqual(readJson(cwd, 'docs.json')['navigation'], {
    versions: [
      { version: '2.0', groups: [all, { group: 'New', pages: ['new'] }] },
      { version: '1.0', href: 'https://v1.example.com' },
      { version: '0.9', groups: [all, { group: 'Old', pages: ['old'] }] },
    ],
  });
});

test('versions that all have a language become languages', async () => {
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      versions: [
        { name: 'English', locale: 'en' },
        { name: 'fr', locale: 'fr', default: true },
      ],
      navigation: [
        { group: 'Start', version: 'English', pages: ['index'] },
        { group: 'Début', version: 'fr', pages: ['fr/index'] },
      ],
    }),
    'index.mdx': page('Home'),
    'fr/index.mdx': page('Accueil'),
  });
  await runCli(['migrate'], { cwd });
  assert.deepEqual(readJson(cwd, 'docs.json')['navigation'], {
    languages: [
      { language: 'en', groups: [{ group: 'Start', pages: ['index'] }] },
      { language: 'fr', default: true, groups: [{ group: 'Début', pages: ['fr/index'] }] },
    ],
  });
});

test('anchors within a tab are moved into it', async () => {
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      tabs: [{ name: 'API', url: 'api' }],
      anchors: [{ name: 'Users', icon: 'user', iconType: 'solid', url: 'api/users' }],
      navigation: [{ group: 'All', pages: ['index', 'api/start', 'api/users/list'] }],
    }),
    'index.mdx': page('Home'),
    'api/start.mdx': page('Start'),
    'api/users/list.mdx': page('List'),
  });
  const remarks = await remarksOf(cwd);
  const users = { anchor: 'Users', icon: { name: 'user', style: 'solid' } };
  assert.deepEqual(readJson(cwd, 'docs.json')['navigation'], {
    tabs: [
      { tab: 'Documentation', groups: [{ group: 'All', pages: ['index'] }] },
      {
        tab: 'API',
        anchors: [
          { anchor: 'API', groups: [{ group: 'All', pages: ['api/start'] }] },
          { ...users, groups: [{ group: 'All', pages: ['api/users/list'] }] },
        ],
      },
    ],
  });
  const added = remarks.find(({ code }) => code === 'migrate/added-branch');
  assert.equal(
    added?.message,
    'Pages that were outside every anchor are in a new one named "API": in the newer format every page is inside one.',
  );
});

test('an OpenAPI document of a tab stays with the tab, in the folder of its pages', async () => {
  const cwd = tempFolder({
    'mint.json': json({
      name: 'Acme',
      tabs: [{ name: 'API', url: 'api', openapi: 'openapi.json' }],
      navigation: [{ group: 'Start', pages: ['index'] }],
    }),
    'index.mdx': page('Home'),
    'openapi.json': json({
      openapi: '3.1.0',
      info: { title: 'Acme', version: '1' },
      paths: { '/users': { get: { summary: 'List users', responses: {} } } },
    }),
  });
  const remarks = await remarksOf(cwd);
  assert.deepEqual(readJson(cwd, 'docs.json')['navigation'], {
    tabs: [
      { tab: 'Documentation', groups: [{ group: 'Start', pages: ['index'] }] },
      { tab: 'API', openapi: { source: 'openapi.json', directory: 'api' } },
    ],
  });
  assert.deepEqual(
    remarks.map(({ code, pages: differing }) => [code, differing]),
    [
      ['migrate/page-differs', ['api/overview', 'index']],
      ['migrate/search-data', undefined],
    ],
  );
});

test('pages whose previous and next links differ are listed', async () => {
  const cwd = tempFolder({ 'mint.json': json(mint), ...pages });
  const remarks = await remarksOf(cwd, '--dry-run');
  assert.deepEqual(
    remarks.map(({ code, message, pages: differing }) => ({ code, message, differing })),
    [
      {
        code: 'migrate/page-differs',
        message:
          'The links to the previous and the next page differ (the older format reads on from one sidebar to the next, the newer one does not) on /api/keys, /index.',
        differing: ['api/keys', 'index'],
      },
      {
        code: 'migrate/search-data',
        message:
          'A site that is built with --site tells search engines the groups around a page; with the new file the tabs and other branches as well.',
        differing: undefined,
      },
    ],
  );
});

test('the report is one HTML page with all remarks, their places and pages', async () => {
  const cwd = tempFolder({
    'mint.json': json({ ...mint, isWhiteLabeled: true, name: 'A<b>' }),
    ...pages,
  });
  const run = await runCli(['migrate', '.', '--dry-run', '--report', 'report.html'], { cwd });
  assert.equal(run.code, 0, run.stderr);
  assert.match(run.stdout, /\n {2}Report: report\.html\n$/);
  const html = readFileSync(join(cwd, 'report.html'), 'utf8');
  assert.match(html, /<h1>mint\.json → docs\.json<\/h1>/);
  assert.match(html, /<code>mint\.json:52:3<\/code> migrate\/idle-settings/);
  assert.match(html, /<summary>2 pages<\/summary><ul><li><code>\/api\/keys<\/code>/);
  assert.match(html, /<ins>\+ {2}&quot;navigation&quot;: \{<\/ins>/);
  assert.ok(!html.includes('A<b>'));
  assert.ok(!/(?:src|href)=/.test(html), 'it needs no other file');
});
