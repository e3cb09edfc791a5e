/**
 * Finds blank lines after text in the JSX of a module's code. The compiler takes them for the end of the
 * code, though JSX shows them as it shows any line break.
 */
import { Visitor } from 'rolldown/utils';
import { listFences } from '../../core/text/markup/list-fences.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { parseJsx } from '../repair/jsx-code.ts';
import { endOfModule } from '../repair/read-as-text.ts';

const BLANK_LINES = /\n(?:[ \t]*\r?\n)+/g;

/** Returns, in text order, the changes that remove such lines. */
export function findBlankLines(text: string): readonly TextChange[] {
  const fences = listFences(text);
  let passed = 0;
  return [...text.matchAll(/^export\b/gm)].flatMap(({ index }) => {
    const isInFence = fences.some(({ start, end }) => index >= start && index < end);
    const end = index < passed || isInFence ? undefined : endOfModule(text, index);
    if (end === undefined) return [];
    passed = end;
    return blankLinesIn(text.slice(index, end)).map((change) => ({
      start: index + change.start,
      end: index + change.end,
      text: change.text,
    }));
  });
}

function blankLinesIn(code: string): TextChange[] {
  const found: TextChange[] = [];
  const program = code.search(BLANK_LINES) === -1 ? undefined : parseJsx(code);
  if (program === undefined) return [];
  new Visitor({
    JSXText: ({ start, end }) => {
      for (const { 0: lines, index } of code.slice(start, end).matchAll(BLANK_LINES)) {
        found.push({ start: start + index, end: start + index + lines.length, text: '\n' });
      }
    },
  }).visit(program);
  return found;
}
