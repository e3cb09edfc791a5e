import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadZoo as load, ok, info, zooFolder } from '../../../helpers/projects/zoo.ts';

const zoo = { openapi: '3.1.0', info, paths: { '/pets': { get: { summary: 'List', ...ok } } } };

/** An overlay that changes the summary of the only operation. */
function summary(text: string, more: object = {}): object {
  const actions = [{ target: '$.paths.*.*', update: { summary: text } }];
  return { overlay: '1.0.0', info, ...more, actions };
}

/** Loads a project of the newer format whose tab shows the document. */
async function loadTab(openapi: unknown, files: Record<string, string | object>) {
  const tabs = [
    { tab: 'Guides', pages: ['index'] },
    { tab: 'API', openapi },
  ];
  const dir = zooFolder({ navigation: { tabs } }, { 'zoo.json': zoo, ...files });
  const { said, site } = await load(dir);
  const titles = site.pages
    .map(({ title }) => title)
    .filter((title) => !/^(?:Home|Overview)$/.test(title));
  return { said, titles };
}

test('overlays of a document are applied in the order in which docs.json lists them', async () => {
  const files = { 'one.json': summary('One'), 'b/two.json': summary('Two') };
  const inOrder = await loadTab(
    { source: 'zoo.json', overlays: ['one.json', '/b/two.json'] },
    files,
  );
  assert.deepEqual([inOrder.titles, inOrder.said], [['Two'], []]);
  const reversed = await loadTab(
    { source: 'zoo.json', overlays: ['b/two.json', 'one.json'] },
    files,
  );
  assert.deepEqual(reversed.titles, ['One']);
});

test('an overlay that names a document changes it without being listed', async () => {
  const files = { 'changes/one.json': summary('One', { extends: '../zoo.json' }) };
  assert.deepEqual((await loadTab('zoo.json', files)).titles, ['One']);
  // Also in the older format, which has no lists of overlays.
  const older = await load(zooFolder({ openapi: 'zoo.json' }, { 'zoo.json': zoo, ...files }));
  assert.ok(older.site.pages.some(({ title }) => title === 'One'));
});

test('an overlay names its document with or without escapes', async () => {
  for (const address of ['./the%20zoo.json', './the zoo.json', '/the%20zoo.json']) {
    const files = { 'the zoo.json': zoo, 'one.json': summary('One', { extends: address }) };
    const { site } = await load(zooFolder({ openapi: 'the zoo.json' }, files));
    assert.ok(
      site.pages.some(({ title }) => title === 'One'),
      address,
    );
  }
});

test('a list of overlays replaces those that name the document, and an empty list turns them off', async () => {
  const files = { 'one.json': summary('One', { extends: 'zoo.json' }), 'two.json': summary('Two') };
  const listed = await loadTab([{ source: 'zoo.json', overlays: ['two.json'] }], files);
  assert.deepEqual(listed.titles, ['Two']);
  const off = await loadTab([{ source: 'zoo.json', overlays: [] }], files);
  assert.deepEqual([off.titles, off.said], [['List'], []]);
});

test('overlays of the documents of the whole site are applied', async () => {
  const config = { api: { openapi: { source: 'zoo.json', overlays: ['one.json'] } } };
  const navigation = { groups: [{ group: 'Guides', pages: ['index', 'GET /pets'] }] };
  const dir = zooFolder({ ...config, navigation }, { 'zoo.json': zoo, 'one.json': summary('One') });
  const { site, said } = await load(dir);
  assert.deepEqual(said, []);
  assert.ok(site.pages.some(({ title }) => title === 'One'));
});

test('listed files that are missing, elsewhere or no overlays are reported, and the rest is applied', async () => {
  const { said, titles } = await loadTab(
    {
      source: 'zoo.json',
      overlays: ['onee.json', 'zoo.json', 'https://example.com/o.json', 'one.json'],
    },
    { 'one.json': summary('One') },
  );
  assert.deepEqual(titles, ['One']);
  assert.deepEqual(said, [
    'docs.json:1:129 error openapi/missing-file: There is no file "onee.json" in this project. -> Did you mean "one.json"?',
    'zoo.json:1:1 error openapi/unfit-overlay: "zoo.json" is not applied: it has no "overlay" with the version of the format. -> Begin it with "overlay: 1.1.0".',
    'docs.json:1:152 error openapi/unfit-overlay: "https://example.com/o.json" is not applied: overlays are read only from files of the project. -> Copy the overlay into the project, and write its path.',
  ]);
});

