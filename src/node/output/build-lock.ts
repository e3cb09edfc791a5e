/**
 * A lock file that records which process builds into a folder. A killed process leaves it behind, so a lock
 * whose process is gone counts as free.
 */

import { closeSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { isAlive } from '../disk/process-life.ts';
import { isDenial, toSystemCode } from '../disk/system-error.ts';

/** Locks that this process holds: by its own id, a lock file alone would look stale. */
const held = new Set<string>();

/** The process that holds a lock in which its id is not yet written. */
export const unnamedProcess = 0;

/** A lock without an id that is older was left behind by a process that was killed while it wrote it. */
const WRITING_MILLISECONDS = 10_000;

/** Takes the lock; if another process holds it, returns the id of that process. */
export function takeLock(path: string): number | undefined {
  if (held.has(path)) return process.pid;
  if (!writeLock(path)) {
    const holder = lockHolder(path) ?? removeStale(path);
    if (holder !== undefined) return holder;
    if (!writeLock(path)) return lockHolder(path) ?? unnamedProcess;
  }
  held.add(path);
  return undefined;
}

/**
 * Removes a lock that counted as free, unless another process does: then returns the id of that process. Of
 * several processes that find such a lock, each looks at it again while it alone may remove it. Otherwise, one
 * could remove the lock that another has taken in the meantime.
 */
function removeStale(path: string): number | undefined {
  const next = `${path}-next`;
  const remover = takeLock(next);
  if (remover !== undefined) return remover;
  try {
    const found = readLock(path);
    if (found === undefined || found.holder !== undefined) return found?.holder;
    // Its process could have released it and ended just now, so that it is another's by now.
    const again = readLock(path);
    if (again?.text === found.text && again.holder === undefined) rmSync(path, { force: true });
    return again?.holder;
  } finally {
    releaseLock(next);
  }
}

/** Releases the lock. If the file cannot be removed, it counts as free once this process is gone. */
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
  return held.has(path) ? process.pid : readLock(path)?.holder;
}

interface LockFile {
  readonly text: string;
  /** The live process that holds the lock, if any. */
  readonly holder: number | undefined;
}

/** Reads a lock file; undefined if there is none. */
function readLock(path: string): LockFile | undefined {
  try {
    const text = readFileSync(path, 'utf8');
    return { text, holder: findHolder(text, statSync(path).mtimeMs) };
  } catch (error) {
    // Another user's lock can be unreadable: whether that build is still running is unknown.
    return isDenial(error) ? { text: '', holder: unnamedProcess } : undefined;
  }
}

function findHolder(text: string, changedAt: number): number | undefined {
  // The time can also be in the future, after a copy or a change of the clock.
  const isNew = Math.abs(Date.now() - changedAt) < WRITING_MILLISECONDS;
  if (text === '' && isNew) return unnamedProcess;
  const pid = Number.parseInt(text, 10);
  const bootedAt = Date.now() - uptime() * 1000;
  const isOlderThanBoot = changedAt < bootedAt - 1000;
  return isOlderThanBoot || pid === process.pid || !isAlive(pid) ? undefined : pid;
}

/** Creates the lock file in one atomic step of the file system; returns whether the lock was free. */
function writeLock(path: string): boolean {
  const file = createFile(path);
  if (file === undefined) return false;
  try {
    writeFileSync(file, String(process.pid));
    return true;
  } catch (error) {
    // On a full disk, the file exists without the id.
    rmSync(path, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
}

/** Opens a new file; undefined if there is one already. */
function createFile(path: string): number | undefined {
  try {
    return openSync(path, 'wx');
  } catch (error) {
    if (toSystemCode(error) === 'EEXIST') return undefined;
    throw error;
  }
}
