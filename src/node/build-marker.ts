/**
 * The file inside every built site that tells: Lectern wrote this, and exactly these files.
 * It starts with a dot, so that no server hands it out, and holds nothing about the machine or the
 * time, so that equal sources give equal folders.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const markerName = '.lectern-build.json';

export interface BuildMarker {
  /** Path that the site was built to be served under: `''` or `/docs`. */
  readonly base: string;
  /** Every file of the site but the marker, relative, sorted. */
  readonly files: readonly string[];
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

export function writeMarker(folder: string, base: string): void {
  const marker: BuildMarker = { base, files: listFiles(folder) };
  writeFileSync(join(folder, markerName), `${JSON.stringify(marker, undefined, 1)}\n`);
}

/** Every file below a folder, with forward slashes, sorted by code unit. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => file !== markerName)
    .sort();
}

function isMarker(value: unknown): value is BuildMarker {
  if (typeof value !== 'object' || value === null) return false;
  const { base, files } = value as Record<string, unknown>;
  return typeof base === 'string' && Array.isArray(files);
}
