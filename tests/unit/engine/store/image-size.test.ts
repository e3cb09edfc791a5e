import assert from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import sharp from 'sharp';
import { readImageSize } from '../../../../src/engine/store/image-size.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } });

for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
  test(`the size of a ${format} image is read from its file`, async () => {
    const file = await image(64, 48)[format]().toBuffer();
    const path = join(tempFolder({ image: file }), 'image');
    assert.deepEqual(await readImageSize(path), { width: 64, height: 48 });
  });
}

for (const format of ['png', 'jpeg', 'webp', 'gif', 'avif'] as const) {
  test(`a truncated ${format} image has its correct size or none`, async () => {
    const whole = await image(64, 48)[format]().toBuffer();
    const parts = Array.from(whole.keys(), (length) => whole.subarray(0, length));
    const sizes = (await sizesOf(parts)).map((size) => JSON.stringify(size) ?? 'none');
    assert.deepEqual([...new Set(sizes)], ['none', '{"width":64,"height":48}']);
  });

  test(`a ${format} image with a wrong byte has a positive size or none`, async () => {
    const whole = await image(64, 48)[format]().toBuffer();
    const changed = [0, 255].flatMap((byte) =>
      Array.from(whole.keys(), (at) => Buffer.from(whole).fill(byte, at, at + 1)),
    );
    const sizes = await sizesOf(changed);
    assert.ok(sizes.includes(undefined));
    for (const size of sizes) assert.ok(size === undefined || (size.width > 0 && size.height > 0));
  });
}

async function sizesOf(images: readonly Buffer[]) {
  const dir = tempFolder({});
  const sizes = [];
  for (const [rank, bytes] of images.entries()) {
    writeFileSync(join(dir, `${rank}`), bytes);
    sizes.push(await readImageSize(join(dir, `${rank}`)));
  }
  return sizes;
}

test('a photograph in portrait orientation has the size at which it is shown', async () => {
  const file = await image(64, 48).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const path = join(tempFolder({ 'a.jpg': file }), 'a.jpg');
  assert.deepEqual(await readImageSize(path), { width: 48, height: 64 });
});

test('a size that is far from the start of the file is found', async () => {
  const plain = await image(64, 48).jpeg().toBuffer();
  const preview = Buffer.alloc(65_000, 1);
  const segment = Buffer.from([0xff, 0xe5, (preview.length + 2) >> 8, (preview.length + 2) & 255]);
  const many = Array.from({ length: 3 }, () => [segment, preview]).flat();
  const file = Buffer.concat([plain.subarray(0, 2), ...many, plain.subarray(2)]);
  const path = join(tempFolder({ 'a.jpg': file }), 'a.jpg');
  assert.deepEqual(await readImageSize(path), { width: 64, height: 48 });
});

test('an SVG has a size if it sets one, but not if it only has a viewBox', async () => {
  const dir = tempFolder({
    'sized.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>',
    'free.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>',
  });
  assert.deepEqual(await readImageSize(join(dir, 'sized.svg')), { width: 30, height: 20 });
  assert.equal(await readImageSize(join(dir, 'free.svg')), undefined);
});

test('a file that is not an image or is missing has no size', async () => {
  const dir = tempFolder({ 'a.png': 'text' });
  assert.equal(await readImageSize(join(dir, 'a.png')), undefined);
  assert.equal(await readImageSize(join(dir, 'b.png')), undefined);
});

test('an image that has changed is read again', async () => {
  const path = join(tempFolder({ 'a.png': await image(10, 10).png().toBuffer() }), 'a.png');
  assert.deepEqual(await readImageSize(path), { width: 10, height: 10 });
  writeFileSync(path, await image(20, 10).png().toBuffer());
  utimesSync(path, 1, 1);
  assert.deepEqual(await readImageSize(path), { width: 20, height: 10 });
});
