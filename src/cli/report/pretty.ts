import { urlOf } from '../../core/diagnostic/explanation.ts';
import { type Diagnostic, formatPlace } from '../../core/diagnostic/diagnostic.ts';
import { type FindFrame, formatFrame } from '../../core/diagnostic/frame.ts';
import { showInvisible } from '../../core/diagnostic/quote.ts';
import type { Position } from '../../core/text/source-file.ts';
import { toShellWord } from '../terminal/project-folder.ts';
import type { Look, Style } from '../terminal/style.ts';
import { countDiagnostics } from './report.ts';
import { type KindSummary, summarizeProblems, type ShownProblem } from './summarize-problems.ts';

export interface PrettyOptions {
  readonly style: Style;
  /** Converts a path in the project to one that a reader can open from the current folder. */
  readonly toShownPath: (file: string) => string;
  /** The path of the project folder from the current one; empty or absent if they are the same. */
  readonly folder?: string;
  /** The URL of the page about a code, for terminals that support links; otherwise absent. */
  readonly linkToCode?: ((code: string) => string) | undefined;
  /** The URL of a place, for terminals that support links; otherwise absent. */
  readonly linkTo?: ((file: string, position: Position | undefined) => string) | undefined;
  /** Finds the source lines to quote from a file; undefined if there are none. */
  readonly framesOf: (file: string) => FindFrame | undefined;
}

/** Formats diagnostics for people: place, title, the lines in question, what happened, what to do. */
export function formatPretty(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  return diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic, options)}\n\n`).join('');
}

/**
 * A shorter form for thousands of diagnostics: a frequent kind is summed up by its worst files, and each
 * cause is shown once.
 */
export function formatSummed(diagnostics: readonly Diagnostic[], options: PrettyOptions): string {
  const { reported, kinds } = summarizeProblems(diagnostics);
  const blocks = [
    ...reported.map((one) => formatReported(one, options)),
    ...kinds.map((kind) => formatKind(kind, options)),
  ];
  return blocks.map((block) => `${block}\n\n`).join('');
}

/** How many further places of one cause are listed. */
const NAMED_PLACES = 3;

function formatReported({ diagnostic, others }: ShownProblem, options: PrettyOptions): string {
  const block = formatDiagnostic(diagnostic, options);
  if (others.length === 0) return block;
  const places = others.slice(0, NAMED_PLACES).map((other) => linkPlace(other, options));
  const more = others.length - places.length;
  const rest = more > 0 ? ` and ${count(more, 'more place')}` : '';
  return `${block}\nThe same at ${places.join(', ')}${rest}.`;
}

function formatKind({ example, count: all, files, worst }: KindSummary, options: PrettyOptions) {
  const { style } = options;
  const { code, title, message, hint } = example;
  const head = `${all.toLocaleString('en-US')} in ${count(files, 'file')}`;
  const more = files - worst.length;
  return [
    [
      style('underline', head),
      style(colorOf(example), example.severity),
      formatCode(example, options),
    ].join('  '),
    style('bold', title),
    ...worst.map(
      ({ first, count: own }) =>
        `  ${linkPlace(first, options)}  ${own.toLocaleString('en-US')} here`,
    ),
    ...(more > 0 ? [`  and ${count(more, 'more file')}`] : []),
    `For example: ${showControls(message)}`,
    `${style('cyan', 'hint:')} ${showControls(hint)}`,
    style('dim', `All of them: lectern check${folderWord(options)} --only ${code}`),
  ].join('\n');
}

/** The project folder as an argument of a command; empty if it is the current one. */
function folderWord({ folder = '' }: PrettyOptions): string {
  return folder === '' ? '' : ` ${toShellWord(folder)}`;
}

/** Where to look up the meaning of codes, with the first one as the example; empty if there are none. */
export function formatCodeHelp(diagnostics: readonly Diagnostic[]): string {
  const code = diagnostics[0]?.code;
  if (code === undefined) return '';
  return `What a code means: ${urlOf(code)} or lectern check --explain ${code}`;
}

/** `3 errors, 1 warning in 2 files`; empty if there are none. */
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

function formatHeader(diagnostic: Diagnostic, options: PrettyOptions): string {
  const { style } = options;
  const { severity } = diagnostic;
  const place = linkPlace(diagnostic, options);
  const shownPlace = place === '' ? [] : [style('underline', place)];
  return [
    ...shownPlace,
    style(colorOf(diagnostic), severity),
    formatCode(diagnostic, options),
  ].join('  ');
}

function formatCode({ code }: Diagnostic, { style, linkToCode }: PrettyOptions): string {
  const text = style('dim', code);
  return linkToCode === undefined ? text : formatLink(text, linkToCode(code));
}

function linkPlace({ file, position }: Diagnostic, options: PrettyOptions): string {
  const { toShownPath, linkTo } = options;
  const path = file === '' ? '' : showInvisible(toShownPath(file));
  const place = formatPlace(path, position);
  return file === '' || linkTo === undefined ? place : formatLink(place, linkTo(file, position));
}

/** Makes a text a terminal link, by OSC 8. */
function formatLink(text: string, url: string): string {
  return `\u001b]8;;${url}\u001b\\${text}\u001b]8;;\u001b\\`;
}

/** The lines in question, with all but the line and its carets dimmed. */
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

/** Shows control characters, because an author's text must not move the cursor or color the terminal. */
function showControls(text: string): string {
  return text.split('\n').map(showInvisible).join('\n');
}
