/** The package as `npm pack` creates it, packed once for all test files of a run. */
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../runner/run-command.ts';
import { buildOnce } from '../sites/build-once.ts';
import { repositoryRoot } from '../source/read-sources.ts';

/** Returns the path of the tarball, which nobody may change. */
export async function packLectern(): Promise<string> {
  const { outDir, value } = await buildOnce('package', async (folder) => {
    const pack = await runCommand(['npm', 'pack', repositoryRoot, '--pack-destination', folder]);
    assert.equal(pack.code, 0, pack.output);
    return readdirSync(folder)[0] ?? '';
  });
  return join(outDir, value);
}
