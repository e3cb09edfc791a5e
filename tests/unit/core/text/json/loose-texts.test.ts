import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listLooseTexts } from '../../../../../src/core/text/json/loose-texts.ts';

test('texts are read with their escapes and the name they stand behind', () => {
  assert.deepEqual(
    listLooseTexts(String.raw`{ "a\u0062": "x\/y", "list": ["\"", "Z\u00e4hler"] }`),
    [{ text: 'x/y', key: 'ab' }, { text: '"' }, { text: 'Zähler' }],
  );
});

test('a comma too many, a quote too few and an unknown escape spoil no other text', () => {
  const lines = ['{ "a": ["one",, "two"', '"open: "b', '"C:\\docs"', '"d": "three" }'];
  assert.deepEqual(
    listLooseTexts(lines.join('\n')).map(({ text }) => text),
    ['one', 'two', 'open: ', String.raw`C:\docs`, 'three'],
  );
});
