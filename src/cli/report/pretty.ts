import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { type FindFrame, formatFrame } from '../../core/diagnostic/frame.ts';
import { showInvisible } from '../../core/diagnostic/quote.ts';
import type { Look, Style } from '../terminal/style.ts';
import { countDiagnostics } from './report.ts';

export interface PrettyOptions {
  readonly style: Style;
  /** From a path in the project to the one that a reader can open from here. */
  readonly toShownPath: (file: string) => string;
  /** What to quote of a file; undefined when there is nothing. */
  readonly framesOf: (file: string) => FindFrame | undefined;
}

/** Diagnostics for people: place, title, the lines in question, what happened, what to do. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  return diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic, options)}\n\n`).join('');
}

/** `3 errors, 1 warning in 2 files`; empty when there is nothing. */
export function formatCounts(diagnostics: readonly Diagnostic[]): string {
  const { errors, warnings, files } = countDiagnostics(diagnostics);
  const counts = [
    ...(errors > 0 ? [count(errors, 'error')] : []),
    ...(warnings > 0 ? [count(warnings, 'warning')] : []),
  ];
  return counts.length === 0 ? '' : `${counts.join(', ')} in ${count(files, 'file')}`;
}

/** `1 page`, `2 pages`, `1,000 pages`. */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}

/** `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function formatSeconds(seconds: number): string {
  if (seconds < 59.95) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

function formatDiagnostic(diagnostic: Diagnostic, options: PrettyOptions): string {
  const { style } = options;
  const { title, message, hint } = diagnostic;
  const frame = formatSource(diagnostic, options);
  return [
    formatHeader(diagnostic, options),
    style('bold', title),
    ...(frame === undefined ? [] : ['', frame, '']),
    showControls(message),
    `${style('cyan', 'hint:')} ${showControls(hint)}`,
  ].join('\n');
}

function formatHeader(diagnostic: Diagnostic, { style, toShownPath }: PrettyOptions): string {
  const { code, severity, file, position } = diagnostic;
  const path = file === '' ? '' : showControls(toShownPath(file));
  const place = position ? `${path}:${position.line}:${position.column}` : path;
  const shownPlace = place === '' ? [] : [style('underline', place)];
  return [...shownPlace, style(colorOf(diagnostic), severity), style('dim', code)].join('  ');
}

/** The lines in question, with everything but the line and its carets held back. */
function formatSource(diagnostic: Diagnostic, options: PrettyOptions): string | undefined {
  const { file, position } = diagnostic;
  const findFrame = position && options.framesOf(file);
  if (findFrame === undefined || position === undefined) return undefined;
  const toLook = (line: string) => (isCarets(line) ? colorOf(diagnostic) : 'dim');
  return formatFrame(findFrame(position))
    .split('\n')
    .map((line) => (line.startsWith('>') ? line : options.style(toLook(line), line)))
    .join('\n');
}

function isCarets(line: string): boolean {
  return /^\s*\|\s*\^+$/.test(line);
}

function colorOf({ severity }: Diagnostic): Look {
  return severity === 'error' ? 'red' : 'yellow';
}

/** Names and texts of authors must not move the cursor or paint the terminal. */
function showControls(text: string): string {
  return text.split('\n').map(showInvisible).join('\n');
}
