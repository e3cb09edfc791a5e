/**
 * Keeps expected texts in files: `tests/build/pages/components.test.ts` has its own in
 * `tests/build/pages/snapshots/components/<name>`. `UPDATE_SNAPSHOTS=1` rewrites them.
 */
import assert from 'node:assert/strict';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Compares a text with the snapshot `name` (with its extension) of a test file. `testFile` is
 * `import.meta.url`. The name must be a literal in the test, so that snapshots which no test uses can be
 * found.
 */
export function assertSnapshot(testFile: string, name: string, actual: string): void {
  const file = join(snapshotFolder(fileURLToPath(testFile)), name);
  if (process.env.UPDATE_SNAPSHOTS === '1') {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  const help =
    'If this is as it should be, run the test with UPDATE_SNAPSHOTS=1 and read the diff.';
  assert.ok(existsSync(file), `There is no snapshot ${file} yet. ${help}`);
  const expected = readFileSync(file, 'utf8');
  if (actual === expected) return;
  try {
    assert.equal(actual, expected);
  } catch (error) {
    if (error instanceof Error) error.message = `${file} differs. ${help}\n${error.message}`;
    throw error;
  }
}

function snapshotFolder(testFile: string): string {
  return join(dirname(testFile), 'snapshots', basename(testFile, '.test.ts'));
}

/** Finds snapshots below `folder` whose test file is gone or no longer names them. */
export function findLeftOverSnapshots(folder: string): string[] {
  return globSync('**/snapshots/*/*', { cwd: folder }).filter((path) => {
    const [name = '', testName = ''] = path.split('/').reverse();
    const testFile = join(folder, dirname(path), '../..', `${testName}.test.ts`);
    return !existsSync(testFile) || !readFileSync(testFile, 'utf8').includes(`'${name}'`);
  });
}
