/** The positions of values, after any repair and normalization. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseConfig } from '../../../../src/core/config/parse/parse-config.ts';
import { configWith } from '../../../helpers/mistakes/config-text.ts';

function locateIn(...lines: string[]) {
  const { locate } = parseConfig({ path: 'docs.json', text: configWith(...lines) });
  return (...where: Parameters<typeof locate>) => locate(...where).position;
}

test('a value and its key have separate positions', () => {
  const locate = locateIn('"favicon": "/a.svg"');
  assert.deepEqual(locate(['favicon']), { line: 4, column: 14 });
  assert.deepEqual(locate(['favicon'], 'key'), { line: 4, column: 3 });
});

test('list items have positions', () => {
  const locate = locateIn();
  assert.deepEqual(locate(['navigation', 0, 'pages', 0]), { line: 3, column: 48 });
});

test('a default value resolves to the position of the nearest written value', () => {
  const locate = locateIn('"colors": { "primary": "#123456" }');
  assert.deepEqual(locate(['colors', 'background', 'dark']), { line: 4, column: 13 });
  assert.deepEqual(locate(['tabs', 2, 'url']), { line: 1, column: 1 });
});

test('a value that was normalized keeps the position where it was written', () => {
  const locate = locateIn(
    '"logo": "/logo.svg"',
    '"versions": ["1.0", "2.0"]',
    '"footerSocials": { "x": "https://x.com", "github": "https://github.com/a" }',
  );
  assert.deepEqual(locate(['logo', 'dark']), { line: 4, column: 11 });
  assert.deepEqual(locate(['versions', 1, 'name']), { line: 5, column: 23 });
  assert.deepEqual(locate(['footerSocials', 1, 'url']), { line: 6, column: 54 });
});

test('list items keep their positions when earlier items were left out', () => {
  const locate = locateIn('"tabs": [3, { "name": "A", "url": "a" }, { "name": "B", "url": "b" }]');
  assert.deepEqual(locate(['tabs', 1, 'url']), { line: 4, column: 66 });
});

test('a message names an item by its index in the file', () => {
  const { diagnostics } = parseConfig({
    path: 'docs.json',
    text: configWith('"tabs": [3, { "name": "A", "url": "a", "version": "v1" }]'),
  });
  assert.match(diagnostics[1]?.message ?? '', /^"tabs\[1\]\.version"/);
});

test('a file that could not be read has no positions', () => {
  const { locate } = parseConfig({ path: 'docs.json', text: 'name: Acme' });
  assert.deepEqual(locate(['name']), { file: 'docs.json' });
});
