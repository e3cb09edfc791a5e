/** `lectern init`: writes the starter site, and never over a file that is there. */

import { constants, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { toSystemCode } from '../../node/disk/system-error.ts';
import { common } from '../options/options.ts';
import type { ExitCode, Verb } from '../options/verb.ts';
import { count } from '../report/pretty.ts';
import { showRefusal } from '../report/show-report.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import type { Context } from '../terminal/context.ts';
import { styleFor } from '../terminal/style.ts';

/** From the package's root, since compiled code lies in another folder than this file. */
const starter = fileURLToPath(new URL('../../../src/cli/starter/', import.meta.url));

export interface InitCommand {
  readonly kind: 'init';
  readonly dir: string;
}

export const init: Verb<InitCommand> = {
  summary: 'Write a small site to start from; no file is ever overwritten',
  dir: 'Folder to write to (default: the current one)',
  options: common,
  read: ({ dir }) => ({ kind: 'init', dir }),
  run,
};

function run(command: InitCommand, context: Context): ExitCode {
  const dir = resolve(context.cwd, command.dir);
  const unfit = checkTarget(dir, command.dir);
  if (unfit) {
    showRefusal([unfit], { format: 'pretty' }, context);
    return 2;
  }
  const written: string[] = [];
  const kept: string[] = [];
  for (const file of starterFiles()) {
    const target = toTarget(file);
    const isNew = copyNew(join(starter, file), join(dir, target));
    (isNew ? written : kept).push(target);
  }
  context.stdout.write(formatResult({ written, kept, dir: command.dir }, context));
  return 0;
}

/** A folder with a configuration is a site already; a second one in it would change the first. */
function checkTarget(dir: string, shown: string): Diagnostic | undefined {
  const stats = statSync(dir, { throwIfNoEntry: false });
  if (stats && !stats.isDirectory()) {
    return diagnoseCli('cli/no-folder', { folder: shown, isFile: true }, { file: '' });
  }
  const config = ['docs.json', 'mint.json'].find((name) => existsSync(join(dir, name)));
  if (config === undefined) return undefined;
  return diagnoseCli('cli/already-a-site', { folder: shown, config }, { file: '' });
}

function starterFiles(): string[] {
  return readdirSync(starter, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(starter, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** npm leaves `.gitignore` out of packages, so the starter has it without its dot. */
function toTarget(file: string): string {
  return file === 'gitignore' ? '.gitignore' : file;
}

/** Whether the file was written; false when there was one. */
function copyNew(from: string, to: string): boolean {
  mkdirSync(dirname(to), { recursive: true });
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (toSystemCode(error) === 'EEXIST') return false;
    throw error;
  }
}

interface Result {
  readonly written: readonly string[];
  readonly kept: readonly string[];
  readonly dir: string;
}

function formatResult({ written, kept, dir }: Result, { stdout }: Context): string {
  const style = styleFor(stdout.hasColors);
  const next = dir === '.' ? 'lectern dev' : `lectern dev ${dir}`;
  return [
    `${style('green', '✓')} Wrote ${count(written.length, 'file')}:`,
    ...written.map((file) => `  ${join(dir, file)}`),
    ...(kept.length === 0 ? [] : ['', `Left as they were: ${kept.join(', ')}`]),
    '',
    `Next: ${style('bold', next)}`,
    '',
  ].join('\n');
}
