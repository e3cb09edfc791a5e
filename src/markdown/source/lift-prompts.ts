/**
 * Moves the text of each `<Prompt>` into a prop before the source is read as MDX. The text is meant for a
 * machine: braces, angle brackets and Markdown in it must stay as they are.
 */
import { maskCodeAndComments } from '../../core/text/markup/list-code.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { type ScannedTag, scanTag } from '../repair/scan-tag.ts';

const OPENING = /<Prompt(?=[\s>])/g;

const CLOSING = '</Prompt>';

/**
 * How many times over the text may be scanned again. Where tags or comments have no end, each scan runs to
 * the end of the text: after this many, no more prompts are lifted, and the rest is reported as usual.
 */
const MAX_LOOKS = 20;

/** Returns the changes, in text order, that turn the text of prompts into props. */
export function liftPrompts(text: string): TextChange[] {
  const last = text.lastIndexOf(CLOSING);
  if (last === -1) return [];
  const changes: TextChange[] = [];
  const opening = new RegExp(OPENING);
  let left = MAX_LOOKS * text.length;
  const look = (start: number, reach: number): Prose => {
    const seen = proseFrom(text, start, reach);
    left -= Math.max(0, seen.end - start - MIN_SCANNED_CHARACTERS);
    return seen;
  };
  let prose = look(0, 0);
  for (let found = opening.exec(text); found !== null && left >= 0; found = opening.exec(text)) {
    const { index } = found;
    if (index > last) break;
    if (index >= prose.end) prose = look(prose.start, index);
    if (!isIn(prose, index)) continue;
    const tag = scanTag(text, index);
    left -= tag.end - index;
    const change = liftOne(text, tag);
    if (change === undefined) continue;
    changes.push(change);
    opening.lastIndex = change.end + CLOSING.length;
    // Anything that a prompt begins, such as a fence without an end, ends with the prompt.
    if (!isIn(prose, change.end)) prose = look(change.end, change.end);
  }
  return changes;
}

/** A range of a text, and that part with spaces in place of its code and comments. */
interface Prose {
  readonly start: number;
  readonly end: number;
  readonly masked: string;
}

/** The least number of characters in one scan. */
const MIN_SCANNED_CHARACTERS = 2000;

/**
 * Masks the code of a text from `start` to at least the next empty line after `reach`. It does not mask the
 * whole text, because the masking changes after the next prompt; the length doubles each time, because it
 * may not change.
 */
function proseFrom(text: string, start: number, reach: number): Prose {
  let end = reach;
  for (;;) {
    end = endOfBlock(text, Math.max(end, start + MIN_SCANNED_CHARACTERS, reach + (reach - start)));
    const masked = maskCodeAndComments(text.slice(start, end));
    const comment = masked.indexOf('{/*');
    const closing = comment === -1 ? -1 : text.indexOf('*/}', end);
    if (closing === -1) return { start, end, masked };
    end = Math.max(closing + 3, end + (end - start));
  }
}

/** Returns the next empty line, which no inline code can cross. */
function endOfBlock(text: string, at: number): number {
  BLANK.lastIndex = at;
  return BLANK.exec(text)?.index ?? text.length;
}

const BLANK = /\n[ \t\r]*\n/g;

function isIn({ start, end, masked }: Prose, at: number): boolean {
  return at < end && masked[at - start] === '<';
}

/**
 * Turns the text of the prompt with this tag into a prop; undefined if it has no text, or has the prop
 * already.
 */
function liftOne(text: string, { end, attributes }: ScannedTag): TextChange | undefined {
  const isEmpty = text.slice(end - 2, end) === '/>' || text[end - 1] !== '>';
  if (isEmpty || attributes.some(({ name }) => name === 'text')) return undefined;
  const closing = text.indexOf(CLOSING, end);
  if (closing === -1) return undefined;
  const body = withoutIndent(text.slice(end, closing));
  return { start: end - 1, end: closing, text: ` text={${JSON.stringify(body)}}>` };
}

function withoutIndent(body: string): string {
  const lines = body
    .replaceAll('\r\n', '\n')
    .replace(/^[ \t]*\n/, '')
    .trimEnd()
    .split('\n');
  const indent = lines
    .filter((line) => line.trim() !== '')
    .reduce((least, line) => Math.min(least, line.search(/\S/)), Infinity);
  return lines.map((line) => line.slice(indent)).join('\n');
}
