/**
 * Finds comments in pages that silence diagnostics, such as `lectern-ignore image/no-alt: decoration`, at
 * the beginning of a line. They are MDX comments, or HTML comments in Markdown. A comment at the top of a
 * page applies to the whole page, any other to the block that follows it.
 */
import { bodyStart } from '../../text/markup/front-matter-block.ts';
import { listFences } from '../../text/markup/list-fences.ts';
import { positionAt, positionsIn, type Position, type SourceFile } from '../../text/source-file.ts';

export interface Ignore {
  readonly file: string;
  /** Position of the comment. */
  readonly position: Position;
  /** The comment as written. */
  readonly text: string;
  /** Codes, or areas such as `link`; empty if the author forgot them. */
  readonly codes: readonly string[];
  /** The lines that the comment applies to; absent for the whole file. */
  readonly lines?: { readonly first: number; readonly last: number };
}

const COMMENT =
  /^(?<lead>[\s>*+-]*)(?<text>\{\/\*\s*lectern-ignore\b(?<mdx>.*?)\*\/\}|<!--\s*lectern-ignore\b(?<html>.*?)-->)/;

export function findIgnores({ path: file, text }: SourceFile): Ignore[] {
  if (!text.includes('lectern-ignore')) return [];
  const lines = text.split('\n');
  const fenceEnds = endsOfFences(text);
  const ignores: Ignore[] = [];
  let isTop = true;
  for (let index = positionAt(text, bodyStart(text)).line - 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    const fenceEnd = fenceEnds.get(index);
    const comment = findComment(line);
    index = fenceEnd ?? index;
    isTop &&= fenceEnd === undefined && isBeforeText(line, comment);
    if (comment === undefined) continue;
    const { column, text: written, codes, rest } = comment;
    const range = { first: index + 1, last: lastLine({ lines, fenceEnds }, index, rest) };
    const position = { line: index + 1, column };
    ignores.push({ file, position, text: written, codes, ...(!isTop && { lines: range }) });
  }
  return ignores;
}

interface FoundComment extends Pick<Ignore, 'text' | 'codes'> {
  readonly column: number;
  /** The text after the comment on its line. */
  readonly rest: string;
}

function findComment(line: string): FoundComment | undefined {
  const found = COMMENT.exec(line)?.groups;
  if (found === undefined) return undefined;
  const { lead = '', text = '', mdx, html = '' } = found;
  const rest = line.slice(lead.length + text.length);
  return { column: lead.length + 1, text, codes: readCodes(mdx ?? html), rest };
}

/** Whether the page's text has not begun by the end of this line. */
function isBeforeText(line: string, comment: FoundComment | undefined): boolean {
  return isBlank(comment === undefined ? line : comment.rest) || line.startsWith('import ');
}

/** Reads the codes, which precede the reason: `image/no-alt, heading: why`. */
function readCodes(written: string): string[] {
  const [codes = ''] = written.split(':');
  return codes.split(/[\s,]+/).filter((code) => code !== '');
}

/** Maps the index of each fence's first line to the index of its last line. */
function endsOfFences(text: string): ReadonlyMap<number, number> {
  const toPosition = positionsIn(text);
  const indexOf = (offset: number) => toPosition(offset).line - 1;
  return new Map(
    listFences(text).map(({ start, end }) => [indexOf(start), indexOf(Math.max(start, end - 1))]),
  );
}

/**
 * Returns the number of the last line of the block that a comment applies to; `rest` is the text after the
 * comment on its line.
 */
function lastLine(
  { lines, fenceEnds }: { lines: readonly string[]; fenceEnds: ReadonlyMap<number, number> },
  index: number,
  rest: string,
): number {
  let at = rest.trim() === '' ? index + 1 : index;
  while (at < lines.length && isBlank(lines[at])) at += 1;
  const fenceEnd = fenceEnds.get(at);
  if (fenceEnd !== undefined) return fenceEnd + 1;
  while (at + 1 < lines.length && !isBlank(lines[at + 1])) at += 1;
  return at + 1;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}
