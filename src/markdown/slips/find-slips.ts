/**
 * Finds text that seems to be meant as Markdown and is not: `##Usage`, `[text] (/address)`, `[^1]` without
 * its footnote. Callers that walk the tree decide whether a place is prose and not code.
 */

import { bodyStart } from '../../core/text/markup/front-matter-block.ts';
import { ADDRESS, findUnpaired } from './find-unpaired.ts';
import { findStrayMarks } from './find-marks.ts';
import { matchAll } from './match-all.ts';
import type { Slip, LinkSlip } from './slip.ts';

const TEXT = String.raw`(?<![\\\]])!?\[(?!\^)[^[\]\n]{1,200}\]`;
/** A file name or a path that has spaces, unlike an address, or the size of an image after it. */
const WITH_BLANKS = String.raw`(?:\.{0,2}\/[^()<>[\]"'\n]{0,200}|[\w./ -]{1,200}\.(?:mdx?|png|jpe?g|gif|svg|webp|pdf)(?: =\d+x\d*)?|https?:\/\/[^\s()<>"'/]{1,200}\/[^\s()<>"']{0,300}(?: [^\s()<>"']{1,200}){1,9})`;

const QUOTES = `"'“”„«»‘’`;
const CLOSING_QUOTE = new RegExp(`[${QUOTES}]$`);

/** A text, and the offset of its first content after front matter and empty lines. */
interface Body {
  readonly text: string;
  readonly start: number;
}

type Find = (match: RegExpExecArray, body: Body) => Slip | undefined;

