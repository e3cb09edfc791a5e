/**
 * Reads the signs of a diff: which lines are added or removed, and how many characters before the code are
 * not code. Pure.
 */
import type { CodeLine, LineMark } from './notation.ts';

/** A diff, line by line. */
export interface Diff {
  readonly lines: readonly CodeLine[];
  /** Width of the sign column for each line, in characters. */
  readonly signs: readonly number[];
}

const SIGNS: ReadonlyMap<string | undefined, LineMark> = new Map([
  ['+', 'add'],
  ['-', 'remove'],
]);

/** Header lines of a patch, which tell a program which lines of which file to change. */
const PATCH = /^(?:diff |@@ |--- .*\n\+\+\+ )/m;

/** Reads a diff; undefined if no line has a sign, and for a patch, which programs read as it is. */
export function readDiff(lines: readonly CodeLine[]): Diff | undefined {
  const isSigned = ({ text }: CodeLine) => SIGNS.has(text[0]);
  const signed = lines.filter(isSigned);
  if (signed.length === 0 || PATCH.test(lines.map(({ text }) => text).join('\n'))) return undefined;
  const others = lines.filter((line) => line.text.trim() !== '' && !isSigned(line));
  /** Whether unchanged lines have a column for signs too. */
  const isAligned = others.every(({ text }) => text.startsWith(' '));
  const length = 1 + gapOf(isAligned ? [...signed, ...others] : signed);
  return {
    lines: lines.map((line) => {
      const mark = SIGNS.get(line.text[0]);
      return mark === undefined ? line : { ...line, marks: new Set([...line.marks, mark]) };
    }),
    signs: lines.map((line) => (isAligned || isSigned(line) ? length : 0)),
  };
}

/** Returns 1 where a space separates each sign from its code; deeper lines are indented code. */
function gapOf(lines: readonly CodeLine[]): number {
  const depths = lines.flatMap(({ text }) => {
    const depth = text.slice(1).search(/[^ ]/);
    return depth === -1 ? [] : [depth];
  });
  return !depths.includes(0) && depths.includes(1) ? 1 : 0;
}
