import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCli } from '../../../helpers/commands/run-cli.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const files = {
  'docs.json': JSON.stringify(
    {
      name: 'Acme',
      navigation: [
        { group: 'A', icon: 'rocket', pages: ['a', { group: 'B', pages: ['b'] }] },
        { group: 'C', pages: [] },
      ],
      colors: { primary: '#15803d', anchors: { from: '#15803d', to: '#4ade80' } },
      analytics: { ga4: { measurementId: 'G-1' } },
      api: { paramFields: { post: ['x-beta'] } },
      metadata: { 'og:image': '/a.png' },
      topbarLinks: [{ name: 'X', url: 'https://example.com', colour: 'red' }],
      favicon: 3,
      footerSocial: {},
    },
    null,
    2,
  ),
  'a.mdx':
    '---\ntitle: A\nicon: book\nsidebartitle: AA\n"og:title": A\nmode: weid\n---\n\n<Icon icon="rockt" />\n',
  'b.mdx':
    '---\ntitle: B\ngroups: [x]\nicon: book\niconType: duotone\n---\n\n<Card title="t" icon="house" iconType="light" />\n',
};

test('explain describes what each key does, or why it has no effect', async () => {
  const run = await runCli(['explain'], { cwd: tempFolder(files) });
  assert.equal(run.code, 0);
  const [config = '', frontMatter = ''] = run.stdout.split('\nFront matter\n');
  assert.equal(
    config.slice(0, config.indexOf('  Used')),
    [
      'docs.json',
      '',
      '  Ignored',
      '    analytics.ga4  docs.json:30',
      '      "analytics.ga4" is not loaded: pages send nothing to other hosts. To load it on every page, add "enabled": true to "analytics"; to keep this quiet, "enabled": false.',
      '    topbarLinks[].colour  docs.json:48',
      '      "colour" is not a key of "topbarLinks[0]" and has no effect. Remove it, or look for its name in the configuration reference.',
      '    favicon  docs.json:51',
      '      "favicon" must be text in double quotes, but it is the number 3. Write it like this: "favicon": "/favicon.svg"',
      '    footerSocial  docs.json:52',
      '      "footerSocial" is not a key of the configuration and has no effect. Did you mean "footerSocials"?',
      '',
      '',
    ].join('\n'),
  );
  assert.match(
    config,
    / {4}navigation\[\]\.group {2}docs\.json:5, 3 places\n {6}Name of the group/,
  );
  assert.match(config, / {4}metadata {2}docs\.json:41\n/);
  assert.doesNotMatch(config, /og:image|anchors\.from|measurementId/);
  assert.equal(
    frontMatter,
    [
      '',
      '  Ignored',
      '    sidebartitle  a.mdx:4, 1 page',
      '      Lectern does not know this key. Did you mean "sidebarTitle"?',
      '    mode  a.mdx:6, 1 page',
      '      "weid" is not a value of "mode"; it is left out.',
      '    groups  b.mdx:3, 1 page',
      '      Access for groups of readers: a static site is open to everyone.',
      '',
      '  Used',
      '    title  a.mdx:2, 2 pages',
      '      Heading of the page, and its name in the sidebar and the browser.',
      '    icon  a.mdx:3, 2 pages',
      '      Icon before the entry in the sidebar.',
      '    og:title  a.mdx:5, 1 page',
      '      A `<meta>` tag of the page.',
      '    iconType  b.mdx:5, 1 page',
      '      Style of the icon.',
      '',
    ].join('\n'),
  );
});

test('explain describes keys in files that docs.json includes, each at its place', async () => {
  const run = await runCli(['explain'], {
    cwd: tempFolder({
      'docs.json': '{ "name": "A", "navigation": { "$ref": "nav.json" } }',
      'nav.json': '[\n  { "group": "All", "pages": ["index"], "colour": "red" }\n]',
      'index.mdx': 'Text',
    }),
  });
  assert.match(run.stdout, /Ignored\n {4}navigation\[\]\.colour {2}nav\.json:2\n/);
  assert.match(run.stdout, / {4}navigation\[\]\.group {2}nav\.json:2\n/);
  assert.doesNotMatch(run.stdout, /\$ref/);
});

test('explain --format json gives the same information as data', async () => {
  const run = await runCli(['explain', '--format', 'json'], { cwd: tempFolder(files) });
  const { config, frontMatter } = JSON.parse(run.stdout) as Record<string, { name: string }[]>;
  const misspelled = config?.find(({ name }) => name === 'footerSocial');
  assert.deepEqual(misspelled, {
    name: 'footerSocial',
    status: 'ignored',
    reason:
      '"footerSocial" is not a key of the configuration and has no effect. Did you mean "footerSocials"?',
    count: 1,
    file: 'docs.json',
    position: { line: 52, column: 3 },
  });
  assert.ok(frontMatter?.some(({ name }) => name === 'title'));
});

test('explain icons lists substituted and missing icons', async () => {
  const run = await runCli(['explain', 'icons'], { cwd: tempFolder(files) });
  assert.equal(run.code, 0);
  assert.match(run.stdout, /^Drawn differently than requested\n/);
  assert.match(run.stdout, /\n {2}duotone\/book {2}Phosphor book, duotone\n/);
  assert.match(run.stdout, /\n {2}light\/house {2}Phosphor house, light\n/);
  assert.match(
    run.stdout,
    /\nNot drawn\n {2}a\.mdx:9:13 {2}There is no icon named "rockt", so none is shown\. Did you mean "rocket"\?\n$/,
  );
  const json = await runCli(['explain', '.', 'icons', '--format', 'json'], {
    cwd: tempFolder(files),
  });
  const { substitutions, missing } = JSON.parse(json.stdout) as Record<string, unknown[]>;
  assert.ok((substitutions?.length ?? 0) >= 2);
  assert.equal(missing?.length, 1);
});

test('explain icons reports if every icon is drawn as requested', async () => {
  const cwd = tempFolder({
    'docs.json':
      '{"name":"A","navigation":[{"group":"G","icon":"house","iconType":"solid","pages":["a"]}]}',
    'a.mdx': 'text',
  });
  const run = await runCli(['explain', 'icons'], { cwd });
  assert.equal(run.stdout, 'Every icon is drawn as requested.\n');
});

test('explain without a configuration reports the reason and exits with 1', async () => {
  const run = await runCli(['explain'], { cwd: tempFolder({ 'a.mdx': 'text' }) });
  assert.equal(run.code, 1);
  assert.match(run.stderr, /error {2}files\/no-config/);
});

test('a misspelled "icons" that is taken for a folder is reported with a suggestion', async () => {
  const run = await runCli(['explain', 'icon'], { cwd: tempFolder(files) });
  assert.equal(run.code, 2);
  assert.match(run.stderr, /There is no folder "icon"\.\nhint: Did you mean "icons"\?/);
});
