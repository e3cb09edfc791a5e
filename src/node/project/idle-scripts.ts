/**
 * Finds scripts of a flat project that other tools would run on its pages but Lectern runs only on request.
 */
import { join } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { diagnoseFiles } from '../disk/files-entries.ts';
import { readTextSync } from '../disk/read-text.ts';
import { configNames } from './project-layout.ts';

/** Code for tools can be in the same folders: it does not touch a page, or imports modules of Node. */
const TOUCHES_PAGE = /\b(?:document|window)\s*(?:\.|\[)/;
const RUNS_IN_NODE = /^#!|\brequire\s*\(|\bmodule\.exports\b|\bfrom\s*['"]node:/;

/** @param files relative to the project folder `dir`. */
export function findIdleScripts(
  dir: string,
  files: readonly string[],
  config: string = configNames[0],
): Diagnostic[] {
  const scripts = files.filter((file) => {
    const { text = '' } = readTextSync(join(dir, file), file);
    return TOUCHES_PAGE.test(text) && !RUNS_IN_NODE.test(text);
  });
  return scripts.length === 0
    ? []
    : [diagnoseFiles('files/idle-script', { scripts }, { file: config })];
}
