/**
 * Finds brackets that end a tag on their own line, indented by four columns or more and directly followed
 * by text, as some JSX formatters write them. A `>` at the start of a line also opens a blockquote, and the
 * compiler reads it as one from the fourth column on.
 */
import type { TextChange } from '../../core/text/text-change.ts';
import { scanMarks } from './scan-marks.ts';

const FAR_BRACKET = /\r?\n(?: {4}| {0,3}\t)[ \t]*>[ \t]*\S/;
/** The part of a tag before its bracket, if its last line is deeply indented and otherwise empty. */
const FAR_END = /\r?\n(?= {4}| {0,3}\t)[ \t]*$/;

/** Returns, in text order, the changes that move such brackets to the end of the line above. */
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
