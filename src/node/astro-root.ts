import { createRequire } from 'node:module';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * The folder that one run of Astro works in. Astro writes into its root and resolves its own
 * modules from there; a root of our own keeps the package read-only, the author's folder free of
 * a `node_modules`, and two runs at once apart.
 */
export interface AstroRoot {
  readonly path: string;
  /** Where a build writes its pages. */
  readonly outDir: string;
  readonly remove: () => Promise<void>;
}

export async function createAstroRoot(cacheDir: string): Promise<AstroRoot> {
  const path = await mkdtemp(join(cacheDir, 'run-'));
  await symlink(nodeModulesFolder(), join(path, 'node_modules'), 'junction');
  await mkdir(join(path, 'public'));
  return {
    path,
    outDir: join(path, 'out'),
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** The `node_modules` folder that holds Astro beside Lectern's other dependencies. */
function nodeModulesFolder(): string {
  const manifest = createRequire(import.meta.url).resolve('astro/package.json');
  return dirname(dirname(manifest));
}

/**
 * The project's cache folder, `.lectern`, which keeps itself out of version control. A project that
 * cannot be written to gets one in the system's temporary folder.
 */
export async function openCacheFolder(projectDir: string): Promise<string> {
  const inProject = join(projectDir, '.lectern');
  try {
    await mkdir(inProject, { recursive: true });
    await writeFile(join(inProject, '.gitignore'), '*\n');
    return inProject;
  } catch {
    return await mkdtemp(join(tmpdir(), 'lectern-'));
  }
}
