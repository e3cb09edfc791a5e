/**
 * Finds imports and exports with text directly below them: MDX reads all lines up to an empty one as
 * JavaScript.
 */
import { listFences } from '../../core/text/markup/list-fences.ts';
import { judgeCode, parseJsx } from './jsx-code.ts';

/** A single import on one or more lines. */
const IMPORT = /import\s(?:[\w$*{},\s]+?\sfrom\s+|\s*)(?:"[^"\n]*"|'[^'\n]*')[ \t]*;?[ \t]*\n/y;

/** A line after an import that is neither empty nor code. */
const TEXT = /(?!import\b|export\b|\/\/|\/\*)[ \t]*\S[^\n]*/y;

/** A line that cannot be code that continues a complete export. */
const TEXT_AFTER_EXPORT = /(?!import\b|export\b|\/\/|\/\*)[^\s.?:&=,;()\]}][^\n]*/y;

/** The most lines of an export that are read to find its end. */
const MAX_EXPORT_LINES = 60;

/** A line of text directly below an import or export, and its offset. */
export interface JoinedLine {
  readonly offset: number;
  readonly line: string;
}

/** Finds the first line of text directly below imports or exports that begin before `end`. */
export function findJoinedLine(text: string, end: number): JoinedLine | undefined {
  let isAfterBlank = true;
  const fences = new Map(listFences(text).map((fence) => [fence.start, fence.end]));
  for (let at = 0; at <= end && at < text.length;) {
    const fenceEnd = fences.get(at);
    const next = fenceEnd ?? (text.indexOf('\n', at) + 1 || text.length);
    const line = text.slice(at, next).trim();
    if (fenceEnd === undefined && isAfterBlank) {
      const found = findBelow(text, at);
      if (found !== undefined) return found;
    }
    isAfterBlank = line === '' || line === '---';
    at = next;
  }
  return undefined;
}

/** Finds the text below the imports and exports that begin at `from`. */
function findBelow(text: string, from: number): JoinedLine | undefined {
  let at = from;
  let hasExport = false;
  for (;;) {
    const imported = matchAt(IMPORT, text, at);
    const end = imported === undefined ? endOfExport(text, at) : at + imported.length;
    if (end === undefined) break;
    hasExport ||= imported === undefined;
    at = end;
  }
  const line = at > from ? matchAt(hasExport ? TEXT_AFTER_EXPORT : TEXT, text, at) : undefined;
  if (line === undefined || (hasExport && isModule(text, from))) return undefined;
  return { offset: at, line };
}

/** Returns the offset after the lines of a complete export. */
function endOfExport(text: string, from: number): number | undefined {
  if (!/^export\s/.test(text.slice(from, from + 7))) return undefined;
  let end = from;
  for (let lines = 0; lines < MAX_EXPORT_LINES; lines += 1) {
    const next = text.indexOf('\n', end) + 1;
    if (next === 0 || text.slice(end, next).trim() === '') return undefined;
    end = next;
    const judgment = judgeCode(text.slice(from, end));
    if (judgment !== 'beginning') return judgment === 'whole' ? end : undefined;
  }
  return undefined;
}

/** Whether all lines up to an empty one are imports and exports. */
function isModule(text: string, from: number): boolean {
  const length = text.slice(from).search(/\n[ \t]*\r?\n|$/);
  const program = parseJsx(text.slice(from, from + length));
  return program?.body.every(({ type }) => /^(?:Import|Export)/.test(type)) ?? false;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
