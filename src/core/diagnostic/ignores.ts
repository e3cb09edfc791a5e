/**
 * Comments of pages that ask for silence, `lectern-ignore image/no-alt: decoration`, at the beginning
 * of a line: MDX comments, and HTML comments in Markdown. One at the top of a page speaks for the
 * page, any other for the block that follows.
 */
import { bodyStart } from '../text/markup/front-matter-block.ts';
import { positionAt, type Position, type SourceFile } from '../text/source-file.ts';

export interface Ignore {
  readonly file: string;
  /** Position of the comment. */
  readonly position: Position;
  /** The comment as it is written. */
  readonly text: string;
  /** Codes, or areas such as `link`; none where the author forgot them. */
  readonly codes: readonly string[];
  /** The lines that it speaks for; absent for the whole file. */
  readonly lines?: { readonly first: number; readonly last: number };
}

const COMMENT =
  /^(?<lead>[\s>*+-]*)(?<text>\{\/\*\s*lectern-ignore\b(?<mdx>.*?)\*\/\}|<!--\s*lectern-ignore\b(?<html>.*?)-->)/;
const FENCE = /^[\s>]*(?<mark>`{3,}|~{3,})/;

export function findIgnores({ path: file, text }: SourceFile): Ignore[] {
  if (!text.includes('lectern-ignore')) return [];
  const lines = text.split('\n');
  const ignores: Ignore[] = [];
  let isTop = true;
  for (let index = positionAt(text, bodyStart(text)).line - 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fence = FENCE.exec(line)?.groups?.['mark'];
    const comment = findComment(line);
    if (fence !== undefined) index = endOfFence(lines, index, fence);
    isTop &&= fence === undefined && isBeforeText(line, comment);
    if (comment === undefined) continue;
    const { column, text: written, codes, rest } = comment;
    const range = { first: index + 1, last: lastLine(lines, index, rest) };
    const position = { line: index + 1, column };
    ignores.push({ file, position, text: written, codes, ...(!isTop && { lines: range }) });
  }
  return ignores;
}

interface FoundComment extends Pick<Ignore, 'text' | 'codes'> {
  readonly column: number;
  /** What stands behind it on its line. */
  readonly rest: string;
}

function findComment(line: string): FoundComment | undefined {
  const found = COMMENT.exec(line)?.groups;
  if (found === undefined) return undefined;
  const { lead = '', text = '', mdx, html = '' } = found;
  const rest = line.slice(lead.length + text.length);
  return { column: lead.length + 1, text, codes: readCodes(mdx ?? html), rest };
}

/** Whether the text of a page may still begin below this line. */
function isBeforeText(line: string, comment: FoundComment | undefined): boolean {
  return isBlank(comment === undefined ? line : comment.rest) || line.startsWith('import ');
}

/** What stands before the reason: `image/no-alt, heading: why`. */
function readCodes(written: string): string[] {
  const [codes = ''] = written.split(':');
  return codes.split(/[\s,]+/).filter((code) => code !== '');
}

/** Index of the line that closes a fence, or of the last one. */
function endOfFence(lines: readonly string[], opened: number, mark: string): number {
  const end = lines.findIndex((line, index) => {
    const closing = FENCE.exec(line)?.groups?.['mark'] ?? '';
    return index > opened && closing.startsWith(mark) && /^[\s>`~]*$/.test(line);
  });
  return end === -1 ? lines.length - 1 : end;
}

/** Number of the last line of the block that follows a comment; `rest` stands behind it on its line. */
function lastLine(lines: readonly string[], index: number, rest: string): number {
  let at = rest.trim() === '' ? index + 1 : index;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  const fence = FENCE.exec(lines[at] ?? '')?.groups?.['mark'];
  if (fence !== undefined) return endOfFence(lines, at, fence) + 1;
  while (at + 1 < lines.length && !isBlank(lines[at + 1])) at += 1;
  return at + 1;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
