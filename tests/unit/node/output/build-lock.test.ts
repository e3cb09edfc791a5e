import assert from 'node:assert/strict';
import { execFile, spawnSync } from 'node:child_process';
import fs, { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { promisify } from 'node:util';
import { releaseLock, takeLock } from '../../../../src/node/output/build-lock.ts';
import { tempFolder } from '../../../helpers/files/temp-folder.ts';

/** Takes a lock again and again, and often leaves it behind like a killed build. Prints if it is not alone. */
const BUILDS = `
import { mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { releaseLock, takeLock } from '${new URL('../../../../src/node/output/build-lock.ts', import.meta.url).href}';
const [, folder, stale] = process.argv;
for (let round = 1; round < 6000; round += 1) {
  // In another spelling, this process does not know the locks that it has left behind.
  const turns = round.toString(2).replaceAll('0', '/').replaceAll('1', './');
  const lock = folder + '/' + turns + 'lock';
  if (takeLock(lock) !== undefined) continue;
  try {
    mkdirSync(folder + '/alone');
    rmdirSync(folder + '/alone');
  } catch {
    process.stdout.write('not alone ');
  }
  if (round % 4 === 0) releaseLock(lock);
  else writeFileSync(lock, stale);
}
`;

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

  test('is never taken over by two of many builds', async () => {
    const { folder, lock } = staleLock();
    const stale = readFileSync(lock, 'utf8');
    const args = ['--input-type=module', '--eval', BUILDS, folder, stale];
    const run = promisify(execFile);
    const builds = [1, 2, 3, 4, 5, 6].map(() => run(process.execPath, args));
    for (const { stdout } of await Promise.all(builds)) assert.equal(stdout, '');
  });
});
