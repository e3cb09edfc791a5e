/**
 * A lock file that says which process builds into a folder. It outlives a killed process, so a lock
 * whose process is gone counts as free.
 */

import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { isAlive } from '../disk/process-life.ts';
import { toSystemCode } from '../disk/system-error.ts';

/** Locks that this very process holds: its own id in a lock file alone would look stale. */
const held = new Set<string>();

/** Takes the lock; returns the id of the process that holds it when that is another one. */
export function takeLock(path: string): number | undefined {
  if (held.has(path)) return process.pid;
  if (!writeLock(path)) {
    const holder = lockHolder(path);
    if (holder !== undefined) return holder;
    rmSync(path, { force: true });
    if (!writeLock(path)) return lockHolder(path) ?? 0;
  }
  held.add(path);
  return undefined;
}

/** Gives the lock back. A file that cannot be removed counts as free once this process is gone. */
export function releaseLock(path: string): void {
  if (!held.delete(path)) return;
  try {
    rmSync(path, { force: true });
  } catch {
    return;
  }
}

/** The live process that holds the lock, if any. */
export function lockHolder(path: string): number | undefined {
  if (held.has(path)) return process.pid;
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    const bootedAt = Date.now() - uptime() * 1000;
    const isOlderThanBoot = statSync(path).mtimeMs < bootedAt - 1000;
    return isOlderThanBoot || pid === process.pid || !isAlive(pid) ? undefined : pid;
  } catch {
    return undefined;
  }
}

/** Whether the lock was free; creating it is one atomic step of the file system. */
function writeLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (toSystemCode(error) === 'EEXIST') return false;
    throw error;
  }
}
