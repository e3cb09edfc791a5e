import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { readTextSync } from '../../../../src/node/disk/read-text.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';
import { diagnosticText } from '../../../helpers/mistakes/diagnostic-text.ts';

function read(content: string | Buffer) {
  const dir = tempFolder({ 'a.mdx': content });
  const { text, diagnostics } = readTextSync(join(dir, 'a.mdx'), 'a.mdx');
  return [text, ...diagnostics.map((each) => diagnosticText(each, dir))];
}

const inUtf16 =
  'a.mdx warning files/utf16: The text is in UTF-16. It was read, but other programs may not read it. -> Save the file as UTF-8.';

test('UTF-16 is read in both byte orders, with or without a byte order mark', () => {
  const text = '---\ntitle: Größe\n---\n\nText 文\n';
  for (const mark of ['\u{feff}', '']) {
    const littleEndian = Buffer.from(mark + text, 'utf16le');
    assert.deepEqual(read(littleEndian), [text, inUtf16]);
    assert.deepEqual(read(Buffer.from(littleEndian).swap16()), [text, inUtf16]);
  }
});

test('UTF-8 with a byte order mark, or with a few zeros in it, is read as UTF-8', () => {
  assert.deepEqual(read('\u{feff}Größe\n'), ['Größe\n']);
  assert.deepEqual(read('A\0B\0 and more\n'), ['A\0B\0 and more\n']);
  assert.deepEqual(read(''), ['']);
});

test('bytes that are not UTF-8 are reported where they are', () => {
  assert.deepEqual(read(Buffer.from('One\nGröße\n', 'latin1')), [
    'One\nGr\u{fffd}\u{fffd}e\n',
    'a.mdx:2:3 error files/not-utf8: The text is not valid UTF-8; it looks like Latin-1. -> Save the file as UTF-8.',
  ]);
});

test('lines that end with a carriage return alone are lines', () => {
  assert.deepEqual(read('---\rtitle: A\r---\r\rText\r'), ['---\ntitle: A\n---\n\nText\n']);
  assert.deepEqual(read('One\r\nTwo\n\r\r\nThree'), ['One\r\nTwo\n\n\r\nThree']);
});
