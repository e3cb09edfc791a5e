import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkStatic } from '../../../../src/node/project/check-static.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

const start = '<svg xmlns="http://www.w3.org/2000/svg">';
const drawing = start + '<path d="M0 0h9"/>'.repeat(200_000);
const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

const cutOff =
  'a.png warning site/broken-picture: Browsers cannot show this file: its end is missing. -> Save or download the image again.';
const noSvg =
  'a.svg warning site/broken-picture: Browsers cannot show this file: it is not XML with a closed <svg> at its root. -> Export the drawing again, or close its tags.';

function check(file: string, content: string | Buffer): string[] {
  const dir = tempFolder({ [file]: content });
  return checkStatic(dir, [{ file }]).map((each) => diagnosticText(each, dir));
}

test('an SVG file that breaks off is reported, however large it is', () => {
  assert.deepEqual(check('a.svg', `${start}<g><path d="M0`), [noSvg]);
  assert.deepEqual(check('a.svg', `${drawing}<path d="M0`), [noSvg]);
});

test('a whole SVG file of any size is not reported', () => {
  assert.deepEqual(check('a.svg', `${start}</svg>\n`), []);
  assert.deepEqual(check('a.svg', `${drawing}</svg>\n<!-- Drawn by hand -->\n`), []);
});

test('an <svg> that comes after a long comment is found', () => {
  assert.deepEqual(check('a.svg', `<!-- ${'words '.repeat(5000)} -->\n${start}</svg>\n`), []);
});

test('a PNG file that breaks off is reported, however large it is', () => {
  assert.deepEqual(check('a.png', Buffer.concat([signature, Buffer.alloc(100)])), [cutOff]);
  assert.deepEqual(check('a.png', Buffer.concat([signature, Buffer.alloc(3_000_000)])), [cutOff]);
});

test('a whole PNG file of any size is not reported', () => {
  const end = Buffer.from('\0\0\0\0IEND\xaeB`\x82 written by a program', 'latin1');
  for (const size of [100, 3_000_000]) {
    assert.deepEqual(check('a.png', Buffer.concat([signature, Buffer.alloc(size), end])), []);
  }
});

test('a large file that is no image is reported', () => {
  const text = `<!doctype html><title>Sign in</title>${'<p>Sign in first.</p>'.repeat(5000)}`;
  assert.deepEqual(check('a.png', text), [
    'a.png warning site/broken-picture: Browsers cannot show this file: it does not contain an image. -> Save or download the image again.',
  ]);
});
