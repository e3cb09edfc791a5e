/**
 * The file inside every built site that identifies it as Lectern's and lists its files. Its name starts
 * with a dot so that no server delivers it, and it contains nothing about the machine or the time, so that
 * equal sources produce equal folders.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const markerName = '.lectern-build.json';

export interface BuildMarker {
  /** The path that the site was built to be served under: `''` or `/docs`. */
  readonly base: string;
  /** Every file of the site except the marker, relative, sorted. */
  readonly files: readonly string[];
  /** Set if the site was merged into a folder that others also write to; all listed files are the site's. */
  readonly isMerged?: boolean;
}

/** The marker of a folder, or undefined when Lectern did not write the folder. */
export function readMarker(folder: string): BuildMarker | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(join(folder, markerName), 'utf8'));
    return isMarker(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function formatMarker({ base, files, isMerged }: BuildMarker): string {
  return `${JSON.stringify({ base, files, isMerged }, undefined, 1)}\n`;
}

/** Every file below a folder, with forward slashes, sorted by code unit; symbolic links are not followed. */
export function listFilesBelow(folder: string): string[] {
  return listBelow(folder, '')
    .filter((file) => file !== markerName)
    .sort();
}

/** The `recursive` option of `readdir` would follow links to folders. */
function listBelow(folder: string, below: string): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listBelow(folder, path) : [path];
  });
}

function isMarker(value: unknown): value is BuildMarker {
  if (typeof value !== 'object' || value === null) return false;
  const { base, files } = value as Record<string, unknown>;
  return typeof base === 'string' && Array.isArray(files) && files.every(isText);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
