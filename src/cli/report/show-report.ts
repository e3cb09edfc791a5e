import { isAbsolute, join, relative } from 'node:path';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { framesFrom } from '../../node/project/source-frames.ts';
import type { ReportFormat } from '../options/option-values.ts';
import type { Context, Output } from '../terminal/context.ts';
import { styleFor } from '../terminal/style.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatPretty } from './pretty.ts';
import type { Report } from './report.ts';

export interface ShowOptions {
  readonly format: ReportFormat;
  /** Absolute path of the project folder, which files of diagnostics are relative to. */
  readonly dir: string;
  /** Last words of the pretty format; the others have none. */
  readonly summary?: string;
}

/** Prints a report to standard output in the format that was asked for. */
export function showReport(report: Report, options: ShowOptions, context: Context): void {
  const { format, dir, summary } = options;
  const { stdout } = context;
  switch (format) {
    case 'json':
      stdout.write(formatJson(report));
      return;
    case 'github':
      stdout.write(formatGithub(report.diagnostics, toShownPath(dir, context.cwd)));
      return;
    case 'pretty':
      showDiagnostics(report.diagnostics, { dir, output: stdout }, context);
      if (summary) stdout.write([...(report.notes ?? []), summary, ''].join('\n'));
      return;
  }
}

/** Prints diagnostics for people. */
export function showDiagnostics(
  diagnostics: readonly Diagnostic[],
  { dir, output }: { readonly dir: string; readonly output: Output },
  { cwd }: Pick<Context, 'cwd'>,
): void {
  const text = formatPretty(diagnostics, {
    style: styleFor(output.hasColors),
    toShownPath: toShownPath(dir, cwd),
    framesOf: framesFrom(dir),
  });
  if (text !== '') output.write(text);
}

/** Prints why a command did not start: to standard error, where the format is for people. */
export function showRefusal(
  diagnostics: readonly Diagnostic[],
  options: { readonly format: ReportFormat; readonly dir?: string },
  context: Context,
): void {
  const { format, dir = context.cwd } = options;
  if (format === 'pretty') showDiagnostics(diagnostics, { dir, output: context.stderr }, context);
  else showReport({ pages: [], diagnostics, timings: {} }, { format, dir }, context);
}

/** Relative to the current folder when the project is in it, so that a click opens the file. */
function toShownPath(dir: string, cwd: string): (file: string) => string {
  const way = relative(cwd, dir);
  const isBelow = !way.startsWith('..') && !isAbsolute(way);
  return (file) => (isBelow && !isAbsolute(file) ? join(way, file) : file);
}
