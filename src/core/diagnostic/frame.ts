/**
 * Source lines around a position, with carets under the text in question. Frames are plain text for both
 * terminals and error boxes, without characters that move the cursor or change the text direction.
 */
import type { Position, SourceFile } from '../text/source-file.ts';

/** An excerpt of a source, ready to be shown in a fixed-width font. */
export interface Frame {
  readonly lines: readonly FrameLine[];
  /** Number of the line with the position. */
  readonly target: number;
  /** Number of columns before the carets, and number of carets. */
  readonly indent: number;
  readonly length: number;
}

export interface FrameLine {
  readonly number: number;
  /** Tabs are replaced with spaces; a long line is cut to the part around the carets. */
  readonly text: string;
}

const LINES_BEFORE = 2;
const LINES_AFTER = 1;
const WIDTH_LIMIT = 100;
/** How many characters of a cut line are kept before the carets. */
const LEAD = 30;
const TAB = '  ';
const CUT = '…';

/**
 * What a position points at: a string, a tag, a word or an address with its fragment, or a single
 * character.
 */
const TOKEN =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'|(?:#|<?\/?)[\p{L}\p{N}_$./-]+(?:#[\p{L}\p{N}_-]+)?|./uy;
const UNPRINTABLE = /[\p{Cc}\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;
/** Scripts and symbols that take two columns in terminals. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu;

/** Returns the frame of a position in one text. */
export type FindFrame = (position: Position) => Frame;

/**
 * Prepares frames for many positions of one text, which is split into lines only once. A position after the
 * end of the text is moved to the last line.
 */
export function framesIn({ text }: SourceFile): FindFrame {
  const lines = text.split('\n');
  return (position) => buildFrame(lines, position);
}

function buildFrame(lines: readonly string[], position: Position): Frame {
  const target = Math.min(position.line, lines.length);
  const written = lineText(lines, target);
  const column = Math.min(position.column - 1, written.length);
  const shift = column > WIDTH_LIMIT - LEAD ? column - LEAD : 0;
  const lead = cut(written.slice(0, column), shift);
  const token = show(tokenAt(written, column));
  const length = Math.max(1, Math.min(widthOf(token), WIDTH_LIMIT - widthOf(lead)));
  const first = Math.max(1, target - LINES_BEFORE);
  const last = Math.min(lines.length, target + LINES_AFTER);
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return {
    lines: numbers.map((number) => ({ number, text: cut(lineText(lines, number), shift) })),
    target,
    indent: widthOf(lead),
    length,
  };
}

/** Formats a frame as text: numbered lines, with `>` before the target line and no line break at the end. */
export function formatFrame({ lines, target, indent, length }: Frame): string {
  const width = String(lines.at(-1)?.number ?? target).length;
  const row = (mark: string, gutter: string, text: string): string =>
    `${mark} ${gutter.padStart(width)} | ${text}`.trimEnd();
  return lines
    .flatMap(({ number, text }) => {
      if (number !== target) return [row(' ', String(number), text)];
      const carets = `${' '.repeat(indent)}${'^'.repeat(length)}`;
      return [row('>', String(number), text), row(' ', '', carets)];
    })
    .join('\n');
}

function lineText(lines: readonly string[], number: number): string {
  return (lines[number - 1] ?? '').replace(/\r$/, '');
}

/** Returns the string, tag, word or single character that begins at a column of a line, counted from 0. */
export function tokenAt(line: string, column: number): string {
  TOKEN.lastIndex = column;
  return TOKEN.exec(line)?.[0] ?? '';
}

/** Returns the visible part of a line from column `shift`. */
function cut(line: string, shift: number): string {
  const head = shift > 0 && line.length > 0 ? CUT : '';
  const part = line.slice(shift, shift + WIDTH_LIMIT);
  const tail = line.length > shift + WIDTH_LIMIT ? CUT : '';
  return `${head}${show(part)}${tail}`;
}

function show(text: string): string {
  return text.replaceAll('\t', TAB).replace(UNPRINTABLE, '\ufffd');
}

function widthOf(text: string): number {
  const points = Array.from(text).length;
  return points + (text.match(WIDE)?.length ?? 0);
}
