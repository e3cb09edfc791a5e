import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { loadSite } from '../../../../src/node/load-site.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';
import { findFreePort } from '../../../helpers/service/port.ts';
import { outlineShape } from '../../../helpers/values/openapi-reference.ts';

interface Remote {
  readonly origin: string;
  readonly asked: string[];
  close: () => Promise<void>;
}

/** Serves texts by path; a text that starts with `->` is a redirect. */
async function serve(t: TestContext, texts: Readonly<Record<string, string>>): Promise<Remote> {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const text = texts[url] ?? '';
    if (text.startsWith('->')) response.writeHead(302, { Location: text.slice(2) });
    response.end(text);
  });
  // Once it is closed, no system gives this port to another program.
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  t.after(close);
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

/** Creates a project. `openapi` is the document in docs.json, by default a file of the project. */
function project(ref: string, origins: readonly string[], openapi = 'main.json'): string {
  const content = { 'application/json': { schema: { $ref: ref } } };
  const get = { responses: { '200': { description: 'OK', content } } };
  const info = { title: 'Zoo', version: '1' };
  return tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      navigation: [{ group: 'G', pages: ['index'] }],
      openapi,
      api: { referenceOrigins: origins },
    }),
    'index.md': '---\ntitle: Home\n---\n\nHello.\n',
    'main.json': JSON.stringify({ openapi: '3.1.0', info, paths: { '/a': { get } } }),
  });
}

/** Returns the document of such a project. */
function documentOf(ref: string): string {
  return readFileSync(join(project(ref, []), 'main.json'), 'utf8');
}

async function load(dir: string) {
  const { loaded, diagnostics } = await loadSite({ dir, base: '' });
  const page = loaded?.site.pages.find(({ slug }) => slug === 'api-reference/get-a');
  const subject = page && loaded?.site.references.subjectOf(page);
  const shape = subject?.kind === 'operation' ? subject.responses[0]?.content[0]?.shape : undefined;
  const said = diagnostics.filter(({ code }) => code.startsWith('openapi/'));
  return {
    outline: shape && outlineShape(shape),
    said: said.map((diagnostic) => diagnosticText(diagnostic, dir)),
  };
}

const pet = '{"type": "object", "properties": {"owner": {"$ref": "owner.yaml"}}}';
const owner = 'type: object\nproperties:\n  name: { type: string }\n';
const outline = ['owner: object', '  name: string'];

test('references can lead to the origins that docs.json allows, and on from there', async (t) => {
  const { origin } = await serve(t, { '/pet.json': pet, '/owner.yaml': owner });
  const found = await load(project(`${origin}/pet.json`, [origin]));
  assert.deepEqual(found, { outline, said: [] });
});

test('without a network, the last copies are used with a warning', async (t) => {
  const { origin, close } = await serve(t, { '/pet.json': pet, '/owner.yaml': owner });
  const dir = project(`${origin}/pet.json`, [origin]);
  await load(dir);
  await close();
  const { outline: again, said } = await load(dir);
  assert.deepEqual(again, outline);
  assert.equal(said.length, 2);
  assert.match(said[0] ?? '', /^main\.json:1:\d+ warning openapi\/kept-copy: http/);
});

test('references to other origins are refused at their place, without a request', async (t) => {
  const { origin, asked } = await serve(t, { '/pet.json': pet });
  const { said } = await load(project(`${origin}/pet.json`, ['https://example.com']));
  assert.match(said.join(), /^main\.json:1:\d+ error openapi\/refused-ref: "http/);
  assert.match(said.join(), /is at an origin that "api\.referenceOrigins" does not allow\./);
  assert.deepEqual(asked, []);
});

test('an allowed origin cannot lead to other origins or to files', async (t) => {
  const other = await serve(t, { '/a.json': '{}' });
  const texts = [
    `->${other.origin}/a.json`,
    `{"properties": {"a": {"$ref": "${other.origin}/a.json"}}}`,
    '{"properties": {"a": {"$ref": "file:///etc/hostname"}}}',
    '{"properties": {"a": {"$ref": "file:main.json"}}}',
  ];
  for (const text of texts) {
    const { origin } = await serve(t, { '/b.json': text });
    const { said, outline: shown } = await load(project(`${origin}/b.json`, [origin]));
    assert.match(said.join(), /error openapi\/refused-ref/, text);
    assert.match((shown ?? []).join(), /missing /, text);
  }
  assert.deepEqual(other.asked, []);
});

test('a remote document can refer to its neighbors, but not to files of the project', async (t) => {
  const near = { '/api/main.json': documentOf('pet.json'), '/api/pet.json': pet };
  const texts = {
    ...near,
    '/api/owner.yaml': owner,
    '/bad.json': documentOf('file:///etc/hostname'),
  };
  const { origin } = await serve(t, texts);
  const found = await load(project('', [], `${origin}/api/main.json`));
  assert.deepEqual(found, { outline, said: [] });
  const { said } = await load(project('', [], `${origin}/bad.json`));
  assert.match(said.join(), /^docs\.json:1:\d+ error openapi\/refused-ref/);
});

test('a document can consist of a thousand files', async () => {
  const dir = project('all.json', []);
  const names = Array.from({ length: 1000 }, (_, rank) => `part-${rank}`);
  for (const name of names) writeFileSync(join(dir, `${name}.json`), '{"type": "string"}');
  const properties = Object.fromEntries(names.map((name) => [name, { $ref: `${name}.json` }]));
  writeFileSync(join(dir, 'all.json'), JSON.stringify({ type: 'object', properties }));
  assert.deepEqual((await load(dir)).said, []);
});

test('a document that docs.json names in many places is fetched once', async (t) => {
  const document = { openapi: '3.1.0', info: { title: 'T', version: '1' }, paths: {} };
  const remote = await serve(t, { '/api.json': JSON.stringify(document) });
  const openapi = `${remote.origin}/api.json`;
  const tabs = ['One', 'Two', 'Three'].map((tab) => ({ tab, openapi }));
  const dir = tempFolder({
    'docs.json': JSON.stringify({
      name: 'Acme',
      theme: 'mint',
      colors: { primary: '#123456' },
      navigation: { tabs: [{ tab: 'Start', pages: ['index'] }, ...tabs] },
    }),
    'index.mdx': '# Start\n',
  });
  await loadSite({ dir, base: '' });
  assert.deepEqual(remote.asked, ['/api.json']);
});
