/**
 * Runs a command that reads an author's files in a process of its own, and tells its exit code.
 * Loads next to nothing: the report is printed by that process, onto the same streams.
 */
import { join } from 'node:path';
import { supervise } from '../engine/supervise.ts';
import { openScratchFolder, type ScratchFolder } from '../node/disk/scratch-folder.ts';

/**
 * Megabytes in which each thread keeps what is young, from the start. A page of a build is garbage soon:
 * with half of them much of it is still in use when it is looked through, and is kept for long; with
 * twice as many a build holds a fifth more memory.
 */
const youngMegabytes = 16;

/** Work that no honest page needs; a busy machine does not change how much it is. */
const stallSeconds = 20;

/** @param bin the script that the process runs, which is the one that runs now. */
export async function startSupervised(bin: string): Promise<void> {
  const scratch = findScratch();
  if (scratch === undefined) {
    // All but the supervision goes on in this process.
    const { start } = await import('./start.ts');
    await start();
    return;
  }
  const outcome = await supervise({
    // Flags of the user's own stand behind, and win.
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
  const { tellLoss } = await import('./start.ts');
  process.exit(tellLoss(outcome));
}

function findScratch(): ScratchFolder | undefined {
  try {
    return openScratchFolder();
  } catch {
    return undefined;
  }
}
