import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listLooseStrings } from '../../../../../src/core/text/json/loose-strings.ts';

test('strings are unescaped and listed with their key', () => {
  assert.deepEqual(
    listLooseStrings(String.raw`{ "a\u0062": "x\/y", "list": ["\"", "Z\u00e4hler"] }`),
    [{ text: 'x/y', key: 'ab' }, { text: '"' }, { text: 'Zähler' }],
  );
  assert.deepEqual(listLooseStrings('{ "a": [{ "b": "c" }, ["d"], "e"], "f": "g" }'), [
    { text: 'c', key: 'b' },
    { text: 'd' },
    { text: 'e' },
    { text: 'g', key: 'f' },
  ]);
});

test('everything in the value of a name can be left out', () => {
  const json = '{ "x": [{ "b": ["c"] }, "d"], "e": { "x": "f", "g": "h" }, "i": "x" }';
  assert.deepEqual(
    listLooseStrings(json, (name) => name === 'x').map(({ text }) => text),
    ['h', 'x'],
  );
});

test('an extra comma, a missing quote and an invalid escape do not affect other strings', () => {
  const lines = ['{ "a": ["one",, "two"', '"open: "b', '"C:\\docs"', '"d": "three" }'];
  assert.deepEqual(
    listLooseStrings(lines.join('\n')).map(({ text }) => text),
    ['one', 'two', 'open: ', String.raw`C:\docs`, 'three'],
  );
});
