/**
 * `lectern check`: builds into a temporary folder, to report what a build would. Silent if there are no
 * problems.
 */

import { resolve } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { openScratchFolder } from '../../node/disk/scratch-folder.ts';
import { SiteFiles } from '../../node/output/site-files.ts';
import { readBaseOfProject } from '../../node/project/read-base.ts';
import { formatFixed, applyFixes } from '../check/apply-fixes.ts';
import { createLinkChecker, type LinksScope } from '../check/link-checker.ts';
import { liveOptions, type LiveRequest, readLive } from '../check/live-options.ts';
import { baselineName, readBaseline, withoutKnown, writeBaseline } from '../check/use-baseline.ts';
import { checkSelection, selectCodes } from '../check/select-codes.ts';
import { type CheckedValues, readBuildOptions } from '../options/checked-values.ts';
import type { ReportFormat } from '../options/option-values.ts';
import { base, common, format, type Option, site, strict } from '../options/options.ts';
import type { ExitCode, Command } from '../options/command.ts';
import { count, formatCounts, formatSeconds } from '../report/pretty.ts';
import { hasFindings, type Report } from '../report/report.ts';
import { showRefusal, showReport } from '../report/show-report.ts';
import type { Context } from '../terminal/context.ts';
import { checkFolder, commandBelow } from '../terminal/project-folder.ts';
import { styleFor } from '../terminal/style.ts';
import { runBuild } from './run-build.ts';

export interface CheckCommand {
  readonly kind: 'check';
  readonly dir: string;
  /** `''` or `/docs`; if absent, docs.json decides. */
  readonly base?: string;
  readonly site?: string;
  readonly strict: boolean;
  readonly format: ReportFormat;
  /** Codes or areas; empty for all. */
  readonly only: readonly string[];
  /** Whether every problem is shown, even if there are many of a kind. */
  readonly verbose: boolean;
  /** A code to explain instead of running a check. */
  readonly explain?: string;
  /** The baseline file, relative to the project folder. */
  readonly baseline?: string;
  /** Whether all current problems are recorded as known. */
  readonly updateBaseline: boolean;
  readonly fix: boolean;
  readonly links: LinksScope;
  /** The run against a live API that replaces the check. */
  readonly live?: LiveRequest;
  /** Whether fixes are made without asking. */
  readonly yes: boolean;
  readonly decorativeImages: boolean;
}

const own: readonly Option[] = [
  {
    name: 'only',
    placeholder: '<code>',
    text: 'Report only one code or area, such as image/no-alt or link; can be repeated',
  },
  { name: 'verbose', text: 'Show every problem, even if there are many of a kind' },
  { name: 'links', text: 'Check external links too' },
  {
    name: 'private-links',
    text: 'Like --links, but also check links to this machine and private networks',
  },
  {
    name: 'explain',
    placeholder: '<code>',
    text: 'Explain what a code means, and check nothing',
  },
  {
    name: 'baseline',
    inline: '<file>',
    text: `Report new problems only; ${baselineName}, or --baseline=<file>, lists known ones`,
  },
  { name: 'update-baseline', inline: '<file>', text: 'Record all current problems as known' },
  { name: 'fix', text: 'Fix what can be fixed automatically, after showing the changes' },
  { name: 'yes', text: 'With --fix: do not ask' },
  {
    name: 'decorative-images',
    text: 'With --fix: treat images without alternative text as decoration, with alt=""',
  },
];

export const check: Command<CheckCommand> = {
  summary: 'Report every problem without writing a site',
  dir: 'Folder that contains docs.json (default: the current one)',
  options: [...own, ...liveOptions, base, site, strict, format, ...common],
  examples: [
    ['lectern check', 'Reports every problem in this folder'],
    ['lectern check --fix', 'Fixes what can be fixed automatically, after showing the changes'],
    ['lectern check --links', 'Checks external links too'],
    [
      'lectern check --live https://api.example.com --dry-run',
      'Lists what would be sent to an API',
    ],
    ['lectern check --strict --format github', 'For a GitHub workflow'],
  ],
  read: ({ dir }, values) => ({
    kind: 'check',
    dir,
    ...readBuildOptions(values),
    ...readOwn(values),
  }),
  run,
};

function readOwn(values: CheckedValues) {
  return {
    only: values.texts('only'),
    verbose: values.has('verbose'),
    ...(values.text('explain') !== undefined && { explain: values.text('explain') ?? '' }),
    ...readBaselineOptions(values),
    links: readLinks(values),
    ...readLive(values),
    fix: values.has('fix'),
    yes: values.has('yes'),
    decorativeImages: values.has('decorative-images'),
  };
}

function readLinks(values: CheckedValues): LinksScope {
  if (values.has('private-links')) return 'private';
  return values.has('links') ? 'public' : 'none';
}

function readBaselineOptions(values: CheckedValues) {
  const updateBaseline = values.has('update-baseline');
  const isUsed = updateBaseline || values.has('baseline');
  const file = values.text('update-baseline') ?? values.text('baseline') ?? baselineName;
  return { updateBaseline, ...(isUsed && { baseline: file }) };
}

