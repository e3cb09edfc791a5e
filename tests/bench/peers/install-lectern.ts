/** Installs Lectern as npm does: as with the other tools, the benchmark measures what users run. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../helpers/runner/run-command.ts';
import { repositoryRoot } from '../../helpers/source/read-sources.ts';
import type { Tool } from './compare-builds.ts';
import { installPeer } from './install-peer.ts';
import { lectern } from './peer-projects.ts';

/** Packs this repository and installs the tarball into its own folder in `folder`. */
export async function installLectern(folder: string): Promise<Tool> {
  mkdirSync(folder, { recursive: true });
  const packed = mkdtempSync(join(folder, 'pack-'));
  try {
    const { code, output } = await runCommand([
      'npm',
      'pack',
      repositoryRoot,
      '--pack-destination',
      packed,
    ]);
    if (code !== 0) throw new Error(`Lectern cannot be packed:\n${output.slice(-2000)}`);
    const file = join(packed, readdirSync(packed)[0] ?? '');
    const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
    const tarball = join(folder, `lectern-${hash}.tgz`);
    renameSync(file, tarball);
    const peer = { ...lectern, dependencies: { lectern: `file:${tarball}` } };
    return { peer, home: await installPeer(peer, folder) };
  } finally {
    rmSync(packed, { recursive: true });
  }
}
