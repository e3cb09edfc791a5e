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

/** A killed process that its parent has not reaped (common in containers) still answers signals. */
function isZombie(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') === '';
  } catch {
    return false;
  }
}
