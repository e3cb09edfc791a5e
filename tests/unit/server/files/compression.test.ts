import assert from 'node:assert/strict';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  chooseEncoding,
  CompressedFiles,
  isCompressible,
} from '../../../../src/server/files/compression.ts';
import { toMediaType } from '../../../../src/server/files/media-types.ts';
import { tempFolder, writeFiles } from '../../../helpers/files/temp-folder.ts';

test('the best encoding that the client accepts is chosen', () => {
  const choices: readonly (readonly [string | undefined, string | undefined])[] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['BR;Q=0.5, GZIP;q=0.5', 'br'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0.1, br;q=0', 'gzip'],
    ['identity', undefined],
    ['gzip;q=0', undefined],
    ['gzip;q=much', undefined],
    ['deflate', undefined],
    ['', undefined],
    [undefined, undefined],
  ];
  for (const [accepted, expected] of choices) {
    assert.equal(chooseEncoding(accepted), expected, accepted);
  }
});

test('text is compressed, but not if it is small, and compressed formats are not', () => {
  const names = ['a.html', 'a.css', 'a.js', 'a.json', 'a.svg', 'a.md', 'a.xml', 'a.wasm', 'a.ttf'];
  for (const name of names) assert.ok(isCompressible(toMediaType(name), 2000), name);
  for (const name of ['a.png', 'a.webp', 'a.woff2', 'a.mp4', 'a.zip', 'a.pdf', 'a']) {
    assert.ok(!isCompressible(toMediaType(name), 2000), name);
  }
  assert.ok(!isCompressible('text/html; charset=utf-8', 200));
  assert.ok(!isCompressible('text/plain; charset=utf-8', 20_000_000));
});

test('a file is compressed once for each encoding and version', async () => {
  const folder = tempFolder({ 'a.txt': 'one '.repeat(1000) });
  const path = join(folder, 'a.txt');
  const files = new CompressedFiles();
  const get = (encoding: 'br' | 'gzip') => files.get({ path, stats: statSync(path) }, encoding);
  const first = await get('br');
  assert.equal(await get('br'), first);
  assert.equal(brotliDecompressSync(first).toString(), 'one '.repeat(1000));
  assert.equal(gunzipSync(await get('gzip')).toString(), 'one '.repeat(1000));
  writeFiles(folder, { 'a.txt': 'other '.repeat(1000) });
  assert.equal(brotliDecompressSync(await get('br')).toString(), 'other '.repeat(1000));
});

test('a file that cannot be read is tried again on the next request', async () => {
  const folder = tempFolder({ 'a.txt': 'text' });
  const stats = statSync(join(folder, 'a.txt'));
  const path = join(folder, 'b.txt');
  const files = new CompressedFiles();
  await assert.rejects(files.get({ path, stats }, 'br'), { code: 'ENOENT' });
  writeFiles(folder, { 'b.txt': 'text' });
  assert.equal(brotliDecompressSync(await files.get({ path, stats }, 'br')).toString(), 'text');
});
