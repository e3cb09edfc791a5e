/** Overlays, from the files of a project to its pages and to everything that is offered with them. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { pathFrom } from '../../../src/node/disk/path-from.ts';
import { tempFolder } from '../../helpers/files/temp-folder.ts';
import { buildFixture } from '../../helpers/sites/build-fixture.ts';
import { startTestDev } from '../../helpers/sites/start-dev.ts';

const ok = { responses: { '200': { description: 'OK' } } };
const document = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Users', version: '1' },
  servers: [{ url: 'https://internal.example.com' }],
  paths: {
    '/users': { get: { summary: 'List', tags: ['users'], ...ok } },
    '/admin': { get: { summary: 'Rule them', tags: ['users'], ...ok } },
  },
});

function overlayOf(summary: string): string {
  return JSON.stringify({
    overlay: '1.1.0',
    info: { title: 'Public', version: '1' },
    extends: './users.json',
    actions: [
      { target: '$.servers[0]', update: { url: 'https://public.example.com' } },
      { target: "$.paths['/users'].get", update: { summary, 'x-mint': { href: '/users' } } },
      { target: "$.paths['/admin']", remove: true },
    ],
  });
}

const files = {
  'docs.json': JSON.stringify({
    name: 'Overlaid',
    navigation: [{ group: 'Start', pages: ['index'] }],
    openapi: 'users.json',
  }),
  'index.mdx': 'Words.\n',
  'users.json': document,
  'public.json': overlayOf('List everybody'),
};

test('no file of a site has what an overlay removed or replaced, and all have what it wrote', async () => {
  const { codes, outDir } = await buildFixture(files);
  assert.deepEqual(codes, ['users.json files/withheld']);
  const texts = readdirSync(outDir, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    return entry.isFile()
      ? [{ path: pathFrom(outDir, path), text: readFileSync(path, 'utf8') }]
      : [];
  });
  for (const { path, text } of texts) {
    assert.doesNotMatch(text, /\/admin\b|Rule them|internal\.example/, path);
  }
  const changed = texts.filter(({ text }) => text.includes('List everybody'));
  const paths = changed.map(({ path }) => path);
  for (const path of ['users/index.html', 'users.md', '_lectern/openapi/users.json']) {
    assert.ok(paths.includes(path), path);
  }
});

test('dev shows an overlay, and the page anew when the overlay is saved', async () => {
  const dir = tempFolder(files);
  const server = await startTestDev({ dir });
  after(() => server.stop());
  const read = async () => await (await fetch(new URL('/users/', server.url))).text();
  assert.match(await read(), /List everybody/);
  writeFileSync(join(dir, 'public.json'), overlayOf('List nobody'));
  // A hang guard of the runner ends the test if this never happens.
  while (!(await read()).includes('List nobody')) await setImmediate();
});
