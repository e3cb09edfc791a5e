/** Imports and exports with text right below them: MDX reads all lines up to a blank one as JavaScript. */
import { listFences } from '../../core/text/markup/list-fences.ts';
import { judgeCode, parseJsx } from './jsx-code.ts';

/** An import by itself, of one line or several. */
const IMPORT = /import\s(?:[\w$*{},\s]+?\sfrom\s+|\s*)(?:"[^"\n]*"|'[^'\n]*')[ \t]*;?[ \t]*\n/y;

/** What follows an import, unless it is blank or code as well. */
const TEXT = /(?!import\b|export\b|\/\/|\/\*)[ \t]*\S[^\n]*/y;

/** What cannot be code that goes on behind a whole export. */
const TEXT_BEHIND_EXPORT = /(?!import\b|export\b|\/\/|\/\*)[^\s.?:&=,;()\]}][^\n]*/y;

/** Lines of an export that are read to find its end. */
const LONGEST_EXPORT = 60;

/** A line that could stand below an import of its own, and where it begins. */
export interface JoinedLine {
  readonly offset: number;
  readonly line: string;
}

/** The first line of text that stands right below imports or exports which begin before `end`. */
export function findJoinedLine(text: string, end: number): JoinedLine | undefined {
  let isBehindBlank = true;
  const fences = new Map(listFences(text).map((fence) => [fence.start, fence.end]));
  for (let at = 0; at <= end && at < text.length;) {
    const fenceEnd = fences.get(at);
    const next = fenceEnd ?? (text.indexOf('\n', at) + 1 || text.length);
    const line = text.slice(at, next).trim();
    if (fenceEnd === undefined && isBehindBlank) {
      const found = findBelow(text, at);
      if (found !== undefined) return found;
    }
    isBehindBlank = line === '' || line === '---';
    at = next;
  }
  return undefined;
}

/** The text below the imports and exports that begin at `from`. */
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
  const line = at > from ? matchAt(hasExport ? TEXT_BEHIND_EXPORT : TEXT, text, at) : undefined;
  if (line === undefined || (hasExport && isModule(text, from))) return undefined;
  return { offset: at, line };
}

/** Behind the lines of a whole export. */
function endOfExport(text: string, from: number): number | undefined {
  if (!/^export\s/.test(text.slice(from, from + 7))) return undefined;
  let end = from;
  for (let lines = 0; lines < LONGEST_EXPORT; lines += 1) {
    const next = text.indexOf('\n', end) + 1;
    if (next === 0 || text.slice(end, next).trim() === '') return undefined;
    end = next;
    const judgement = judgeCode(text.slice(from, end));
    if (judgement !== 'beginning') return judgement === 'whole' ? end : undefined;
  }
  return undefined;
}

/** Whether all lines up to a blank one are imports and exports. */
function isModule(text: string, from: number): boolean {
  const length = text.slice(from).search(/\n[ \t]*\r?\n|$/);
  const program = parseJsx(text.slice(from, from + length));
  return program?.body.every(({ type }) => /^(?:Import|Export)/.test(type)) ?? false;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
