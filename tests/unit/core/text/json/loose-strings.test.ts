import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listLooseStrings } from '../../../../../src/core/text/json/loose-strings.ts';

test('strings are unescaped and listed with their key or the key of their list', () => {
  assert.deepEqual(
    listLooseStrings(String.raw`{ "a\u0062": "x\/y", "list": ["\"", "Z\u00e4hler"] }`),
    [
      { text: 'x/y', key: 'ab' },
      { text: '"', list: 'list' },
      { text: 'Zähler', list: 'list' },
    ],
  );
  assert.deepEqual(listLooseStrings('{ "a": [{ "b": "c" }, ["d"], "e"], "f": "g" }'), [
    { text: 'c', key: 'b' },
    { text: 'd' },
    { text: 'e', list: 'a' },
    { text: 'g', key: 'f' },
  ]);
});

test('an extra comma, a missing quote and an invalid escape do not affect other strings', () => {
  const lines = ['{ "a": ["one",, "two"', '"open: "b', '"C:\\docs"', '"d": "three" }'];
  assert.deepEqual(
    listLooseStrings(lines.join('\n')).map(({ text }) => text),
    ['one', 'two', 'open: ', String.raw`C:\docs`, 'three'],
  );
});
