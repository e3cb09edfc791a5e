import assert from 'node:assert/strict';
import fs, { openSync, closeSync, readdirSync, readFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { TextStore } from '../../../../src/node/disk/text-store.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

suite('texts kept on the disk', () => {
  test('stay in memory up to a limit, and are read back all the same', (t) => {
    const folder = tempFolder();
    const kept = new TextStore(folder, 10);
    const { mock } = t.mock.method(fs, 'writeSync');
    syncBuiltinESMExports();
    const reads = ['12345', '123456', '12345'].map((text) => kept.keep(text));
    const written = mock.calls.length;
    mock.restore();
    syncBuiltinESMExports();
    assert.equal(written, 1);
    assert.deepEqual(
      reads.map((read) => read()),
      ['12345', '123456', '12345'],
    );
    kept.close();
    for (const read of reads) assert.throws(read);
  });

  test('are read back unchanged, in any order and repeatedly', () => {
    const kept = new TextStore(tempFolder(), 0);
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
    const kept = new TextStore(folder, 0);
    kept.keep('text');
    assert.deepEqual(readdirSync(folder), []);
    kept.close();
  });

  test('delete their file when closed, on systems that cannot delete an open file', (t) => {
    const folder = tempFolder();
    const { mock } = t.mock.method(fs, 'rmSync', () => {
      throw Object.assign(new Error('busy'), { code: 'ETXTBSY' });
    });
    syncBuiltinESMExports();
    const kept = new TextStore(folder, 0);
    mock.restore();
    syncBuiltinESMExports();
    const read = kept.keep('text');
    assert.equal(readdirSync(folder).length, 1);
    assert.equal(read(), 'text');
    kept.close();
    assert.deepEqual(readdirSync(folder), []);
  });

  test('are gone once closed, and do not touch files opened later', () => {
    const folder = tempFolder();
    const kept = new TextStore(folder, 0);
    const read = kept.keep('text');
    kept.close();
    const path = join(folder, 'other.txt');
    const other = openSync(path, 'w+');
    assert.throws(() => kept.keep('late'));
    assert.throws(read);
    kept.close();
    closeSync(other);
    assert.equal(readFileSync(path, 'utf8'), '');
  });
});
