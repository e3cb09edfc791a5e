/** Carries out a planned migration to the other format of the configuration. Decides nothing. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../core/text/source-file.ts';
import { rewriteFile, writeWhole } from './disk/replace-file.ts';

export interface AppliedMigration {
  /** The file that is replaced, relative to the project folder. */
  readonly from: string;
  readonly to: SourceFile;
}

/**
 * Writes the new configuration, then removes the old one.
 * @throws if a file cannot be written or removed.
 */
export function applyMigration(dir: string, { from, to }: AppliedMigration): void {
  const path = join(dir, to.path);
  if (from === to.path) rewriteFile(path, to.text);
  else {
    writeWhole(path, to.text);
    rmSync(join(dir, from));
  }
}

/**
 * Writes the report about a migration.
 * @throws if the file cannot be written.
 */
export function writeMigrationReport(path: string, html: string): void {
  writeFileSync(path, html);
}
