import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reloadPage, loadSite } from '../../../../src/node/load-site.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { info, ok, zooFolder } from '../../../helpers/projects/zoo.ts';

const secret = { 'x-internal': true, summary: 'Become anybody', ...ok };
const zoo = (paths: object) => ({
  openapi: '3.1.0',
  info,
  paths: { '/pets': { get: ok }, ...paths },
});

async function load(files: Record<string, string | object>, openapi = 'zoo.json') {
  const dir = zooFolder({ openapi }, files);
  const { loaded } = await loadSite({ dir, base: '' });
  assert.ok(loaded);
  const published = loaded.docs.staticFiles.map(({ path }) => path);
  const reported = loaded.diagnostics.map((each) => diagnosticText(each, dir));
  return { loaded, published, reported };
}

test('a document with a hidden operation is not published among the files of a flat project', async () => {
  const { published, reported, loaded } = await load({
    'zoo.json': zoo({ '/admin': { post: secret } }),
    'other.json': '{}',
  });
  assert.deepEqual(published, ['other.json']);
  assert.deepEqual(reported, [
    'zoo.json:18:7 warning files/withheld: Readers must not see POST /admin, so this file was not published. -> List the file in .lecternignore to say so; for a download, add a copy without the operation.',
  ]);
  const again = await reloadPage(loaded, 'index.mdx');
  assert.deepEqual(again.loaded?.docs.staticFiles, loaded.docs.staticFiles);
  assert.deepEqual(again.diagnostics, loaded.diagnostics);
});

test('a part file with a hidden operation is not published either', async () => {
  const { published } = await load({
    'zoo.json': zoo({ '/admin': { $ref: 'admin.json' } }),
    'admin.json': { post: secret },
    'pet.json': {},
  });
  assert.deepEqual(published, ['pet.json']);
});

test('a document from which an overlay removes something is not published as it was written, and no overlay is', async () => {
  const overlay = (action: object) => ({
    overlay: '1.1.0',
    info,
    extends: 'zoo.json',
    actions: [action],
  });
  const files = { 'zoo.json': zoo({ '/admin': { post: ok } }), 'other.json': '{}' };
  const removing = overlay({ target: "$.paths['/admin']", remove: true });
  const { published, reported } = await load({ ...files, 'public.json': removing });
  assert.deepEqual(published, ['other.json']);
  assert.deepEqual(reported, [
    'zoo.json warning files/withheld: The overlay "public.json" removes parts of it, so this file was not published. -> List the file in .lecternignore to say so; its pages offer the document without these parts.',
  ]);
  const adding = overlay({ target: "$.paths['/admin']", update: { summary: 'x' } });
  const kept = await load({ ...files, 'public.json': adding });
  assert.deepEqual([kept.published, kept.reported], [['other.json', 'zoo.json'], []]);
});

test('files that belong only to what an overlay removes are not published', async () => {
  const paths = {
    '/admin': { $ref: 'parts/admin.json' },
    '/pets': { $ref: 'parts/pets.json' },
    '/all': { $ref: './parts/pets.json' },
  };
  const actions = ['admin', 'all'].map((name) => ({ target: `$.paths['/${name}']`, remove: true }));
  const { published, reported } = await load({
    'zoo.json': zoo(paths),
    'parts/admin.json': { get: { summary: 'Admin', ...ok } },
    'parts/pets.json': { get: ok },
    'public.json': { overlay: '1.1.0', info, extends: 'zoo.json', actions },
  });
  assert.deepEqual(published, ['parts/pets.json']);
  assert.match(
    reported.join('\n'),
    /^parts\/admin\.json warning files\/withheld: .*\nzoo\.json warning/,
  );
});

test('a file named like credentials is published only as part of a document', async () => {
  const files = {
    'read_credentials.json': { get: ok },
    'credentials.json': { key: 'x' },
    'tls.pem': 'x',
  };
  const { published, reported, loaded } = await load({
    ...files,
    'zoo.json': zoo({ '/credentials': { $ref: 'read_credentials.json' } }),
  });
  assert.deepEqual(published, ['zoo.json', 'read_credentials.json']);
  assert.deepEqual(reported, [
    'credentials.json warning files/secret: Keys and credentials have names like this; the file was not published. -> Move it out of the docs folder, or rename it if anyone may read it.',
  ]);
  const again = await reloadPage(loaded, 'index.mdx');
  assert.deepEqual(again.loaded?.docs.staticFiles, loaded.docs.staticFiles);
  const alone = await load({ ...files, 'zoo.json': zoo({}) });
  assert.deepEqual(alone.published, ['zoo.json']);
  assert.equal(alone.reported.length, 2);
});

test('a document itself can have any name', async () => {
  const open = await load({ 'zoo-secrets.json': zoo({}) }, 'zoo-secrets.json');
  assert.deepEqual([open.published, open.reported], [['zoo-secrets.json'], []]);
  const hidden = await load(
    { 'zoo-secrets.json': zoo({ '/admin': { post: secret } }) },
    'zoo-secrets.json',
  );
  assert.deepEqual(hidden.published, []);
  assert.match(hidden.reported.join('\n'), /^zoo-secrets\.json:\d+:\d+ warning files\/withheld/);
});

test('a document with only public operations is published', async () => {
  const { published, reported } = await load({ 'zoo.json': zoo({}) });
  assert.deepEqual([published, reported], [['zoo.json'], []]);
});

test('files in public/ are published as they are, and ignored files are not reported', async () => {
  const document = zoo({ '/admin': { post: secret } });
  const open = await load({ 'public/zoo.json': document, 'content/index.mdx': 'Hello.\n' });
  assert.deepEqual([open.published, open.reported], [['zoo.json'], []]);
  const silent = await load({ 'zoo.json': document, '.lecternignore': 'zoo.json\n' });
  assert.deepEqual([silent.published, silent.reported], [[], []]);
  assert.equal(silent.loaded.site.references.documents.length, 1);
});
