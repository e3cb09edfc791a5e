import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { configNames } from './project-layout.ts';

/**
 * Returns the innermost folder with a configuration: the given one, or one around it, up to the root of the
 * repository.
 */
export function findProjectAround(folder: string): string | undefined {
  if (configNames.some((name) => existsSync(join(folder, name)))) return folder;
  const parent = dirname(folder);
  const isRoot = parent === folder || existsSync(join(folder, '.git'));
  return isRoot ? undefined : findProjectAround(parent);
}
