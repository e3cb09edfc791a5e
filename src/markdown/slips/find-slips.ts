/**
 * Finds what seems to be meant as Markdown and is none: `##Usage`, `[text] (/address)`, `[^1]` without
 * its note. Whether a place is prose, and no code, is for the reader of the tree to say.
 */

import { bodyStart } from '../../core/text/markup/front-matter-block.ts';
import { ADDRESS } from './link-address.ts';
import { findStrayMarks, type MarkSlip } from './find-marks.ts';
import { findUnpaired } from './find-unpaired.ts';

/** Where a link is written with other signs than those of a link. */
export type LinkSlip =
  | 'apart'
  | 'swapped'
  | 'brackets'
  | 'open'
  | 'wide'
  | 'blanks'
  | 'size'
  | 'unclosed'
  | 'doubled'
  | 'inner'
  | 'nested'
  | 'unopened';

/** A piece of a text, as offsets, and what seems to be meant. */
export type Slip = { readonly start: number; readonly end: number } &
  /** `blank` is the one behind the marks that Markdown takes for a letter. */
  (
    | { readonly kind: 'heading'; readonly marks: string; readonly blank: string }
    | { readonly kind: 'link'; readonly problem: LinkSlip; readonly meant?: string }
    | { readonly kind: 'reference'; readonly text: string; readonly id: string }
    | { readonly kind: 'footnote'; readonly id: string }
    | { readonly kind: 'mark'; readonly slip: MarkSlip }
  );

const TEXT = String.raw`(?<![\\\]])!?\[(?!\^)[^[\]\n]{1,200}\]`;
/** A file's name may hold blanks, but an address may not. */
const WITH_BLANKS = String.raw`(?:\.{0,2}\/[^()<>[\]"'\n]{0,200}|[\w./ -]{1,200}\.(?:mdx?|png|jpe?g|gif|svg|webp|pdf))`;

/** A text, and where it begins below its front matter and empty lines. */
interface Body {
  readonly text: string;
  readonly start: number;
}

type Find = (match: RegExpExecArray, body: Body) => Slip | undefined;

