/** `lectern migrate`: converts the configuration to the other format, and reports the differences. */

import { resolve } from 'node:path';
import { formatMigrationReport } from '../../core/migrate/report-page.ts';
import type { MigrateResult } from '../../engine/migrate-site.ts';
import { writeMigrationReport } from '../../node/apply-migration.ts';
import { readPlainFormat } from '../options/checked-values.ts';
import { parseConfigFormat } from '../options/option-values.ts';
import { common, plainFormat } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count } from '../report/pretty.ts';
import { showDiagnostics, showRefusal, toShownPath } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { styleFor, type Style } from '../terminal/style.ts';

export interface MigrateCommand {
  readonly kind: 'migrate';
  readonly dir: string;
  readonly to: 'mint' | 'docs';
  readonly dryRun: boolean;
  /** File for the report, as typed. */
  readonly report?: string;
  readonly format: 'pretty' | 'json';
}

export const migrate: Command<MigrateCommand> = {
  summary: 'Convert the configuration to the newer format, or back to mint.json',
  dir: 'Folder that contains mint.json or docs.json (default: the current one)',
  options: [
    {
      name: 'to',
      placeholder: 'docs|mint',
      text: 'Format to write: the newer docs.json, or mint.json (default: docs)',
    },
    { name: 'dry-run', text: 'Show what would change, and change nothing' },
    {
      name: 'report',
      placeholder: '<file>',
      text: 'Write what differs and what changes to an HTML file',
    },
    plainFormat,
    ...common,
  ],
  examples: [
    ['lectern migrate --dry-run', 'Shows the docs.json that a mint.json becomes'],
    ['lectern migrate --report report.html', 'Writes it, and a page about what differs'],
  ],
  read({ dir }, values) {
    const report = values.text('report');
    return {
      kind: 'migrate',
      dir,
      to: values.value('to', parseConfigFormat) ?? 'docs',
      dryRun: values.has('dry-run'),
      ...(report !== undefined && { report }),
      format: readPlainFormat(values),
    };
  },
  run,
};

async function run(command: MigrateCommand, context: Context): Promise<ExitCode> {
  const { format, report } = command;
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) {
    showRefusal([unusable], { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const { migrateSite } = await import('../../engine/migrate-site.ts');
  const commandFor = commandBelow(command, context);
  const result = await migrateSite({ ...command, dir, commandFor });
  if (result.kind === 'refused') {
    showRefusal(result.diagnostics, { format, dir }, context);
    return 1;
  }
  if (format === 'json') context.stdout.write(formatJson(result, command));
  else showPretty(result, { command, dir }, context);
  if (report !== undefined && result.kind === 'migrated') {
    writeMigrationReport(resolve(context.cwd, report), formatMigrationReport(result));
  }
  return 0;
}

type Done = Exclude<MigrateResult, { kind: 'refused' }>;
type Migrated = Extract<MigrateResult, { kind: 'migrated' }>;

/** Formats one JSON object: the files, the change as a patch, and the differences in pages. */
function formatJson(result: Done, { dryRun }: MigrateCommand): string {
  if (result.kind === 'up-to-date') {
    return `${JSON.stringify({ from: result.file, to: result.file, dryRun, diff: '', remarks: [] })}\n`;
  }
  const remarks = result.remarks.map(({ position, places: _, severity: __, ...remark }) => {
    return { ...remark, ...position };
  });
  const { from, to, diff } = result;
  return `${JSON.stringify({ from: from.path, to: to.path, dryRun, diff, remarks })}\n`;
}

function showPretty(
  result: Done,
  { command, dir }: { command: MigrateCommand; dir: string },
  context: Context,
): void {
  const { stdout } = context;
  const style = styleFor(stdout.hasColors);
  if (result.kind === 'up-to-date') {
    stdout.write(`Nothing to do: ${result.file} is already in this format.\n`);
    return;
  }
  if (command.dryRun) stdout.write(`${colorDiff(result.diff, style)}\n`);
  showDiagnostics(result.remarks, { dir, output: stdout }, context);
  const shown = toShownPath(dir, context.cwd);
  stdout.write(`${summarize(result, command, { style, shown })}\n`);
}

function summarize(
  { from, to, remarks }: Migrated,
  { dryRun, report }: MigrateCommand,
  { style, shown }: { style: Style; shown: (file: string) => string },
): string {
  const remarkCount =
    remarks.length === 0 ? 'every page stays the same' : count(remarks.length, 'remark');
  const moved = `${shown(from.path)} → ${style('bold', shown(to.path))}`;
  const end = `pages and snippets stay as they are; ${remarkCount}`;
  return [
    dryRun
      ? `${style('yellow', '!')} Nothing was changed: ${moved}; ${end}`
      : `${style('green', '✓')} ${moved}; ${end}`,
    ...(report === undefined ? [] : [`  Report: ${report}`]),
  ].join('\n');
}

function colorDiff(diff: string, style: Style): string {
  return diff
    .split('\n')
    .map((line) => {
      if (/^(?:---|\+\+\+) /.test(line)) return style('bold', line);
      if (line.startsWith('@@')) return style('cyan', line);
      if (line.startsWith('+')) return style('green', line);
      return line.startsWith('-') ? style('red', line) : line;
    })
    .join('\n');
}
