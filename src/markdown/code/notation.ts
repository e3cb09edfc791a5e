/**
 * Removes the marks that authors write as comments, such as `// [!code ++]`, before code is highlighted,
 * and leaves the code that readers see and copy. Pure.
 */
import type { Overreach } from '../model/fence-element.ts';

/** How a line is set apart. */
export type LineMark = 'add' | 'remove' | 'highlight' | 'focus' | 'error' | 'warning';

export interface CodeLine {
  /** The line number in the source, counted from 1. */
  readonly number: number;
  readonly text: string;
  readonly marks: ReadonlySet<LineMark>;
  /** Strings to mark wherever they occur in the line. */
  readonly words: readonly string[];
}

const marks: ReadonlyMap<string, LineMark> = new Map([
  ['++', 'add'],
  ['--', 'remove'],
  ['highlight', 'highlight'],
  ['hl', 'highlight'],
  ['focus', 'focus'],
  ['error', 'error'],
  ['warning', 'warning'],
]);

/** A comment that contains only one mark; most languages write comments in one of these ways. */
const wholeComment =
  /\s*(?:\{\s*\/\*|\/\*|<!--|\/\/|--|#|;|%)\s*\[!code ((?:[^\]\\]|\\.)+)\]\s*(?:\*\/\s*\}|\*\/|-->)?/g;

/** A mark after other words of a comment. */
const endOfComment = /(?<=(?:\/\*|<!--|\/\/|--|#|;|%).*)\s*\[!code ((?:[^\]\\]|\\.)+)\]/g;

interface Notation {
  /** What follows `[!code `. */
  readonly written: string;
  readonly mark?: LineMark;
  readonly word?: string;
  /** How many lines it applies to. */
  readonly count: number;
}

/**
 * Returns the lines of `code` without the comments that mark them; lines with only such comments are
 * dropped.
 */
export function parseNotation(code: string): CodeLine[] {
  const lines = code.split('\n');
  if (!code.includes('[!code ') && !code.includes('[\\!code ')) return lines.map(toPlainLine);
  const drafts = lines.map((text) => ({
    text,
    marks: new Set<LineMark>(),
    words: new Set<string>(),
  }));
  const dropped = new Set<number>();
  for (const [index, draft] of drafts.entries()) {
    const { text, notations, isAlone } = takeNotations(draft.text);
    draft.text = text.replaceAll('[\\!code ', '[!code ');
    if (isAlone) dropped.add(index);
    for (const notation of notations) {
      const from = index + (isAlone ? 1 : 0);
      for (const marked of drafts.slice(from, from + notation.count))
        applyNotation(marked, notation);
    }
  }
  return drafts
    .map((draft, index) => ({ ...draft, number: index + 1, words: [...draft.words] }))
    .filter((_, index) => !dropped.has(index));
}

function toPlainLine(text: string, index: number): CodeLine {
  return { number: index + 1, text, marks: new Set(), words: [] };
}

/** Returns the first mark that applies to more lines than remain from it on. */
export function findOverreach(code: string): Overreach | undefined {
  if (!code.includes('[!code ')) return undefined;
  const lines = code.split('\n');
  for (const [index, line] of lines.entries()) {
    const { notations, isAlone } = takeNotations(line);
    const left = lines.length - index - (isAlone ? 1 : 0);
    const far = notations.find(({ count }) => Number.isFinite(count) && count > left);
    if (far !== undefined) return { mark: far.written, wanted: far.count, left };
  }
  return undefined;
}

interface TakenNotations {
  readonly text: string;
  readonly notations: readonly Notation[];
  /** Whether the line has nothing else, so that the marks apply to the next one. */
  readonly isAlone: boolean;
}

/** Removes the marks from a line. An unknown mark stays in the text, so that the author sees it. */
function takeNotations(line: string): TakenNotations {
  if (!line.includes('[!code ')) return { text: line, notations: [], isAlone: false };
  const notations: Notation[] = [];
  const take = (whole: string, inner: string): string => {
    const notation = parseOne(inner.trim());
    if (notation === undefined) return whole;
    notations.push(notation);
    return '';
  };
  const text = line.replace(wholeComment, take).replace(endOfComment, take);
  return { text, notations, isAlone: notations.length > 0 && text.trim() === '' };
}

function parseOne(inner: string): Notation | undefined {
  const [, word, times] = /^word:((?:[^:\\]|\\.)+)(?::(\d+))?$/.exec(inner) ?? [];
  if (word !== undefined) {
    const count = times === undefined ? Number.POSITIVE_INFINITY : Number(times);
    return { written: inner, word: word.replace(/\\(.)/g, '$1'), count };
  }
  const [, name = '', lines = '1'] = /^(.+?)(?::(\d+))?$/.exec(inner) ?? [];
  const mark = marks.get(name);
  return mark && { written: inner, mark, count: Number(lines) };
}

function applyNotation(
  line: { readonly marks: Set<LineMark>; readonly words: Set<string> },
  { mark, word }: Notation,
): void {
  if (mark !== undefined) line.marks.add(mark);
  if (word !== undefined) line.words.add(word);
}
