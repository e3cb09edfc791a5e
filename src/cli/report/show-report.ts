import { isAbsolute, posix, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { urlOf } from '../../core/diagnostic/explanation.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { pathFrom } from '../../node/disk/path-from.ts';
import { framesFrom } from '../../node/project/source-frames.ts';
import type { ReportFormat } from '../options/option-values.ts';
import type { Context, Output } from '../terminal/context.ts';
import { type Style, styleFor } from '../terminal/style.ts';
import { formatGithub, formatNotice } from './github.ts';
import { formatJson } from './json.ts';
import { formatLinkCounts } from './links.ts';
import { formatLive } from './live.ts';
import { formatPretty, formatSummed, formatCodeHelp } from './pretty.ts';
import type { Report } from './report.ts';

export interface ShowOptions {
  readonly format: ReportFormat;
  /** Absolute path of the project folder; files in diagnostics are relative to it. */
  readonly dir: string;
  /** Whether the pretty format shows every problem, however many there are of a kind. */
  readonly isWhole?: boolean;
  /** The last line of the pretty format; other formats omit it. */
  readonly summary?: string;
}

/** Prints a report to standard output in the requested format. */
export function showReport(report: Report, options: ShowOptions, context: Context): void {
  const { format, dir, summary, isWhole = false } = options;
  const { stdout } = context;
  switch (format) {
    case 'json':
      stdout.write(formatJson(report));
      return;
    case 'github':
      stdout.write(formatGithub(report.diagnostics, toShownPath(dir, context.cwd)));
      if (report.links) stdout.write(formatNotice(formatLinkCounts(report.links).join('\n')));
      if (report.live) stdout.write(formatNotice(formatLive(report.live, plain).join('\n')));
      return;
    case 'pretty':
      showDiagnostics(report.diagnostics, { dir, output: stdout, isSummed: !isWhole }, context);
      if (summary) stdout.write([...listNotes(report, context), summary, ''].join('\n'));
      return;
  }
}

/** A style that adds nothing. */
const plain: Style = (_look, text) => text;

/** The lines shown above the summary. */
function listNotes({ diagnostics, links, live, ...rest }: Report, { stdout }: Context) {
  const notes = [
    ...(rest.notes ?? []),
    ...(links ? formatLinkCounts(links) : []),
    ...(live ? formatLive(live, styleFor(stdout.hasColors)) : []),
  ];
  const way = stdout.hasLinks ? '' : formatCodeHelp(diagnostics);
  return way === '' ? notes : [styleFor(stdout.hasColors)('dim', way), ...notes];
}

export interface ShownTo {
  readonly dir: string;
  readonly output: Output;
  /** Whether frequent kinds of diagnostics are summed up. */
  readonly isSummed?: boolean;
}

/** Prints diagnostics for people. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  { dir, output, isSummed = false }: ShownTo,
  { cwd }: Pick<Context, 'cwd'>,
): void {
  const format = isSummed ? formatSummed : formatPretty;
  const text = format(diagnostics, {
    style: styleFor(output.hasColors),
    toShownPath: toShownPath(dir, cwd),
    folder: pathFrom(cwd, dir),
    linkTo: output.hasLinks ? (file) => pathToFileURL(resolve(dir, file)).href : undefined,
    linkToCode: output.hasLinks ? urlOf : undefined,
    framesOf: framesFrom(dir),
  });
  if (text !== '') output.write(text);
}

/** Prints why a command did not start: to standard error if the format is for people. */
export function showRefusal(
  diagnostics: readonly Diagnostic[],
  options: { readonly format: ReportFormat; readonly dir?: string },
  context: Context,
): void {
  const { format, dir = context.cwd } = options;
  if (format === 'pretty') showDiagnostics(diagnostics, { dir, output: context.stderr }, context);
  else showReport({ pages: [], diagnostics, timings: {} }, { format, dir }, context);
}

/**
 * Converts paths of the project to paths relative to the current folder, if the project is in it, so that a
 * click opens the file. With forward slashes on every system, because tools that read the reports, such as
 * GitHub, require them.
 */
export function toShownPath(dir: string, cwd: string): (file: string) => string {
  const way = pathFrom(cwd, dir);
  const isBelow = !way.startsWith('..') && !isAbsolute(way);
  return (file) => (isBelow && !isAbsolute(file) ? posix.join(way, file) : file);
}
