import { rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isAlive } from '../../node/disk/process-life.ts';

/**
 * The folder that one run of Astro works in. Astro writes into its root and resolves its own modules from
 * there; a separate root leaves the sources untouched and keeps simultaneous runs apart.
 */
export interface AstroRoot {
  readonly path: string;
  /** The folder for the output. */
  readonly outDir: string;
  readonly remove: () => Promise<void>;
}

/**
 * Makes a new root for each run. It is deleted by `remove`, when the process exits, or else by the next
 * run.
 */
export async function createAstroRoot(cacheDir: string): Promise<AstroRoot> {
  await removeAbandonedRoots(cacheDir);
  const path = await mkdtemp(join(cacheDir, `run-${process.pid}-`));
  const removeNow = () => rmSync(path, { recursive: true, force: true });
  process.on('exit', removeNow);
  await symlink(nodeModulesFolder(), join(path, 'node_modules'), 'junction');
  await mkdir(join(path, 'public'));
  return {
    path,
    outDir: join(path, 'out'),
    async remove() {
      process.off('exit', removeNow);
      await rm(path, { recursive: true, force: true });
    },
  };
}

/** Removes roots of processes that were killed. */
async function removeAbandonedRoots(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const pid = /^run-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isAlive(Number(pid))) continue;
    await rm(join(cacheDir, name), { recursive: true, force: true });
  }
}

/** The `node_modules` folder that contains Astro and Lectern's other dependencies. */
function nodeModulesFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  return dirname(dirname(manifest));
}
