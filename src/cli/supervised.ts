/**
 * Runs a command that reads an author's files in a child process, and exits with its code. Loads almost
 * nothing: the child prints the report to the same streams.
 */
import { join } from 'node:path';
import { supervise } from '../engine/supervise.ts';
import { openScratchFolder, type ScratchFolder } from '../node/disk/scratch-folder.ts';

/**
 * Size in megabytes of each thread's young generation, from the start. A page of a build soon becomes
 * garbage: with half the size, much of it is still in use at a collection and is promoted; with twice the
 * size, a build needs a fifth more memory.
 */
const youngMegabytes = 16;

/** Seconds of work that no reasonable page needs; the measure does not depend on how busy the machine is. */
const stallSeconds = 20;

/** @param bin the script to run in the child process, which is the current one. */
export async function startSupervised(bin: string): Promise<void> {
  const scratch = findScratch();
  if (scratch === undefined) {
    // Run everything in this process, without supervision.
    const { start } = await import('./start.ts');
    await start();
    return;
  }
  const outcome = await supervise({
    // The user's own flags come later and win.
    args: [
      `--min-semi-space-size=${youngMegabytes}`,
      `--max-semi-space-size=${youngMegabytes}`,
      ...process.execArgv,
      bin,
      ...process.argv.slice(2),
    ],
    env: process.env,
    journalPath: join(scratch.path, 'journal'),
    stallSeconds: Number(process.env['LECTERN_STALL_SECONDS']) || stallSeconds,
  });
  scratch.remove();
  if (outcome.kind === 'ended') process.exit(outcome.code);
  const { reportCrash } = await import('./start.ts');
  process.exit(reportCrash(outcome));
}

function findScratch(): ScratchFolder | undefined {
  try {
    return openScratchFolder();
  } catch {
    return undefined;
  }
}
