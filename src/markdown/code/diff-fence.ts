/**
 * What the signs of a diff say of its lines: which come and which go, and how many characters before the code
 * are no code. Pure.
 */
import type { CodeLine, LineMark } from './notation.ts';

/** A diff, line by line. */
export interface Diff {
  readonly lines: readonly CodeLine[];
  /** Characters of the column of signs. */
  readonly signs: readonly number[];
}

const SIGNS: ReadonlyMap<string | undefined, LineMark> = new Map([
  ['+', 'add'],
  ['-', 'remove'],
]);

/** Lines of a patch that tell a program which lines of which file it changes. */
const PATCH = /^(?:diff |@@ |--- .*\n\+\+\+ )/m;

/** Undefined where no line has a sign, and for a patch, which a program reads as it is. */
export function readDiff(lines: readonly CodeLine[]): Diff | undefined {
  const isSigned = ({ text }: CodeLine) => SIGNS.has(text[0]);
  const signed = lines.filter(isSigned);
  if (signed.length === 0 || PATCH.test(lines.map(({ text }) => text).join('\n'))) return undefined;
  const others = lines.filter((line) => line.text.trim() !== '' && !isSigned(line));
  /** Whether lines that stay have a column for signs too. */
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

/** One blank where each sign is set apart by one; deeper lines are indented. */
function gapOf(lines: readonly CodeLine[]): number {
  const depths = lines.flatMap(({ text }) => {
    const depth = text.slice(1).search(/[^ ]/);
    return depth === -1 ? [] : [depth];
  });
  return !depths.includes(0) && depths.includes(1) ? 1 : 0;
}
