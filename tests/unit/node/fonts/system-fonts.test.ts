import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { findSystemFont } from '../../../../src/node/fonts/system-fonts.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource-variable/geist/index.css')));
const subset = (name: string) =>
  readFileSync(join(folder, 'files', `geist-${name}-wght-normal.woff2`));

test('a system font must have all letters, regular faces first, and broken files are skipped', () => {
  const fonts = tempFolder({
    'a/Sans-Bold.ttf': subset('cyrillic'),
    'a/Sans.ttf': subset('cyrillic'),
    'Latin.otf': subset('latin'),
    'Broken.ttf': 'no font',
    'Sans.txt': subset('cyrillic'),
  });
  const folders = ['/nowhere', fonts];
  assert.equal(
    findSystemFont({ letters: 'Ж', language: 'ru' }, folders)?.file,
    join(fonts, 'a/Sans.ttf'),
  );
  assert.match(findSystemFont({ letters: 'Ж', language: 'ru' }, folders)?.family ?? '', /Geist/);
  assert.equal(findSystemFont({ letters: 'Жあ', language: 'ja' }, folders), undefined);
});
