import { readFileSync } from 'node:fs';
import { toSystemCode } from './system-error.ts';

/** Whether a process of this machine is still running. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    return toSystemCode(error) === 'EPERM';
  }
  return !isZombie(pid);
}

/**
 * Whether a process was killed but not yet reaped by its parent (common in containers): it still accepts
 * signals.
 */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return false;
  }
}
