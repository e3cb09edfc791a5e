import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseCli } from './cli-entries.ts';

/** Why a typed path is not a folder; undefined when it is one. */
export function checkFolder(cwd: string, folder: string): Diagnostic | undefined {
  const stats = statSync(resolve(cwd, folder), { throwIfNoEntry: false });
  if (stats?.isDirectory()) return undefined;
  return diagnoseCli('cli/no-folder', { folder, isFile: stats !== undefined }, { file: '' });
}
