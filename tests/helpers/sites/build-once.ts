/** Builds sites that several test files look at only once per run: the first file builds. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { tempFolder } from '../files/temp-folder.ts';

/** Set by `run.ts` to a folder that is removed at the end of the run. */
const shared = process.env.LECTERN_TEST_SITES;

export interface Once<Value> {
  /** What was built; nobody may change it. */
  readonly outDir: string;
  readonly value: Value;
}

/**
 * Runs `build`, which fills a folder, unless another file of the same run has. The value that it returns is
 * stored as JSON. Files that run on their own each build.
 */
export async function buildOnce<Value>(
  name: string,
  build: (outDir: string) => Promise<Value>,
): Promise<Once<Value>> {
  const folder = shared === undefined ? tempFolder() : join(shared, name);
  const outDir = join(folder, 'site');
  const result = join(folder, 'result.json');
  if (shared === undefined || takeTask(folder)) {
    mkdirSync(outDir);
    const value = await build(outDir);
    writeFileSync(`${result}.new`, JSON.stringify(value));
    renameSync(`${result}.new`, result);
    return { outDir, value };
  }
  for (;;) {
    // Asked first: the builder may end as soon as it has written the result.
    const isBuilding = isAlive(Number(readFileSync(join(folder, 'builder'), 'utf8')));
    if (existsSync(result)) break;
    if (!isBuilding) {
      throw new Error(`The test file that built "${name}" ended before it was built.`);
    }
    await setTimeout(50);
  }
  return { outDir, value: JSON.parse(readFileSync(result, 'utf8')) as Value };
}

/** Whether this process is the first to ask. Renaming is atomic, and only one process can succeed. */
function takeTask(folder: string): boolean {
  const own = `${folder}-${process.pid}`;
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, 'builder'), `${process.pid}`);
  try {
    renameSync(own, folder);
    return true;
  } catch {
    return false;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
