/** `lectern build`: writes the site, or leaves the old one exactly as it was. */

import { resolve } from 'node:path';
import { orderDiagnostics } from '../../core/diagnostic/order.ts';
import { shownPath } from '../../node/disk/path-from.ts';
import { openOutputFolder } from '../../node/output/output-folder.ts';
import type { OutputFolder } from '../../node/output/output-folder.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import { resolveLayout } from '../../node/project/project-layout.ts';
import { readBuildOptions } from '../options/checked-values.ts';
import type { ReportFormat } from '../options/option-values.ts';
import { base, common, format, site, strict } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count, formatCounts, formatSeconds } from '../report/pretty.ts';
import { hasFindings } from '../report/report.ts';
import type { Report } from '../report/report.ts';
import { showRefusal, showReport } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { styleFor } from '../terminal/style.ts';
import { runBuild } from './run-build.ts';

export interface BuildCommand {
  readonly kind: 'build';
  readonly dir: string;
  /** Defaults to `dist` in `dir`. */
  readonly out?: string;
  /** `''` or `/docs`; if absent, docs.json decides. */
  readonly base?: string;
  /** Origin without a trailing slash. */
  readonly site?: string;
  readonly keepGoing: boolean;
  readonly strict: boolean;
  readonly format: ReportFormat;
}

export const build: Command<BuildCommand> = {
  summary: 'Write the site as static files',
  dir: 'Folder that contains docs.json (default: the current one)',
  options: [
    {
      name: 'out',
      placeholder: '<folder>',
      text: 'Output folder, replaced as a whole (default: dist in dir)',
    },
    base,
    site,
    {
      name: 'keep-going',
      text: 'Write the site even with errors; its pages say what is missing',
    },
    strict,
    format,
    ...common,
  ],
  examples: [
    ['lectern build', 'Writes the site into dist'],
    ['lectern build docs --out site --base /docs', 'Writes a site to be served under /docs'],
    ['lectern build --strict', 'Fails on warnings too, for continuous integration'],
  ],
  read({ dir }, values) {
    const out = values.text('out');
    const keepGoing = values.has('keep-going');
    const options = readBuildOptions(values);
    return { kind: 'build', dir, keepGoing, ...options, ...(out !== undefined && { out }) };
  },
  run,
};

async function run(command: BuildCommand, context: Context): Promise<ExitCode> {
  const dir = resolve(context.cwd, command.dir);
  const out = command.out === undefined ? resolve(dir, 'dist') : resolve(context.cwd, command.out);
  const unusable = checkFolder(context.cwd, command.dir);
  if (unusable) return refuse([unusable], command, context);
  const { pagesDir, staticDir } = resolveLayout(dir, out);
  // Once there is a folder "content", pages are looked for in it.
  const sources = ['content', pagesDir, staticDir].filter((folder) => folder !== '');
  const base = command.base ?? readBaseOfProject(dir);
  const opened = openOutputFolder({ out, dir, sources, base });
  if (opened.kind === 'refused') return refuse([opened.diagnostic], command, context);
  try {
    return await buildInto(opened.output, { command, dir, base }, context);
  } finally {
    opened.output.discard();
  }
}

interface BuildJob {
  readonly command: BuildCommand;
  readonly dir: string;
  readonly base: string;
}

async function buildInto(
  output: OutputFolder,
  { command, dir, base }: BuildJob,
  context: Context,
): Promise<ExitCode> {
  const { site } = command;
  const folders = { dir, files: output.files, finalOutDir: output.path };
  const commandFor = commandBelow(command, context);
  const report = await runBuild({ ...folders, base, site, commandFor }, context);
  const isFailed = hasFindings(report.diagnostics, command.strict);
  const isWritten = !isFailed || (command.keepGoing && report.pages.length > 0);
  const problem = isWritten ? await output.replace() : undefined;
  const complete = problem
    ? { ...report, diagnostics: orderDiagnostics([...report.diagnostics, problem]) }
    : report;
  const summary = formatSummary(complete, {
    isFailed: isFailed || problem !== undefined,
    target: isWritten && !problem ? shownPath(output.path, context.cwd) : undefined,
    couldGoOn: !isWritten && report.pages.length > 0,
    context,
  });
  showReport(complete, { format: command.format, dir, summary }, context);
  if (problem) return 2;
  return isFailed ? 1 : 0;
}

interface SummaryFacts {
  readonly isFailed: boolean;
  /** Where the new site is; undefined if it was not written. */
  readonly target: string | undefined;
  /** Whether there is a site that `--keep-going` would have written. */
  readonly couldGoOn: boolean;
  readonly context: Context;
}

/** `✓ 42 pages in 1.8 s, in dist`, `✗ 3 errors in 2 files; nothing was written (1.8 s)`. */
function formatSummary(
  report: Report,
  { isFailed, target, couldGoOn, context }: SummaryFacts,
): string {
  const style = styleFor(context.stdout.hasColors);
  const sign = isFailed ? style('red', '✗') : style('green', '✓');
  const counts = formatCounts(report.diagnostics);
  const seconds = formatSeconds(report.timings['total'] ?? 0);
  if (target === undefined) {
    const advice = couldGoOn ? '\n  To write the site despite this, add --keep-going.' : '';
    return `${sign} ${counts}; nothing was written (${seconds})${advice}`;
  }
  const pages = report.pages.filter(({ status }) => status !== 'missing');
  const written = `${count(pages.length, 'page')} in ${seconds}, in ${target}`;
  return `${sign} ${counts === '' ? written : `${written}; ${counts}`}`;
}

function refuse(
  diagnostics: Report['diagnostics'],
  { format }: BuildCommand,
  context: Context,
): ExitCode {
  showRefusal(diagnostics, { format }, context);
  return 2;
}
