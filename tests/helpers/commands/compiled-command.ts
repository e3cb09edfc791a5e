/**
 * The command as an installed package contains it, compiled from the sources once for all test files of a
 * run. Otherwise each process would read a thousand sources and strip their types, which takes twice as
 * long as its actual work.
 */
import assert from 'node:assert/strict';
import { chmodSync, cpSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../runner/run-command.ts';
import { buildOnce } from '../sites/build-once.ts';
import { repositoryRoot } from '../source/read-sources.ts';

const emitted = 'dist-lib';

/** Returns the path of the script, which nobody may change. */
export async function compileCommand(): Promise<string> {
  const { outDir, value } = await buildOnce('command', async (folder) => {
    const lectern = join(folder, 'node_modules/lectern');
    // Ordinary users start it too.
    for (const each of [dirname(folder), dirname(dirname(folder))]) chmodSync(each, 0o755);
    const manifest = readFileSync(join(repositoryRoot, 'package.json'), 'utf8');
    const { files } = JSON.parse(manifest) as { readonly files: readonly string[] };
    for (const name of ['package.json', ...files.filter((file) => file !== emitted)]) {
      cpSync(join(repositoryRoot, name), join(lectern, name), { recursive: true });
    }
    symlinkSync(join(repositoryRoot, 'node_modules'), join(lectern, 'node_modules'));
    const script = join(repositoryRoot, 'scripts/pack.ts');
    const pack = await runCommand([process.execPath, script, join(lectern, emitted)]);
    assert.equal(pack.code, 0, pack.output);
    return relative(folder, join(lectern, 'src/cli/bin.mjs'));
  });
  return join(outDir, value);
}