/** Each kind with the texts that its pattern needs, and the pattern. */
const FINDERS: readonly (readonly [readonly string[], RegExp, Find])[] = [
  [['#'], /^([ \t>]*)(#{1,6})(\u00a0*)(?=[\p{L}\d`*[])([^\n]*)/gmu, findHeading],
  [
    ['] ', ']\t', ']\n'],
    new RegExp(`(${TEXT})(?:[ \\t]{1,3}|[ \\t]*\\n[ \\t]*)\\((${ADDRESS})\\)`, 'g'),
    (match) => toLink(match, 'apart', `${match[1]}(${match[2]})`),
  ],
  [
    [')['],
    new RegExp(`(?<![\\w\\\\\\]])\\(([^()[\\]\\n]{1,200})\\)\\[(${ADDRESS})\\](?![(:[])`, 'g'),
    (match) => toLink(match, 'swapped', `[${match[1]}](${match[2]})`),
  ],
  [
    [']['],
    new RegExp(`(${TEXT})\\[(${ADDRESS})\\](?![(:[])`, 'g'),
    (match) => toLink(match, 'brackets', `${match[1]}(${match[2]})`),
  ],
  [
    ['['],
    new RegExp(`(?<![\\\\\\]\\w])!?\\[([^[\\]()\\n]{1,100}?)\\((${ADDRESS})\\)(?!\\])`, 'g'),
    (match) => toLink(match, 'unclosed', `[${match[1]}](${match[2]})`),
  ],
  [[']('], new RegExp(`(${TEXT})\\((${ADDRESS})(?=\\s|$)(?![^\\n]{0,300}\\))`, 'g'), findOpen],
  [
    ['）', '（'],
    new RegExp(`(${TEXT})(?:\\((${ADDRESS})）|（(${ADDRESS})[)）])`, 'g'),
    (match) => toLink(match, 'wide', `${match[1]}(${match[2] ?? match[3]})`),
  ],
  [
    [']('],
    new RegExp(`(${TEXT})\\((${ADDRESS})[ \\t]+([${QUOTES}])([^()\\n]{1,200})\\)`, 'g'),
    findTitle,
  ],
  [
    [']('],
    new RegExp(`(${TEXT})\\((?=\\S)(${WITH_BLANKS})(?<=[^\\s])\\)`, 'g'),
    (match) =>
      match[2]?.includes(' ') === true ? toBlanks(match, match[1] ?? '', match[2]) : undefined,
  ],
  [
    [']['],
    /(?<![\w\\\])!])!?\[(?!\^)([^[\]\n]{1,200})\]\[([^[\]\n]{0,100})\](?![[(:])/g,
    (match) => {
      const [, text = '', id = ''] = match;
      return { ...spanOf(match), kind: 'reference', text, id: id === '' ? text : id };
    },
  ],
  [
    ['[^'],
    /(?<!\\)\[\^([\p{L}\d_-]{1,50})\](?!:)/gu,
    (match) => {
      const [, id = ''] = match;
      // A negated character class of a regular expression, such as `[^a-z]`.
      const isRange = /^\w-\w/.test(id);
      return isRange ? undefined : { ...spanOf(match), kind: 'footnote', id };
    },
  ],
];

/** Finds every candidate, inside code and outside it, in text order. */
export function findSlips(text: string): Slip[] {
  const body = bodyStart(text);
  const start = body + text.slice(body).search(/\S|$/);
  const links = FINDERS.flatMap(([needs, pattern, find]) =>
    matchAll(text, needs, pattern).flatMap((match) => find(match, { text, start }) ?? []),
  );
  return [...links, ...findStrayMarks(text), ...findUnpaired(text)].sort(
    (left, right) => left.start - right.start,
  );
}

/**
 * Leaves out the slips that begin inside another: what they mean is unclear until the other is corrected.
 *
 * @param slips in text order.
 */
export function withoutInnerSlips(slips: readonly Slip[]): readonly Slip[] {
  let end = 0;
  return slips.filter((slip) => {
    if (slip.start < end) return false;
    ({ end } = slip);
    return true;
  });
}

function findHeading(match: RegExpExecArray, body: Body): Slip | undefined {
  const [, lead = '', marks = '', blank = '', words = ''] = match;
  if (marks.length === 1 && blank === '' && !isTitle(match, body)) return undefined;
  const start = match.index + lead.length;
  const end = start + marks.length + blank.length + words.length;
  return { kind: 'heading', marks, blank, start, end };
}

/**
 * Whether a line after a single `#` is a title rather than a tag or a number: a paragraph of its own that
 * begins with a capital letter, has several words or is at the top of the page, and does not end like a
 * sentence.
 */
function isTitle(
  { index, 0: line, 4: words = '' }: RegExpExecArray,
  { text, start }: Body,
): boolean {
  if (!/^\p{Lu}[^#]*[^#.!?,;:\s]\s*$/u.test(words) || words.length > 60) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  const after = text.slice(index + line.length, index + line.length + 3);
  if (!/(?:^|\n[ \t\r]*\n|---\r?\n)$/.test(before) || !/^\r?\n[ \t\r]*(?:\n|$)|^$/.test(after)) {
    return false;
  }
  return /\s\S/.test(words) || index <= start;
}

function toLink(match: RegExpExecArray, problem: LinkSlip, meant: string): Slip {
  return { ...spanOf(match), kind: 'link', problem, meant };
}

/** Reads an address without its closing parenthesis, excluding punctuation that ends a sentence after it. */
function findOpen(match: RegExpExecArray): Slip {
  const link = match[0].replace(/[.,;:!?]+$/, '');
  return toLink(match, 'open', `${link})${match[0].slice(link.length)}`);
}

/** Reads an address with a title in quotes that do not mark one: a single one, or typographic ones. */
function findTitle(match: RegExpExecArray): Slip | undefined {
  const [, text = '', address = '', opening = '', rest = ''] = match;
  const title = rest.replace(CLOSING_QUOTE, '');
  const isStraight = /["']/.test(opening) && rest.endsWith(opening);
  if (isStraight || title === '' || title.includes('"')) return undefined;
  return toLink(match, 'title', `${text}(${address} "${title}")`);
}

/** Reads an address with spaces, or with the size of an image after it, as in other tools; links have no size. */
function toBlanks(match: RegExpExecArray, text: string, written: string): Slip {
  const [size = '', width, height] = / =(\d+)x(\d*)$/.exec(written) ?? [];
  const address = written.slice(0, written.length - size.length);
  if (size === '' || !text.startsWith('!')) {
    const [path = '', fragment] = address.split('#');
    const whole = fragment === undefined ? path : `${path}#${fragment.replaceAll(' ', '-')}`;
    return toLink(
      match,
      'blanks',
      whole.includes(' ') ? `${text}(<${whole}>)` : `${text}(${whole})`,
    );
  }
  const tall = height === '' ? '' : ` height="${height}"`;
  const alt = text.slice(2, -1).replaceAll('"', '&quot;');
  return toLink(match, 'size', `<img src="${address}" alt="${alt}" width="${width}"${tall} />`);
}

function spanOf({ index, 0: found }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + found.length };
}
