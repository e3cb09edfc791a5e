import { join } from 'node:path';
import { parseBase } from '../../core/address/base.ts';
import { readConfigJson } from '../../core/config/parse/read-config-json.ts';
import { isExactObject, toExactJson } from '../../core/text/json/exact-json.ts';
import { ownValue } from '../../core/text/own-value.ts';
import { readTextSync } from '../disk/read-text.ts';
import { resolveLayout } from './project-layout.ts';

/**
 * The `base` of a project's configuration, which must be known before the project is read; `''` if there is
 * none. Errors in the file are reported when it is read as a whole.
 */
export function readBaseOfProject(dir: string): string {
  const { configFile, configParts } = resolveLayout(dir);
  if (configFile === undefined) return '';
  const { text = '' } = readTextSync(join(dir, configFile), configFile);
  const { tree } = readConfigJson({ path: configFile, text }, configParts);
  const config = tree && toExactJson(tree);
  if (config === undefined || !isExactObject(config)) return '';
  const base = ownValue(config, 'base');
  return typeof base === 'string' ? (parseBase(base) ?? '') : '';
}