const FINDERS: readonly (readonly [RegExp, Find])[] = [
  [/^([ \t>]*)(#{1,6})(\u00a0*)(?=[\p{L}\d`*[])([^\n]*)/gmu, findHeading],
  [
    new RegExp(`(${TEXT})(?:[ \\t]{1,3}|[ \\t]*\\n[ \\t]*)\\((${ADDRESS})\\)`, 'g'),
    (match) => toLink(match, 'apart', `${match[1]}(${match[2]})`),
  ],
  [
    new RegExp(`(?<![\\w\\\\\\]])\\(([^()[\\]\\n]{1,200})\\)\\[(${ADDRESS})\\](?![(:[])`, 'g'),
    (match) => toLink(match, 'swapped', `[${match[1]}](${match[2]})`),
  ],
  [
    new RegExp(`(${TEXT})\\[(${ADDRESS})\\](?![(:[])`, 'g'),
    (match) => toLink(match, 'brackets', `${match[1]}(${match[2]})`),
  ],
  [
    new RegExp(`(?<![\\\\\\]\\w])!?\\[([^[\\]()\\n]{1,100}?)\\((${ADDRESS})\\)(?!\\])`, 'g'),
    (match) => toLink(match, 'unclosed', `[${match[1]}](${match[2]})`),
  ],
  [new RegExp(`(${TEXT})\\((${ADDRESS})(?=\\s|$)(?![^\\n]{0,300}\\))`, 'g'), findOpen],
  [
    new RegExp(`(${TEXT})(?:\\((${ADDRESS})）|（(${ADDRESS})[)）])`, 'g'),
    (match) => toLink(match, 'wide', `${match[1]}(${match[2] ?? match[3]})`),
  ],
  [
    new RegExp(`(${TEXT})\\((?=\\S)(${WITH_BLANKS})(?<=[^\\s])\\)`, 'g'),
    (match) =>
      match[2]?.includes(' ') === true ? toBlanks(match, match[1] ?? '', match[2]) : undefined,
  ],
  [
    /(?<![\w\\\])!])!?\[(?!\^)([^[\]\n]{1,200})\]\[([^[\]\n]{0,100})\](?![[(:])/g,
    (match) => {
      const [, text = '', id = ''] = match;
      return { ...spanOf(match), kind: 'reference', text, id: id === '' ? text : id };
    },
  ],
  [
    /(?<!\\)\[\^([\p{L}\d_-]{1,50})\](?!:)/gu,
    (match) => {
      const [, id = ''] = match;
      // The signs that a regular expression takes anything but.
      const isRange = /^\w-\w/.test(id);
      return isRange ? undefined : { ...spanOf(match), kind: 'footnote', id };
    },
  ],
];

/** All that could be a slip, in code and out of it, in the order of the text. */
export function findSlips(text: string): Slip[] {
  const body = bodyStart(text);
  const start = body + text.slice(body).search(/\S|$/);
  const found = FINDERS.flatMap(([pattern, find]) =>
    Array.from(text.matchAll(pattern), (match) => find(match, { text, start }) ?? []).flat(),
  );
  found.push(...findStrayMarks(text), ...findUnpaired(text));
  found.sort((left, right) => left.start - right.start);
  return found.filter((slip, rank) => slip.start >= (found[rank - 1]?.end ?? 0));
}

function findHeading(match: RegExpExecArray, body: Body): Slip | undefined {
  const [, lead = '', marks = '', blank = '', words = ''] = match;
  if (marks.length === 1 && blank === '' && !isTitle(match, body)) return undefined;
  const start = match.index + lead.length;
  const end = start + marks.length + blank.length + words.length;
  return { kind: 'heading', marks, blank, start, end };
}

/**
 * A word behind one sign is a tag or a number rather than a title: that is a paragraph of its own with
 * a capital letter, of few words or at the top of the page, that ends as no sentence does.
 */
function isTitle(
  { index, 0: line, 4: words = '' }: RegExpExecArray,
  { text, start }: Body,
): boolean {
  if (!/^\p{Lu}[^#]*[^#.!?,;:\s]\s*$/u.test(words) || words.length > 60) return false;
  const before = text.slice(Math.max(0, index - 3), index);
  const behind = text.slice(index + line.length, index + line.length + 3);
  if (!/(?:^|\n[ \t\r]*\n|---\r?\n)$/.test(before) || !/^\r?\n[ \t\r]*(?:\n|$)|^$/.test(behind)) {
    return false;
  }
  return /\s\S/.test(words) || index <= start;
}

function toLink(match: RegExpExecArray, problem: LinkSlip, meant: string): Slip {
  return { ...spanOf(match), kind: 'link', problem, meant };
}

/** An address without its parenthesis, and not the marks that end a sentence behind it. */
function findOpen(match: RegExpExecArray): Slip {
  const link = match[0].replace(/[.,;:!?]+$/, '');
  return toLink(match, 'open', `${link})${match[0].slice(link.length)}`);
}

/** An address with blanks; or a picture with its size behind its address, as other tools have it. */
function toBlanks(match: RegExpExecArray, text: string, address: string): Slip {
  const [size, width, height] = / =(\d+)x(\d*)$/.exec(address) ?? [];
  const [path = '', fragment] = address.split('#');
  if (size === undefined) {
    const whole = fragment === undefined ? path : `${path}#${fragment.replaceAll(' ', '-')}`;
    return toLink(
      match,
      'blanks',
      whole.includes(' ') ? `${text}(<${whole}>)` : `${text}(${whole})`,
    );
  }
  const tall = height === '' ? '' : ` height="${height}"`;
  const [src, alt] = [address.slice(0, -size.length), text.slice(2, -1)];
  return toLink(match, 'size', `<img src="${src}" alt="${alt}" width="${width}"${tall} />`);
}

function spanOf({ index, 0: found }: RegExpExecArray): { start: number; end: number } {
  return { start: index, end: index + found.length };
}
