/** Finds brackets and closing tags whose indentation the compiler takes for something else. */
import type { TextChange } from '../../core/text/text-change.ts';
import { type PlacedTag, scanMarks } from './scan-marks.ts';

const FAR_BRACKET = /\r?\n(?: {4}| {0,3}\t)[ \t]*>[ \t]*\S/;
/** The part of a tag before its bracket, if its last line is deeply indented and otherwise empty. */
const FAR_END = /\r?\n(?= {4}| {0,3}\t)[ \t]*$/;

/**
 * Finds brackets that end a tag on their own line, indented by four columns or more and directly followed
 * by text, as some JSX formatters write them. A `>` at the start of a line also opens a blockquote, and the
 * compiler reads it as one from the fourth column on. Returns, in text order, the changes that move such
 * brackets to the end of the line above.
 */
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

const LIST_ITEM = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/m;
const DEEP_CLOSER = /\n[ \t]+<\//;

/**
 * Finds closing tags at the start of a line that are indented further than their opening tags, below a list:
 * they are in its last item, where they may close nothing that is opened outside of it, and the compiler can
 * crash. Returns, in text order, the changes that indent them like their opening tags.
 */
export function findDeepClosers(text: string): readonly TextChange[] {
  if (!DEEP_CLOSER.test(text) || !LIST_ITEM.test(text)) return [];
  const open: PlacedTag[] = [];
  return scanMarks(text, 'strict').tags.flatMap((tag) => {
    if (tag.kind === 'open') open.push(tag);
    if (tag.kind !== 'close') return [];
    const rank = open.findLastIndex(({ name }) => name === tag.name);
    const [opening] = rank === -1 ? [] : open.splice(rank);
    const isDeep = opening?.isFirst === true && tag.column > opening.column;
    const indent = text.slice(tag.line, tag.start);
    if (!isDeep || indent.trim() !== '') return [];
    const inside = text.slice(opening.end, tag.line);
    const change = { start: tag.line, end: tag.start, text: ' '.repeat(opening.column) };
    return LIST_ITEM.test(inside) ? [change] : [];
  });
}
