import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { assertSnapshot, findLeftOverSnapshots } from '../helpers/files/snapshot.ts';
import { tempFolder } from '../helpers/files/temp-folder.ts';

test('no snapshot of the repository is unused', () => {
  assert.deepEqual(findLeftOverSnapshots(fileURLToPath(new URL('..', import.meta.url))), []);
});

test('a snapshot is unused if its test file is missing or no longer names it', () => {
  const folder = tempFolder({
    'build/cards.test.ts': `assertSnapshot(import.meta.url, 'card.html', text);`,
    'build/snapshots/cards/card.html': '',
    'build/snapshots/cards/old.html': '',
    'build/snapshots/gone/card.html': '',
  });
  assert.deepEqual(findLeftOverSnapshots(folder).sort(), [
    'build/snapshots/cards/old.html',
    'build/snapshots/gone/card.html',
  ]);
});

test('a text that differs from its snapshot fails with how to accept it', () => {
  const folder = tempFolder({ 'snapshots/cards/card.html': '<p>old</p>' });
  const testFile = pathToFileURL(join(folder, 'cards.test.ts')).href;
  assertSnapshot(testFile, 'card.html', '<p>old</p>');
  assert.throws(() => assertSnapshot(testFile, 'card.html', '<p>new</p>'), /UPDATE_SNAPSHOTS=1/);
  assert.throws(() => assertSnapshot(testFile, 'other.html', ''), /There is no snapshot/);
});
