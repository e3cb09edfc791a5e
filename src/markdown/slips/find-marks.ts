/** Finds Markdown syntax, of Lectern or of other tools, that readers of the page would see literally. */
import { findEmphasis } from './find-emphasis.ts';
import type { Slip, MarkSlip } from './slip.ts';
import { findForeignMarks } from './find-foreign.ts';
import { matchAll } from './match-all.ts';

type Find = (match: RegExpExecArray, text: string) => MarkSlip | undefined;

/** The most characters of a row or paragraph that are read before or after a place. */
const MAX_ROW_CHARACTERS = 1000;

const ATTRIBUTE = String.raw`(?:[.#][A-Za-z][\w-]*|[A-Za-z][\w-]* ?= ?(?:"[^"{}\n]*"|'[^'{}\n]*'|[^\s"'{}=<>]+))`;
const ATTRIBUTE_LIST = new RegExp(
  String.raw`\{(?<=(!?)\[([^[\]\n]{0,200})\]\(([^\s()<>]{1,500})\)\{):? *(${ATTRIBUTE}(?: +${ATTRIBUTE})*) *\}`,
  'g',
);

/** The mark itself comes first in each pattern, and then what precedes it, because this is far faster. */
const FINDERS: readonly (readonly [readonly string[], RegExp, Find])[] = [
  // The match is only the first bar, so that what is wrong in the cells is found as well.
  [['|'], /\|(?<=(?:^|\n)[ \t>]*\|)(?=([^\n|]+\|[^\n]*)\n[ \t>]*\|)/g, findTable],
  [
    ['| |'],
    /\|(?<=(?:^|\n)[ \t>]*\|)(?=([^\n|]+\|[^\n]*\|)[ \t\r]*(?:\n(?![ \t>]*\|)|$))/g,
    findJoinedRows,
  ],
  [
    [],
    /([-+*]|1[.)])(?=\p{Lu})(?<=(?:^|\n[ \t\r]*\n)[ \t]{0,3}(?:[-+*]|1[.)]))[^\n]*(?=\n[ \t]{0,3}(?:[-+*]|2[.)])\p{Lu})/gu,
    ([, mark = '']) => ({ kind: 'list', mark }),
  ],
  [
    ['\u00a0'],
    /([-+*]|1[.)])(?=\u00a0)(?<=(?:^|\n[ \t\r]*\n|(?:^|\n)[ \t]{0,3}[-+*][ \t][^\n]*\n)[ \t]{0,3}(?:[-+*]|1[.)]))\u00a0+(?=\S)/g,
    ([, mark = '']) => ({ kind: 'list', mark, isNoBreak: true }),
  ],
  [
    // Bullets as copied from word processors.
    ['•', '‣', '◦', '▪', '●', '○', '■'],
    /([•‣◦▪●○■])(?<=(?:^|\n[ \t\r]*\n)[ \t]{0,3}[•‣◦▪●○■])[ \t\u00a0]+\S[^\n]*(?=\n[ \t\r]*\n?[ \t]{0,3}\1[ \t\u00a0])/g,
    ([, mark = '']) => ({ kind: 'list', mark, isForeign: true }),
  ],
  [
    ['[]', '[ ', '[\t', '[x', '[X'],
    /\[(?<=(?:^|\n)[ \t>]*(?:[-+*]|\d+[.)])[ \t]+\[)(?:|[ \t]+[xX][ \t]*|[xX][ \t]+)\](?=[ \t])/g,
    ([found]) => ({ kind: 'task', meant: /x/i.test(found) ? '[x]' : '[ ]' }),
  ],
  // Unless the same line closes it, in front of any bar of a table.
  [['`'], /`(?<![\\`\w]`)(?=\w)(?![^`\n|]*`(?!`))/g, findOpenCode],
  [
    ['&'],
    /&(?<!\\&)(?!(?:amp|lt|gt);)([A-Za-z]{2,12});/g,
    ([, entity = '']) => ({ kind: 'entity', entity }),
  ],
  [
    // Strict, because shells export names too (`export PATH="..."`), and prose can begin like this.
    ['import', 'export'],
    /(import(?=[ \t]+[\w{*][^\n]*from[ \t]+["'])|export(?=[ \t]+(?:(?:default|const|let|var|function|async|class)\b|[{*])[^\n]*(?:from[ \t]+["']|=|\()))(?<=(?:^|\n)[ \t]{0,3}(?:im|ex)port)[ \t][^\n]*/g,
    findModule,
  ],
  [['){'], ATTRIBUTE_LIST, findAttributes],
];

/** Finds every candidate, inside code and outside it. */
export function findStrayMarks(text: string): Slip[] {
  const marks = FINDERS.flatMap(([needs, pattern, find]) =>
    matchAll(text, needs, pattern).flatMap((match): Slip | [] => {
      const found = find(match, text);
      if (found === undefined) return [];
      const start = match.index;
      return { kind: 'mark', slip: found, start, end: start + Math.max(1, match[0].length) };
    }),
  );
  const foreign = findForeignMarks(text).map(({ mark, ...span }): Slip => {
    return { kind: 'mark', slip: { kind: 'foreign', mark }, ...span };
  });
  return [...marks, ...foreign, ...findEmphasis(text)];
}

const DELIMITER_ROW = /^[ \t>]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t\r]*$/;
/** A delimiter row on a line that other rows are on as well. */
const JOINED_DELIMITERS = /(?:(?<=\|[ \t]*)|^)\|(?:[ \t]*:?-+:?[ \t]*\|)+(?=[ \t]*\||$)/;

/**
 * Reads a line between bars before another one that was meant as the delimiter row of a table. Returns
 * undefined where they certainly begin one: below an empty line.
 */
function findTable({ 1: cells = '', index }: RegExpExecArray, text: string): MarkSlip | undefined {
  const { before, above } = lineAbove(text, index);
  if (/^[ \t>]*\|/.test(above)) return undefined;
  const head = `|${cells.trimEnd()}`;
  const start = index + cells.length + 2;
  const below = text.slice(start, start + MAX_ROW_CHARACTERS).split('\n', 1)[0] ?? '';
  const [joined] = JOINED_DELIMITERS.exec(head) ?? [];
  if (joined !== undefined && joined !== head) {
    return { kind: 'table', columns: countCells(joined), isJoined: true };
  }
  const lead = text.slice(before + 1, index);
  if (DELIMITER_ROW.test(below)) return judgeHead(lead + head, below, above);
  const columns = countCells(head);
  return { kind: 'table', columns, ...(isHeadless(head, above) && { isHeadless: true }) };
}

/** Finds out why a line above a delimiter row is not the head of a table; undefined if it may be one. */
function judgeHead(head: string, rule: string, above: string): MarkSlip | undefined {
  const columns = countCells(head);
  const hyphens = countCells(rule);
  if (hyphens !== columns) return { kind: 'table', columns, hyphens };
  const lead = head.slice(0, head.indexOf('|'));
  const isOutdented = /^[ \t]+$/.test(lead) && lead.length > rule.search(/[^ \t]/);
  if (isOutdented) return { kind: 'table', columns, isOutdented };
  const isPlain = /^ {0,3}$/.test(lead) && rule.startsWith(`${lead}|`);
  if (!isPlain || head.includes('\\')) return { kind: 'table', columns };
  // A line of a list item or quotation above takes both for more of its text.
  return above.trim() === '' ? undefined : { kind: 'table', columns, isContinued: true };
}

/** Reads a line between bars that would be several rows with as many cells each, if it had line breaks. */
function findJoinedRows(
  { 1: cells = '', index }: RegExpExecArray,
  text: string,
): MarkSlip | undefined {
  if (/^[ \t>]*\|/.test(lineAbove(text, index).above)) return undefined;
  const [first = 0, ...others] = `|${cells}`.split(/(?<=\|) (?=\|)/).map(countCells);
  const last = others.at(-1) ?? 0;
  // The last row may go on in the next line.
  const isWhole = last === first || (others.length > 1 && last < first);
  const isTable = first > 1 && isWhole && others.slice(0, -1).every((count) => count === first);
  return isTable ? { kind: 'table', columns: first, isJoined: true } : undefined;
}

/** Returns the line above an offset, and where that line ends. */
function lineAbove(text: string, index: number): { before: number; above: string } {
  const before = index === 0 ? -1 : text.lastIndexOf('\n', index - 1);
  const above = before < 1 ? '' : text.slice(text.lastIndexOf('\n', before - 1) + 1, before);
  return { before, above };
}

/** Whether a table begins with its delimiter row. */
function isHeadless(row: string, above: string): boolean {
  return DELIMITER_ROW.test(row) && !above.includes('|');
}

function countCells(row: string): number {
  return row.replace(/^[ \t>]*\||\|\s*$/g, '').split('|').length;
}

/**
 * Finds what cuts inline code in two: in a table, a bar in it; in a paragraph, a line that opens a list, a
 * heading or a quote.
 */
function findOpenCode({ index }: RegExpExecArray, text: string): MarkSlip {
  const above = text.slice(Math.max(0, index - MAX_ROW_CHARACTERS), index);
  const lead = above.slice(above.lastIndexOf('\n') + 1);
  const [line = '', below = ''] = text.slice(index, index + MAX_ROW_CHARACTERS).split('\n', 2);
  if (/^[ \t>]*\|/.test(lead) && /\|[^|]*`/.test(line)) return { kind: 'open-code', end: 'cell' };
  const [, mark] = /^[ \t]*((?:[-+*]|1[.)]|#{1,6})(?=[ \t])|>)/.exec(below) ?? [];
  const isCut =
    mark !== undefined && !line.slice(1).includes('`') && below.split('`').length % 2 === 0;
  return { kind: 'open-code', end: isCut ? { mark } : 'paragraph' };
}

/** Reads an import or export in text, which can begin a paragraph if it is indented. */
function findModule({ 0: line, 1: word = '', index }: RegExpExecArray, text: string): MarkSlip {
  const above = text.slice(Math.max(0, index - MAX_ROW_CHARACTERS), index);
  const cause = /(?:^|\n[ \t\r]*\n|---\r?\n)[ \t]+$/.test(above)
    ? 'indentation'
    : />[ \t\r]*\n[ \t]*$/.test(above)
      ? 'tag'
      : 'paragraph';
  const [, list = ''] = /^\w+[ \t]+(?:default[ \t]+)?(.*?)(?:[ \t]+from\b|=|\(|$)/.exec(line) ?? [];
  const names = list.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return { kind: 'module', word, cause, names };
}

/**
 * Reads attributes in braces after an image or a link, as in Pandoc, kramdown and MkDocs; `found` is only
 * the braces.
 */
function findAttributes([, sign, words = '', url = '', list = '']: RegExpExecArray): MarkSlip {
  const written = list.match(new RegExp(ATTRIBUTE, 'g')) ?? [];
  const pairs = written.map(readAttribute);
  const all = [...mergeClasses(pairs)].map(([name, value]) => ` ${name}="${value}"`).join('');
  const isSize = pairs.every(([name]) => name === 'width' || name === 'height');
  const names = list.match(/[A-Za-z_$][\w$]*/g) ?? [];
  return sign === '!'
    ? {
        kind: 'attributes',
        names,
        of: isSize ? 'size' : 'image',
        meant: `<img src="${url}" alt="${words.replaceAll('"', '&quot;')}"${all} />`,
      }
    : { kind: 'attributes', names, of: 'link', meant: `<a href="${url}"${all}>${words}</a>` };
}

function readAttribute(written: string): readonly [string, string] {
  if (written.startsWith('.')) return ['class', written.slice(1)];
  if (written.startsWith('#')) return ['id', written.slice(1)];
  const [name = '', ...rest] = written.split('=');
  const value = rest
    .join('=')
    .trim()
    .replace(/^["']|["']$/g, '')
    .replaceAll('"', "'");
  const isLength = name.trim() === 'width' || name.trim() === 'height';
  return [name.trim(), isLength ? value.replace(/px$/, '') : value];
}

/** Merges several classes into one attribute. */
function mergeClasses(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  const merged = new Map<string, string>();
  for (const [name, value] of pairs) {
    const before = name === 'class' ? merged.get(name) : undefined;
    merged.set(name, before === undefined ? value : `${before} ${value}`);
  }
  return merged;
}
