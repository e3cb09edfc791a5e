/**
 * Brackets that end a tag far to the right in a line of their own, with text right behind them: as formatters of
 * JSX write it. A `>` that begins a line also opens a quotation, and the compiler takes it for one from the fourth
 * column on.
 */
import type { TextChange } from '../../core/text/text-change.ts';
import { scanMarks } from './scan-marks.ts';

const FAR_BRACKET = /\r?\n(?: {4}| {0,3}\t)[ \t]*>[ \t]*\S/;
/** All of a tag before its bracket: its last line is far in, and empty. */
const FAR_END = /\r?\n(?= {4}| {0,3}\t)[ \t]*$/;

/** What puts such brackets behind what stands above them, in their order. */
export function findFarBrackets(text: string): readonly TextChange[] {
  if (!FAR_BRACKET.test(text)) return [];
  return scanMarks(text, 'strict').tags.flatMap(({ kind, start, end }) => {
    if (kind !== 'open' || !/^[ \t]*\S/.test(text.slice(end))) return [];
    const inner = text.slice(start, end - 1);
    const at = FAR_END.exec(inner)?.index;
    if (at === undefined) return [];
    return [{ start: start + at, end: start + inner.lastIndexOf('\n') + 1, text: '' }];
  });
}
