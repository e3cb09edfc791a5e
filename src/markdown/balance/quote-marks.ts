/** The marks of the blockquote around a piece of code, which belong to Markdown and not to the code. */
import { inOrder, type TextChange } from '../../core/text/text-change.ts';
import { parseJsx } from '../repair/jsx-code.ts';
import { type ScannedTag, scanTag } from '../repair/scan-tag.ts';
import { listTagOffsets } from './late-keys.ts';

/** What can be in a line before the content of a blockquote: its marks, and those of lists. */
const LINE_BEGIN = /(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t])))*/y;

/** Further parts of a line or of a tag are not looked at, so that a long text takes linear time. */
const MAX_CHARACTERS = 2000;

/** Returns how many blockquotes an offset is inside of, as far as its line shows them. */
function quoteDepth(text: string, at: number): number {
  const from = Math.max(0, at - MAX_CHARACTERS);
  const lineBreak = text.slice(from, at).lastIndexOf('\n');
  if (lineBreak === -1 && from > 0) return 0;
  LINE_BEGIN.lastIndex = from + lineBreak + 1;
  return LINE_BEGIN.exec(text)?.[0].match(/>/g)?.length ?? 0;
}

/** Replaces the marks in code that begins at an offset of a text by spaces, so that its offsets stay. */
export function blankQuoteMarks(code: string, text: string, at: number): string {
  const depth = code.includes('\n') ? quoteDepth(text, at) : 0;
  if (depth === 0) return code;
  const marks = new RegExp(`(?<=\\n)(?:[ \\t]*>){1,${depth}}`, 'g');
  return code.replace(marks, (found) => found.replaceAll('>', ' '));
}

/** Scans the tag whose `<` is at `start`, without such marks in it. */
export function scanQuotedTag(text: string, start: number): ScannedTag {
  const written = text.slice(start, start + MAX_CHARACTERS);
  const read = blankQuoteMarks(written, text, start);
  if (read === written) return scanTag(text, start);
  const { attributes, spreadStart, end, ...tag } = scanTag(read, 0);
  if (end >= MAX_CHARACTERS) return scanTag(text, start);
  return {
    ...tag,
    attributes: attributes.map((attribute) => ({
      ...attribute,
      start: attribute.start + start,
      valueStart: attribute.valueStart + start,
      end: attribute.end + start,
    })),
    spreadStart: spreadStart === undefined ? undefined : spreadStart + start,
    end: end + start,
  };
}

/**
 * Returns, in text order, the changes that write the values in braces of tags in blockquotes on one line:
 * the compiler for pages reads the marks in them as code where the tag is within a paragraph. Values that
 * are not code on one line, such as those with line comments, stay.
 */
export function joinQuotedValues(text: string): readonly TextChange[] {
  const changes = listTagOffsets(text).flatMap((at) => {
    const { attributes } = scanQuotedTag(text, at);
    return attributes.flatMap(({ isExpression, value = '', valueStart: start }) => {
      const end = start + value.length;
      const isQuoted = isExpression && value.includes('\n') && value !== text.slice(start, end);
      const joined = isQuoted ? value.replace(/\s*\n\s*/g, ' ') : value;
      return isQuoted && parseJsx(`(${joined}\n)`) ? [{ start, end, text: joined }] : [];
    });
  });
  return inOrder(changes);
}
