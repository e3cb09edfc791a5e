import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { zipSync } from 'fflate';
import type { SdkFormat } from '../../../../src/core/config/config-tree.ts';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import type { Page } from '../../../../src/core/pages/page.ts';
import { DocumentMemory } from '../../../../src/node/documents/document-memory.ts';
import { loadSdks } from '../../../../src/node/documents/load-sdks.ts';
import { resolveLayout } from '../../../../src/node/project/project-layout.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const file = `### YamlMime:ManagedReference
items:
- uid: Shop.Client
  name: Client
  type: Class
  namespace: Shop
`;

/** Returns the text of a configuration. */
function write(source: string, format: SdkFormat): string {
  const tabs = [
    { tab: 'Guide', pages: ['index'] },
    { tab: 'SDK', sdk: { format, source } },
  ];
  return JSON.stringify({
    name: 'A',
    theme: 'mint',
    colors: { primary: '#16a34a' },
    navigation: { tabs },
  });
}

/** A project with an SDK, of DocFX unless it is loaded as another one. */
function project(source: string, files: Readonly<Record<string, string>>) {
  const dir = tempFolder({ 'docs.json': write(source, 'docfx'), ...files });
  const memory = new DocumentMemory();
  const load = async (format: SdkFormat = 'docfx', named: readonly string[] = []) => {
    const { config } = parseConfig({ path: 'docs.json', text: write(source, format) });
    const { symbols, diagnostics } = await loadSdks({
      config,
      pages: named.map(
        (sdk) => ({ file: 'a.md', frontMatter: { sdk }, frontMatterPositions: {} }) as Page,
      ),
      dir,
      cacheDir: join(dir, '.lectern'),
      layout: resolveLayout(dir),
      locate: () => ({ file: 'docs.json' }),
      memory,
    });
    return {
      symbols,
      titles: symbols.flatMap(({ build }) =>
        build('sdk', { showsOptional: false }).groups.flatMap((group) =>
          group.symbols.map(({ title }) => title),
        ),
      ),
      texts: diagnostics.map((one) => diagnosticText(one, dir)),
    };
  };
  return { dir, load };
}

function zip(files: Readonly<Record<string, string>>): Buffer {
  const bytes = Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]);
  return Buffer.from(zipSync(Object.fromEntries(bytes) as Record<string, Uint8Array>));
}

async function serve(t: TestContext, body: Buffer): Promise<string> {
  const server = createServer((_, response) => response.end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const address = server.address();
  assert.ok(typeof address === 'object' && address);
  return `http://127.0.0.1:${address.port}/api.zip`;
}

test('the output of a tool is read from a folder, and again only if a file of it has changed', async () => {
  const { dir, load } = project('/api', { 'api/deep/Shop.yml': file, 'api/readme.md': 'x' });
  const before = await load();
  assert.deepEqual([before.titles, before.texts], [['Client'], []]);
  const [first] = before.symbols;
  assert.equal(first?.name, 'api');
  assert.equal(first.descriptions, (await load()).symbols[0]?.descriptions);
  writeFileSync(join(dir, 'api/More.yml'), file.replaceAll('Client', 'User'));
  assert.deepEqual((await load()).titles.sort(), ['Client', 'User']);
});

test('a folder without output of the tool is reported where it is named', async () => {
  const { load } = project('api', { 'api/readme.md': 'x' });
  assert.deepEqual((await load()).texts, [
    'docs.json error sdk/wrong-output: "api" is not what DocFX writes. -> Name the folder of .yml files that docfx metadata writes.',
  ]);
});

test('the output of a tool is read from an archive, in the project or at a URL', async (t) => {
  const bytes = zip({ 'x/Shop.yml': file, 'x/logo.png': 'no text' });
  const { dir, load } = project('api.zip', {});
  writeFileSync(join(dir, 'api.zip'), bytes);
  assert.deepEqual((await load()).titles, ['Client']);
  const remote = project(await serve(t, bytes), {});
  const { titles, texts } = await remote.load();
  assert.deepEqual([titles, texts], [['Client'], []]);
});

test('the same archive or file is read again when its format is corrected', async () => {
  const { dir, load } = project('api.zip', {});
  writeFileSync(join(dir, 'api.zip'), zip({ 'x/Shop.yml': file }));
  assert.match((await load('javadoc')).texts.join(), /sdk\/wrong-output.*Javadoc/);
  assert.deepEqual((await load('docfx')).titles, ['Client']);
  const ofPhp = project('structure.xml', { 'structure.xml': '<project></project>' });
  assert.match((await ofPhp.load('typedoc')).texts.join(), /sdk\/syntax/);
  assert.match((await ofPhp.load('phpdoc')).texts.join(), /sdk\/wrong-output.*phpDocumentor/);
});

test('a folder is the same one with and without a slash at its end', async () => {
  const { load } = project('/api/', { 'api/Shop.yml': file });
  const { titles, texts } = await load('docfx', ['./api/ class Client', 'api class Client']);
  assert.deepEqual([titles, texts], [['Client'], []]);
});

test('files that macOS adds are left out, and paths of Windows are understood', async () => {
  const hidden = file.replaceAll('Client', 'Hidden');
  const { titles, texts } = await project('api', {
    'api/Shop.yml': file,
    'api/._Shop.yml': hidden,
  }).load();
  assert.deepEqual([titles, texts], [['Client'], []]);
  const archive = project('api.zip', {});
  const bytes = zip({ 'x\\Shop.yml': file, 'x\\toc.yml': hidden, '__MACOSX/._Shop.yml': hidden });
  writeFileSync(join(archive.dir, 'api.zip'), bytes);
  const { titles: packed, symbols } = await archive.load();
  assert.deepEqual(packed, ['Client']);
  assert.deepEqual(
    symbols.map(({ size }) => size),
    [file.length],
    'The path has folders, so the table of contents is recognized.',
  );
});

test('what is no output of the tool, missing or outside of the project is reported', async (t) => {
  const textsOf = async (...given: Parameters<typeof project>) =>
    (await project(...given).load()).texts.map((text) => text.replace(/ -> .*/, ''));
  assert.deepEqual(await textsOf('apis', {}), [
    'docs.json error openapi/missing-file: There is no file "apis" in this project.',
  ]);
  assert.deepEqual(await textsOf('api', { 'api/a.yml': 'a: b' }), [
    'api:1:1 error sdk/wrong-output: "api" is not what DocFX writes.',
  ]);
  assert.deepEqual(await textsOf('api.zip', { 'api.zip': 'PK' }), [
    'docs.json error sdk/wrong-output: "api.zip" is not what DocFX writes.',
  ]);
  const url = await serve(t, Buffer.from('<html>'));
  assert.deepEqual(await textsOf(url, {}), [
    `docs.json error sdk/wrong-output: "${url}" is not what DocFX writes.`,
  ]);
  const { dir, load } = project('api', {});
  symlinkSync(tempFolder({ 'Shop.yml': file }), join(dir, 'api'));
  assert.match((await load()).texts.join(), /openapi\/outside/);
});

test('an archive that unpacks to more than a library can be is refused', async () => {
  const { dir, load } = project('api.zip', {});
  const bytes = zip({ 'a.yml': '', 'b.yml': 'b' });
  // The size that the directory of the archive gives for a file.
  const at = bytes.lastIndexOf(Buffer.from('PK\x01\x02'));
  bytes.writeUInt32LE(300_000_000, at + 24);
  writeFileSync(join(dir, 'api.zip'), bytes);
  assert.match((await load()).texts.join(), /openapi\/too-large: "api.zip" has 300 MB/);
});
