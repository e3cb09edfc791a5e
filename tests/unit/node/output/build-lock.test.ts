import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { releaseLock, takeLock } from '../../../../src/node/output/build-lock.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

suite('a lock that a killed build left behind', () => {
  const staleLock = () => {
    const folder = tempFolder({ lock: String(spawnSync(process.execPath, ['--version']).pid) });
    return { folder, lock: join(folder, 'lock') };
  };

  test('is taken over by the next build', () => {
    const { folder, lock } = staleLock();
    assert.equal(takeLock(lock), undefined);
    assert.equal(readFileSync(lock, 'utf8'), String(process.pid));
    assert.deepEqual(readdirSync(folder), ['lock']);
    releaseLock(lock);
    assert.deepEqual(readdirSync(folder), []);
  });

  test('is taken over by only one of two builds that find it', (t) => {
    const { folder, lock } = staleLock();
    const { statSync } = fs;
    const { mock } = t.mock.method(fs, 'statSync', (...args: Parameters<typeof statSync>) => {
      const stats = statSync(...args);
      // The other build is faster: it takes the lock before this one has finished looking at it.
      if (args[0] === lock) writeFileSync(lock, String(process.ppid));
      return stats;
    });
    syncBuiltinESMExports();
    try {
      assert.equal(takeLock(lock), process.ppid);
    } finally {
      mock.restore();
      syncBuiltinESMExports();
    }
    assert.equal(readFileSync(lock, 'utf8'), String(process.ppid));
    assert.deepEqual(readdirSync(folder), ['lock']);
  });
});
