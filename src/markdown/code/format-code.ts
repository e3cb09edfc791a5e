/** Formats highlighted code as markup, with as few elements as possible. Pure. */
import { escapeMarkup } from '../../core/html/escape-markup.ts';

/** A piece of a line in one color. */
export interface Run {
  readonly text: string;
  /** Absent for ordinary text. */
  readonly className?: string | undefined;
}

/** A range of characters in a line; the end is exclusive. */
export type Range = readonly [from: number, to: number];

/** A range with its own class. */
export interface Stretch {
  readonly range: Range;
  readonly className: string;
  /** The type that the compiler reports for it. */
  readonly type?: string;
}

/** A line ready for output. */
export interface FormattedLine {
  readonly runs: readonly Run[];
  /** Classes in addition to `line`. */
  readonly classes: readonly string[];
  /** Strings to mark wherever they occur. */
  readonly words: readonly string[];
  /** Further stretches with their own class, in order; ignored if there are `words`. */
  readonly stretches: readonly Stretch[];
  /** The line number to show, if it is not simply counted. */
  readonly label?: number;
  /** Markup at the end of the line. */
  readonly end?: string;
}

/**
 * Merges adjacent runs of the same class. Whitespace between them belongs to neither and does not separate
 * them.
 */
export function mergeRuns(runs: Iterable<Run>): Run[] {
  const merged: { text: string; className: string | undefined }[] = [];
  let blank = '';
  for (const { text, className } of runs) {
    const last = merged.at(-1);
    if (text.trim() === '') blank += text;
    else if (last !== undefined && last.className === className) {
      last.text += blank + text;
      blank = '';
    } else {
      pushBlank(merged, blank);
      blank = '';
      merged.push({ text, className });
    }
  }
  pushBlank(merged, blank);
  return merged;
}

/** Appends whitespace to the preceding run if that has no class, otherwise as a run without one. */
function pushBlank(merged: { text: string; className: string | undefined }[], blank: string): void {
  if (blank === '') return;
  const last = merged.at(-1);
  if (last !== undefined && last.className === undefined) last.text += blank;
  else merged.push({ text: blank, className: undefined });
}

/**
 * Formats a whole `<pre>` without an element for each line, since with short lines of data most of the
 * markup would be such elements.
 */
export function formatPlain(code: string): string {
  const text = escapeCode(code.replaceAll(/\r\n?/g, '\n').replace(/\n+$/, ''));
  return `<pre data-language="text" tabindex="0"><code class="code-plain">${text}</code></pre>`;
}

/** Formats a line without its own element, for code with no line set apart. */
export function formatPlainLine({ runs }: FormattedLine): string {
  return formatRuns(runs);
}

export function formatCodeLine(line: FormattedLine): string {
  const { runs, classes, words, stretches, label, end = '' } = line;
  const names = ['line', ...classes].join(' ');
  const number = label === undefined ? '' : ` data-line="${label}"`;
  const marked =
    words.length === 0 ? stretches : findWords(runs.map(({ text }) => text).join(''), words);
  return `<span class="${names}"${number}>${formatStretches(runs, marked)}${end}</span>`;
}

function formatStretches(runs: readonly Run[], stretches: readonly Stretch[]): string {
  let html = '';
  let at = 0;
  for (const { range, className, type } of stretches) {
    const [from, to] = range;
    const inner = formatRuns(sliceRuns(runs, from, to));
    const typeAttribute = type === undefined ? '' : ` data-type="${escapeMarkup(type)}"`;
    html += `${formatRuns(sliceRuns(runs, at, from))}<span class="${className}"${typeAttribute}>${inner}</span>`;
    at = to;
  }
  return html + formatRuns(sliceRuns(runs, at, Number.POSITIVE_INFINITY));
}

/** Finds the occurrences of `words` in `text`, in order and without overlaps. */
function findWords(text: string, words: readonly string[]): Stretch[] {
  const patterns = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return [...text.matchAll(new RegExp(patterns.join('|'), 'g'))].map(({ 0: word, index }) => ({
    range: [index, index + word.length],
    className: 'highlighted-word',
  }));
}

function sliceRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let start = 0;
  return runs.flatMap(({ text, className }) => {
    const part = text.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += text.length;
    return part === '' ? [] : [{ text: part, className }];
  });
}

function formatRuns(runs: readonly Run[]): string {
  return runs.map(formatRun).join('');
}

function formatRun({ text, className }: Run): string {
  const escaped = escapeCode(text);
  return className === undefined ? escaped : `<span class="${className}">${escaped}</span>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that are not allowed in HTML, or that would reverse the reading order. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for control characters
const HIDDEN = /[\u0000-\u0008\u000b-\u001f\u007f\u202a-\u202e\u2066-\u2069]/;
const ESCAPED = new RegExp(`[&<>${HIDDEN.source.slice(1, -1)}]`, 'g');

/**
 * Escapes text for an element's content. Hidden characters become visible, so that code is what it seems to
 * be.
 */
function escapeCode(text: string): string {
  return text.replace(
    ESCAPED,
    (character) => entities[character] ?? toVisible(character.codePointAt(0) ?? 0),
  );
}

/** Whether a text contains a character that is shown as a symbol instead. */
export function hasHiddenCharacter(text: string): boolean {
  return HIDDEN.test(text);
}

/** Returns a symbol for a character that is not allowed in HTML, and a code point for any other. */
function toVisible(code: number): string {
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return `<span class="hidden-character">U+${code.toString(16).toUpperCase()}</span>`;
}