test('an overlay that names a document and cannot be used is reported once', async () => {
  const broken = '{ "overlay": "1.1.0", "extends": "zoo.json", "actions": [{ }';
  const { said } = await loadTab('zoo.json', { 'one.json': broken });
  assert.match(said.join('\n'), /^one\.json:1:\d+ error openapi\/syntax: /);
  const without = { overlay: '1.1.0', info, extends: 'zoo.json', action: [] };
  const other = await loadTab('zoo.json', {
    'one.json': without,
    'b/x.json': { overlay: '1.1.0' },
  });
  assert.deepEqual(other.said, [
    'one.json:1:1 error openapi/unfit-overlay: "one.json" is not applied: it has no list "actions". -> Add "actions", a list of objects with a "target" and an "update", "remove" or "copy".',
  ]);
  const twice = ['zoo.json', 'other.json'].map((source) => ({ source, overlays: ['one.json'] }));
  const listed = await loadTab(twice, {
    'other.json': { ...zoo, paths: {} },
    'one.json': without,
  });
  assert.deepEqual(listed.said, other.said);
});

test('an action is reported if it selects nothing in any of the documents of its overlay', async () => {
  const actions = [
    { target: "$.paths['/pets']", update: { summary: 'x' } },
    { target: "$.paths['/pest']", remove: true },
  ];
  const tabs = ['zoo.json', 'other.json'].map((source) => ({
    tab: source,
    openapi: { source, overlays: ['one.json'] },
  }));
  const other = { ...zoo, paths: { '/other': { get: ok } } };
  const dir = zooFolder(
    { navigation: { tabs: [{ tab: 'Guides', pages: ['index'] }, ...tabs] } },
    { 'zoo.json': zoo, 'other.json': other, 'one.json': { overlay: '1.1.0', info, actions } },
  );
  assert.deepEqual((await load(dir)).said, [
    'one.json:15:17 warning openapi/idle-action: "$.paths[\'/pest\']" selects nothing in "zoo.json" and "other.json". -> Compare the names in it with those in the document, or remove the action.',
  ]);
});

test('a broken action is reported once, whatever documents its overlay changes', async () => {
  const broken = {
    overlay: '1.1.0',
    info,
    actions: [{ update: {} }, { target: '$.info', update: {} }],
  };
  const { said } = await loadTab(
    [
      { source: 'zoo.json', overlays: ['one.json'] },
      { source: 'other.json', overlays: ['one.json'] },
    ],
    { 'other.json': { ...zoo, paths: {} }, 'one.json': broken },
  );
  assert.deepEqual(said, [
    'one.json:8:5 error openapi/overlay-action: The action has no "target", so it is not known what it changes. -> Add a JSONPath such as `target: $.info`.',
  ]);
});

test('problems with what an overlay adds are reported in the overlay', async () => {
  const actions = [{ target: '$.paths.*.*', update: { requestBody: { $ref: '#/components/x' } } }];
  const { said } = await loadTab('zoo.json', {
    'one.json': { overlay: '1.1.0', info, extends: './zoo.json', actions },
  });
  assert.deepEqual(
    said.map((each) => each.split(' ')[0]),
    ['one.json:13:19'],
  );
});

test('an overlay that names a missing document is reported', async () => {
  const { said, titles } = await loadTab('zoo.json', {
    'a/one.json': summary('One', { extends: '../zooo.json' }),
    'two.json': summary('Two', { extends: 'https://example.com/other.json' }),
    'three.json': summary('Three', { extends: 'a/one.json' }),
  });
  assert.deepEqual(titles, ['List']);
  assert.deepEqual(said, [
    'a/one.json:7:14 warning openapi/idle-overlay: The overlay is not applied, because there is no file "../zooo.json". -> Did you mean "../zoo.json"?',
  ]);
});
