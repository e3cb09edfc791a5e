/** `lectern rename`: renames a page or a folder, and updates everything that refers to it. */

import { resolve } from 'node:path';
import { formatPlace } from '../../core/diagnostic/diagnostic.ts';
import { showInvisible } from '../../core/diagnostic/quote.ts';
import type { PlacedChange } from '../../core/rename/rename-page.ts';
import type { RenameResult } from '../../engine/rename-page.ts';
import { readPlainFormat } from '../options/checked-values.ts';
import { common, plainFormat } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count } from '../report/pretty.ts';
import { showDiagnostics, showRefusal, toShownPath } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { styleFor } from '../terminal/style.ts';

export interface RenameCommand {
  readonly kind: 'rename';
  readonly dir: string;
  readonly from: string;
  readonly to: string;
  readonly redirect: boolean;
  readonly dryRun: boolean;
  readonly format: 'pretty' | 'json';
}

export const rename: Command<RenameCommand> = {
  summary: 'Rename a page or folder; navigation, links and redirects follow',
  needed: [
    ['from', 'Page as the navigation names it, or its file; a folder ends in a slash'],
    ['to', 'New name; for a page, a name that ends in a slash is the folder to move it to'],
  ],
  dir: 'Folder that contains docs.json (default: the current one)',
  options: [
    { name: 'no-redirect', text: 'Do not redirect the old URL' },
    { name: 'dry-run', text: 'Show what would change, and change nothing' },
    plainFormat,
    ...common,
  ],
  examples: [
    ['lectern rename guides/start guides/first-steps', 'Renames a page; links follow'],
    ['lectern rename guides/ tutorials/', 'Renames a folder with everything in it'],
    [
      'lectern rename guides/start setup/ --dry-run',
      'Shows what moving a page to another folder would change',
    ],
  ],
  read({ needed, dir }, values) {
    const [from = '', to = ''] = needed;
    const redirect = !values.has('no-redirect');
    const dryRun = values.has('dry-run');
    return { kind: 'rename', dir, from, to, redirect, dryRun, format: readPlainFormat(values) };
  },
  run,
};

async function run(command: RenameCommand, context: Context): Promise<ExitCode> {
  const { format } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const { renamePage } = await import('../../engine/rename-page.ts');
  const commandFor = commandBelow(command, context, [command.from, command.to]);
  const result = await renamePage({ ...command, dir, commandFor });
  if (result.kind === 'refused') {
    showRefusal(result.diagnostics, { format, dir }, context);
    return 2;
  }
  if (format === 'json') context.stdout.write(formatJson(result, command));
  else {
    context.stdout.write(formatPretty(result, command, context));
    showDiagnostics(result.diagnostics, { dir, output: context.stdout }, context);
  }
  return 0;
}

type Renamed = Extract<RenameResult, { kind: 'renamed' }>;

/** Formats one JSON object: the moved files, the changes in each file, and the links left unchanged. */
function formatJson(
  { from, to, moved, files, diagnostics }: Renamed,
  { dryRun }: RenameCommand,
): string {
  const changes = files.flatMap(({ file, changes: inFile }) =>
    inFile.map(({ position, before, text }) => ({ file, ...position, before, after: text })),
  );
  const left = diagnostics.map(({ file, position, message }) => ({ file, ...position, message }));
  return `${JSON.stringify({ from, to, moved: Object.fromEntries(moved), dryRun, changes, left })}\n`;
}

function formatPretty(
  { from, to, files }: Renamed,
  command: RenameCommand,
  { cwd, stdout }: Context,
): string {
  const style = styleFor(stdout.hasColors);
  const shown = toShownPath(resolve(cwd, command.dir), cwd);
  const changes = files.flatMap(({ file, changes: inFile }) =>
    inFile.map((change) => {
      const place = formatPlace(shown(file), change.position);
      return `${style('underline', place)}  ${describe(change)}`;
    }),
  );
  const summary = `${count(changes.length, 'change')} in ${count(files.length, 'file')}`;
  const end = command.dryRun ? `Nothing was changed: ${summary} to make` : summary;
  const sign = command.dryRun ? style('yellow', '!') : style('green', '✓');
  return [`${shown(from)} → ${style('bold', shown(to))}`, ...changes, `${sign} ${end}`, ''].join(
    '\n',
  );
}

function describe({ before, text }: PlacedChange): string {
  const [old, now] = [before, text].map((part) => showInvisible(part.replace(/\s+/g, ' ').trim()));
  if (!old) return `+ ${(now ?? '').replace(/^,\s*/, '')}`;
  return now ? `${old} → ${now}` : `- ${old}`;
}
