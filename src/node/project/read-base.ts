import { join } from 'node:path';
import { parseBase } from '../../core/address/base.ts';
import { readTextSync } from '../disk/read-text.ts';
import { resolveLayout } from './project-layout.ts';

/**
 * The `base` of a project's configuration, which must be known before the project is read: `''`
 * where there is none. What is wrong with the file is told when it is read as a whole.
 */
export function readBaseOfProject(dir: string): string {
  const { configFile } = resolveLayout(dir);
  if (configFile === undefined) return '';
  const { text = '' } = readTextSync(join(dir, configFile), configFile);
  try {
    const config: unknown = JSON.parse(text);
    if (typeof config !== 'object' || config === null || !('base' in config)) return '';
    return typeof config.base === 'string' ? (parseBase(config.base) ?? '') : '';
  } catch {
    return '';
  }
}
