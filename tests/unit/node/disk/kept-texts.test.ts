import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { suite, test } from 'node:test';
import { KeptTexts } from '../../../../src/node/disk/kept-texts.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

suite('texts that are kept on the disk', () => {
  test('are read again as they were, in any order and more than once', () => {
    const kept = new KeptTexts(tempFolder());
    const texts = ['first', '', 'ünï 漢字 🚀', 'x'.repeat(300_000), 'last'];
    const reads = texts.map((text) => kept.keep(text));
    const inReverse = reads.toReversed().map((read) => read());
    assert.deepEqual(inReverse.toReversed(), texts);
    assert.deepEqual(
      reads.map((read) => read()),
      texts,
    );
    kept.close();
  });

  test('leave no file behind, however the process ends', () => {
    const folder = tempFolder();
    const kept = new KeptTexts(folder);
    kept.keep('text');
    assert.deepEqual(readdirSync(folder), []);
    kept.close();
  });
});
