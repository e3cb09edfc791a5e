/** `lectern init`: writes a site to start from, and never overwrites a file. */

import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, posix, resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { isPageFile, withoutExtension } from '../../node/disk/file-names.ts';
import { makeFolders } from '../../node/disk/make-folders.ts';
import { statsOf } from '../../node/disk/stats-of.ts';
import { configNames } from '../../node/project/project-layout.ts';
import { toReason, toSystemCode } from '../../node/disk/system-error.ts';
import { askChoices } from '../init/ask-choices.ts';
import { describeOtherFiles } from '../init/other-files.ts';
import {
  COLORS,
  firstColors,
  parseColors,
  parseTemplate,
  type StartChoices,
  toSiteName,
} from '../init/start-choices.ts';
import { listStarterFiles, type StarterFile } from '../init/starter-files.ts';
import { common } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count } from '../report/pretty.ts';
import { showRefusal } from '../report/show-report.ts';
import { diagnoseCli } from '../terminal/cli-entries.ts';
import type { Context } from '../terminal/context.ts';
import { toShellWord } from '../terminal/project-folder.ts';
import { styleFor } from '../terminal/style.ts';

export interface InitCommand {
  readonly kind: 'init';
  readonly dir: string;
  /** The choices made on the command line. */
  readonly given: Partial<StartChoices>;
  /** Whether to use defaults instead of asking for the other choices. */
  readonly yes: boolean;
}

export const init: Command<InitCommand> = {
  summary: 'Write a small site to start from; no file is ever overwritten',
  dir: 'Folder to write to (default: the current one)',
  options: [
    {
      name: 'name',
      placeholder: '<text>',
      text: 'Name of the site (default: made from the folder name)',
    },
    {
      name: 'template',
      placeholder: 'docs|api|product',
      text: 'What the site is about (default: docs)',
    },
    {
      name: 'color',
      placeholder: '<color>',
      text: `A name (${Object.keys(COLORS).join(', ')}) or a hex code such as #0f766e`,
    },
    { name: 'yes', text: 'Ask nothing, as without a terminal' },
    ...common,
  ],
  examples: [
    ['lectern init docs', 'Asks for name, template and color, and writes a site into docs'],
    ['lectern init api-docs --template api --color teal --yes', 'The same without questions'],
  ],
  read({ dir }, values) {
    const name = values.text('name');
    const template = values.value('template', parseTemplate);
    const colors = values.value('color', parseColors);
    const given = {
      ...(name !== undefined && { name }),
      ...(template !== undefined && { template }),
      ...(colors !== undefined && { colors }),
    };
    return { kind: 'init', dir, given, yes: values.has('yes') };
  },
  run,
};

async function run(command: InitCommand, context: Context): Promise<ExitCode> {
  const dir = resolve(context.cwd, command.dir);
  const unfit = checkTarget(dir, command.dir);
  if (unfit) {
    showRefusal([unfit], { format: 'pretty' }, context);
    return 2;
  }
  const choices = await choose(command, dir, context);
  if (choices === undefined) {
    context.stdout.write('Nothing was written.\n');
    return 2;
  }
  const files = listStarterFiles({ ...choices, dir, command: context.command });
  try {
    const found = files.map((file) => ({ file, kept: writeNew(dir, file) }));
    const written = found.flatMap(({ file, kept }) => (kept === undefined ? [file] : []));
    const kept = found.flatMap((each) => each.kept ?? []);
    const left = describeOtherFiles(dir);
    context.stdout.write(formatResult({ written, kept, left, dir: command.dir }, context));
    return 0;
  } catch (error) {
    if (toSystemCode(error) === undefined) throw error;
    const facts = { folder: command.dir, reason: toReason(error) };
    const refused = diagnoseCli('cli/unwritable-folder', facts, { file: '' });
    showRefusal([refused], { format: 'pretty' }, context);
    return 1;
  }
}

async function choose(
  { given, yes }: InitCommand,
  dir: string,
  { openPrompter }: Context,
): Promise<StartChoices | undefined> {
  const name = toSiteName(basename(dir));
  if (!yes && openPrompter !== undefined) return askChoices(await openPrompter(), given, name);
  return { name, template: 'docs', colors: firstColors, ...given };
}

/** Refuses a folder that already has a configuration, because a second one would change that site. */
function checkTarget(dir: string, shown: string): Diagnostic | undefined {
  const stats = statsOf(dir);
  if (stats && !stats.isDirectory()) {
    return diagnoseCli('cli/no-folder', { folder: shown, isFile: true, isNew: true }, { file: '' });
  }
  const config = configNames.find((name) => existsSync(join(dir, name)));
  if (config === undefined) return undefined;
  return diagnoseCli('cli/already-a-site', { folder: shown, config }, { file: '' });
}

/** Writes a file, unless it exists already: then returns the path of the existing one and writes nothing. */
function writeNew(dir: string, { path, text }: StarterFile): string | undefined {
  makeFolders(join(dir, posix.dirname(path)));
  const same = isPageFile(path) ? findSamePage(dir, path) : undefined;
  if (same !== undefined) return same;
  try {
    writeFileSync(join(dir, path), text, { flag: 'wx' });
    return undefined;
  } catch (error) {
    if (toSystemCode(error) === 'EEXIST') return path;
    // What a full disk left of it would be kept by the next attempt.
    if (error instanceof Error && 'syscall' in error && error.syscall === 'write') {
      rmSync(join(dir, path), { force: true });
    }
    throw error;
  }
}

/** Finds a file for the same page in either format: only one of two would be shown. */
function findSamePage(dir: string, path: string): string | undefined {
  const folder = posix.dirname(path);
  return readdirSync(join(dir, folder))
    .map((name) => posix.join(folder, name))
    .find((other) => isPageFile(other) && withoutExtension(other) === withoutExtension(path));
}

interface Result {
  readonly written: readonly StarterFile[];
  /** Paths of files that existed already. */
  readonly kept: readonly string[];
  /** Messages about other files in the folder. */
  readonly left: readonly string[];
  readonly dir: string;
}

function formatResult({ written, kept, left, dir }: Result, { stdout, command }: Context): string {
  const style = styleFor(stdout.hasColors);
  const next = dir === '.' ? `${command} dev` : `${command} dev ${toShellWord(dir)}`;
  return [
    `${style('green', '✓')} Wrote ${count(written.length, 'file')}:`,
    ...written.map(({ path }) => `  ${posix.join(dir, path)}`),
    ...(kept.length === 0 ? [] : ['', `Left unchanged: ${kept.join(', ')}`]),
    ...left.flatMap((line) => ['', `${style('yellow', '!')} ${line}`]),
    '',
    `Next: ${style('bold', next)}`,
    '',
  ].join('\n');
}
