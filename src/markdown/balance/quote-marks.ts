/** The marks of the blockquote around a piece of code, which belong to Markdown and not to the code. */
import { applyChanges, inOrder, type TextChange } from '../../core/text/text-change.ts';
import { listLineComments, parseJsx } from '../repair/jsx-code.ts';
import { type ScannedAttribute, type ScannedTag, scanTag } from '../repair/scan-tag.ts';
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
  if (quoteDepth(text, start) === 0) return scanTag(text, start);
  for (let size = 250; ; size *= 8) {
    const written = text.slice(start, start + size);
    const { attributes, spreadStart, end, ...tag } = scanTag(
      blankQuoteMarks(written, text, start),
      0,
    );
    if (end >= size && written.length === size) continue;
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
}

/** What a line of a blockquote begins with; in a list, after the marks of its items. */
const QUOTED_LINE = /^[ \t\d.)*+-]*>/m;
const BLANK_LINE = /\n[ \t>]*\r?\n/;
const ATTRIBUTE_NAME = /^[\p{L}_$@][\w.:-]*$/u;
/** The most tags that are not closed, since each may be read to the end of the text. */
const MAX_ENDLESS = 20;

/**
 * Returns, in text order, the changes that write the tags of paragraphs in blockquotes on one line: the
 * compiler for pages reads the marks in them as the end of the tag, or as code.
 */
export function joinQuotedTags(text: string): readonly TextChange[] {
  if (!QUOTED_LINE.test(text)) return [];
  let done = 0;
  let endless = 0;
  return listTagOffsets(text).flatMap((start) => {
    if (start < done || endless > MAX_ENDLESS || quoteDepth(text, start) === 0) return [];
    const tag = scanQuotedTag(text, start);
    if (tag.end - start > MAX_CHARACTERS && text[tag.end - 1] !== '>') endless += 1;
    if (!isWhole(text, start, tag) || isAlone(text, start, tag.end)) return [];
    done = tag.end;
    return joinTag(text, start, tag);
  });
}

/** Whether this is a tag, within one paragraph. */
function isWhole(text: string, start: number, tag: ScannedTag): boolean {
  const { attributes, hasComment, end } = tag;
  const written = text.slice(start, end);
  if (hasComment || !written.endsWith('>') || BLANK_LINE.test(written)) return false;
  return attributes.every(({ name }) => ATTRIBUTE_NAME.test(name));
}

/** Whether nothing else is on the first and the last line of a tag, which then is in no paragraph. */
function isAlone(text: string, start: number, end: number): boolean {
  LINE_BEGIN.lastIndex = text.lastIndexOf('\n', start) + 1;
  LINE_BEGIN.test(text);
  const isFirst = text.slice(LINE_BEGIN.lastIndex, start).trim() === '';
  return isFirst && /^[ \t\r]*(?:\n|$)/.test(text.slice(end, end + MAX_CHARACTERS));
}

function joinTag(
  text: string,
  start: number,
  { attributes, end }: ScannedTag,
): readonly TextChange[] {
  const marks = `(?:[ \\t]*>){0,${quoteDepth(text, start)}}`;
  const found = text.slice(start, end).matchAll(new RegExp(`\\r?\\n${marks}[ \\t]*`, 'g'));
  const breaks = Array.from(found, ({ 0: { length }, index }) => {
    return { start: start + index, end: start + index + length, text: ' ' };
  });
  const within = (code: ScannedAttribute) => (change: TextChange) =>
    code.valueStart <= change.start && change.end <= code.end;
  const codes = attributes.filter(({ isExpression }) => isExpression);
  return inOrder([
    ...breaks.filter((change) => !codes.some((code) => within(code)(change))),
    ...codes.flatMap((code) => joinCode(text, code, breaks.filter(within(code)))),
  ]);
}

/** A line break in JavaScript that is none in Markdown. */
const LINE_SEPARATOR = '\u2028';

/** Returns the changes that write code on one line, with the same meaning; none if this is not code. */
function joinCode(
  text: string,
  { value = '', valueStart }: ScannedAttribute,
  breaks: readonly TextChange[],
): readonly TextChange[] {
  const comments = breaks.length > 0 ? listLineComments(`(${value}\n)`) : undefined;
  if (comments === undefined) return [];
  const starts = comments.map((comment) => valueStart + comment.start - 1);
  const ends = new Set(comments.map((comment) => valueStart + comment.end - 1));
  const joinedBy = (gap: string) => [
    ...starts.map((start) => ({ start, end: start + 2, text: '/*' })),
    ...breaks.map((each) => ({ ...each, text: `${ends.has(each.start) ? '*/' : ''}${gap}` })),
  ];
  const written = text.slice(valueStart, valueStart + value.length);
  const isCode = (changes: readonly TextChange[]): boolean => {
    const own = changes.map((each) => ({
      ...each,
      start: each.start - valueStart,
      end: each.end - valueStart,
    }));
    return parseJsx(`(${applyChanges(written, own)})`) !== undefined;
  };
  return [' ', LINE_SEPARATOR].map(joinedBy).find(isCode) ?? [];
}