async function run(command: CheckCommand, context: Context): Promise<ExitCode> {
  const { format, only } = command;
  if (command.explain !== undefined) return printCodeHelp(command.explain, context);
  const unusable = checkFolder(context.cwd, command.dir);
  const refused = unusable ? [unusable] : checkSelection(only);
  if (refused.length > 0) {
    showRefusal(refused, { format }, context);
    return 2;
  }
  const dir = resolve(context.cwd, command.dir);
  const first = await checkOnce(command, dir, context);
  const report = command.fix ? await fix({ command, dir, report: first }, context) : first;
  return showResult({ command, dir, report }, context);
}

function showResult({ command, dir, report: all }: CheckedProject, context: Context): ExitCode {
  const { format, only, strict, baseline: file } = command;
  if (file !== undefined && command.updateBaseline) {
    writeBaseline(all, { dir, file });
    const known = `Recorded ${count(all.diagnostics.length, 'problem')} as known in ${file}`;
    context.stderr.write(`${styleFor(context.stderr.hasColors)('green', '✓')} ${known}\n`);
    return 0;
  }
  const baseline = file === undefined ? undefined : readBaseline({ dir, file });
  if (baseline !== undefined && 'code' in baseline) {
    showRefusal([baseline], { format, dir }, context);
    return 2;
  }
  const report =
    baseline === undefined ? all : withoutKnown(all, baseline, { dir, file: file ?? '' });
  const isFailed = hasFindings(report.diagnostics, strict);
  const summary = formatSummary(report, isFailed, context);
  const isWhole = command.verbose || only.length > 0;
  showReport(report, { format, dir, summary, isWhole }, context);
  return isFailed ? 1 : 0;
}

async function printCodeHelp(code: string, context: Context): Promise<ExitCode> {
  const { explainCode } = await import('../check/explain-code.ts');
  const explanation = await explainCode(code, styleFor(context.stdout.hasColors));
  if (typeof explanation === 'string') context.stdout.write(explanation);
  else showRefusal([explanation], { format: 'pretty' }, context);
  return typeof explanation === 'string' ? 0 : 2;
}

/** The report of a build, limited to the requested kinds of problems. */
async function checkOnce(command: CheckCommand, dir: string, context: Context): Promise<Report> {
  const commandFor = commandBelow(command, context);
  if (command.live !== undefined) {
    const { runLiveCheck } = await import('../check/live-check.ts');
    const report = await runLiveCheck({ ...command.live, dir, commandFor }, context);
    return { ...report, diagnostics: selectCodes(report.diagnostics, command.only) };
  }
  const base = command.base ?? readBaseOfProject(dir);
  const scratch = openScratchFolder();
  const files = new SiteFiles(scratch.path);
  try {
    const { links, ask: askLinks } = createLinkChecker(command.links, dir);
    const { site } = command;
    const options = { dir, files, base, site, colorsCode: false, askLinks, commandFor };
    const report = { ...(await runBuild(options, context)), ...links() };
    return { ...report, diagnostics: selectCodes(report.diagnostics, command.only) };
  } finally {
    scratch.remove();
  }
}

interface CheckedProject {
  readonly command: CheckCommand;
  readonly dir: string;
  readonly report: Report;
}

/** Makes the fixes, and reports what is left. */
async function fix({ command, dir, report }: CheckedProject, context: Context): Promise<Report> {
  const { format, yes, decorativeImages } = command;
  const options = {
    dir,
    yes,
    consents: new Set(decorativeImages ? (['decoration'] as const) : []),
    isShown: format === 'pretty',
  };
  const outcome = await applyFixes(report.diagnostics, options, context);
  switch (outcome.kind) {
    case 'none':
      return report;
    case 'refused':
      return withMore(report, outcome.diagnostics);
    case 'fixed': {
      const { fixed, diagnostics } = outcome;
      const after = withMore(await checkOnce(command, dir, context), diagnostics);
      const { stdout } = context;
      if (options.isShown) {
        stdout.write(`${styleFor(stdout.hasColors)('green', '✓')} ${formatFixed(fixed)}\n\n`);
      }
      return { ...after, fixed };
    }
  }
}

function withMore(report: Report, diagnostics: readonly Diagnostic[]): Report {
  return { ...report, diagnostics: [...report.diagnostics, ...diagnostics] };
}

function formatSummary(report: Report, isFailed: boolean, context: Context): string {
  const counts = formatCounts(report.diagnostics);
  const style = styleFor(context.stdout.hasColors);
  if (counts === '') {
    const words = report.known
      ? 'No new problems'
      : report.links || report.live
        ? 'No problems'
        : '';
    return words === '' ? '' : `${style('green', '✓')} ${words}`;
  }
  const sign = isFailed ? style('red', '✗') : style('yellow', '!');
  return `${sign} ${counts} (${formatSeconds(report.timings['total'] ?? 0)})`;
}
