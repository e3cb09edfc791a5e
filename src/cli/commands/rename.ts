/** `lectern rename`: gives a page another name, and mends everything that led to it. */

import { relative, resolve } from 'node:path';
import type { RenameResult } from '../../engine/rename-page.ts';
import type { PlacedChange } from '../../core/site/rename-page.ts';
import { showInvisible } from '../../core/diagnostics/quote.ts';
import type { RenameCommand } from '../command.ts';
import type { Context } from '../context.ts';
import { checkFolder } from '../project-folder.ts';
import { count } from '../report/pretty.ts';
import type { ExitCode } from '../report/report.ts';
import { showDiagnostics, showRefusal } from '../report/show-report.ts';
import { styleFor } from '../style.ts';

export async function rename(command: RenameCommand, context: Context): Promise<ExitCode> {
  const { format } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const { renamePage } = await import('../../engine/rename-page.ts');
  const result = await renamePage({ ...command, dir });
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

/** One object: the files, what changes in each, and the links that were left. */
function formatJson({ from, to, files, diagnostics }: Renamed, { dryRun }: RenameCommand): string {
  const changes = files.flatMap(({ file, changes: inFile }) =>
    inFile.map(({ position, before, text }) => ({ file, ...position, before, after: text })),
  );
  const left = diagnostics.map(({ file, position, message }) => ({ file, ...position, message }));
  return `${JSON.stringify({ from, to, dryRun, changes, left })}\n`;
}

function formatPretty(
  { from, to, files }: Renamed,
  command: RenameCommand,
  { cwd, stdout }: Context,
): string {
  const style = styleFor(stdout.hasColors);
  const way = relative(cwd, resolve(cwd, command.dir));
  const shown = (file: string) => (way === '' || way.startsWith('..') ? file : `${way}/${file}`);
  const changes = files.flatMap(({ file, changes: inFile }) =>
    inFile.map((change) => {
      const { line, column } = change.position;
      return `${style('underline', `${shown(file)}:${line}:${column}`)}  ${describe(change)}`;
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
