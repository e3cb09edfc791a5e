/** Finds what another user's build left behind, where the system keeps this user from replacing it. */
import { lstatSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { isDenial } from '../disk/system-error.ts';

export interface Blocker {
  /** Absolute path of the output folder, or of something next to it that builds create. */
  readonly path: string;
  /** In words: `root`, `the user 1000`. */
  readonly owner: string;
}

/** Whether a file name next to an output folder is one that builds create. */
export function isBuildLeftover(name: string): boolean {
  return /\.lectern-(\d+|old|lock(-next)*)$/.test(name);
}

/** Returns undefined if the error has another cause. */
export function findBlocker(error: unknown, out: string): Blocker | undefined {
  if (!isDenial(error) || !(error instanceof Error && 'path' in error)) return undefined;
  const parent = dirname(out);
  const [name = ''] = relative(parent, String(error.path)).split(sep);
  const isOurs = name === basename(out) || isBuildLeftover(name);
  const path = join(parent, name);
  const owner = isOurs ? otherOwner(path) : undefined;
  return owner === undefined ? undefined : { path, owner };
}

/** Returns who owns a file; undefined if it is this user, or if the system has no such owners. */
function otherOwner(path: string): string | undefined {
  const own = process.geteuid?.();
  const uid = lstatSync(path, { throwIfNoEntry: false })?.uid;
  if (own === undefined || uid === undefined || uid === own) return undefined;
  return uid === 0 ? 'root' : `the user ${uid}`;
}
