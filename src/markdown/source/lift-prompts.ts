/**
 * The text of a `<Prompt>` is meant for a machine: braces, angle brackets and Markdown in it are to
 * stay as they are. It is taken out of the source before that is read as MDX.
 */
import { maskCodeAndComments } from '../../core/text/markup/list-code.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { type ScannedTag, scanTag } from '../repair/scan-tag.ts';

const OPENING = /<Prompt(?=[\s>])/g;

const CLOSING = '</Prompt>';

/**
 * Times that the text may be looked through again. Where tags or comments have no end, each look goes on
 * to the end of the text: behind so many of them no more is lifted, and what they are is told as ever.
 */
const MOST_LOOKS = 20;

/** The changes, in the order of the text, by which its prompts become props. */
export function liftPrompts(text: string): TextChange[] {
  const last = text.lastIndexOf(CLOSING);
  if (last === -1) return [];
  const changes: TextChange[] = [];
  const opening = new RegExp(OPENING);
  let left = MOST_LOOKS * text.length;
  const look = (start: number, reach: number): Prose => {
    const seen = proseFrom(text, start, reach);
    left -= Math.max(0, seen.end - start - LEAST);
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
    // What a prompt begins, such as a fence without its end, ends with it.
    if (!isIn(prose, change.end)) prose = look(change.end, change.end);
  }
  return changes;
}

/** A piece of a text whose code and comments are blank, as offsets in the text. */
interface Prose {
  readonly start: number;
  readonly end: number;
  readonly masked: string;
}

/** Fewer characters are not worth a look of their own. */
const LEAST = 2000;

/**
 * The prose of a text from a place on, up to a blank line behind another place at least. Not all of it is
 * looked at, for it is another one behind the next prompt; and twice as much each time, for it may be the same.
 */
function proseFrom(text: string, start: number, reach: number): Prose {
  let end = reach;
  for (;;) {
    end = endOfBlock(text, Math.max(end, start + LEAST, reach + (reach - start)));
    const masked = maskCodeAndComments(text.slice(start, end));
    const comment = masked.indexOf('{/*');
    const closing = comment === -1 ? -1 : text.indexOf('*/}', end);
    if (closing === -1) return { start, end, masked };
    end = Math.max(closing + 3, end + (end - start));
  }
}

/** No code within lines goes on behind a blank line. */
function endOfBlock(text: string, at: number): number {
  BLANK.lastIndex = at;
  return BLANK.exec(text)?.index ?? text.length;
}

const BLANK = /\n[ \t\r]*\n/g;

function isIn({ start, end, masked }: Prose, at: number): boolean {
  return at < end && masked[at - start] === '<';
}

/** The text of the prompt with this tag becomes a prop; undefined where it is none, or one already. */
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
  const indents = lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines.map((line) => line.slice(indent)).join('\n');
}
