/**
 * Finds inline code whose last character is a backslash, such as `C:\`. The compiler takes the backtick after
 * it for an escaped one when it looks for expressions, and shows those before the next backtick as text.
 */
import { listCode, maskCode } from '../core/text/markup/list-code.ts';
import { countUpTo } from '../core/text/source-file.ts';
import type { TextChange } from '../core/text/text-change.ts';
import { LETTER } from './repair/joined-words.ts';
import { listScripts } from './repair/jsx-code.ts';

/** The backticks at the end of such code. */
const END = /(?<=\\)`+$/;
const BRACE_OR_BLANK_LINE = /(?<!\\)[{}]|\n[ \t\r]*\n/g;

/**
 * Returns, in text order, the changes that separate the backslash from the backticks by a mark. JavaScript is
 * left alone, because a backslash does escape a backtick there.
 */
export function listBackslashEnds(text: string): readonly TextChange[] {
  if (!text.includes('\\`') || !text.includes('{')) return [];
  const prose = maskCode(text);
  const scripts = listScripts(text);
  const starts = scripts.map(({ start }) => start);
  let [at, openBraces] = [0, 0];
  return listCode(text).flatMap(({ start, end }) => {
    for (const [found] of prose.slice(at, start).matchAll(BRACE_OR_BLANK_LINE)) {
      openBraces = nextCount(openBraces, found);
    }
    at = start;
    const ticks = END.exec(text.slice(start, end))?.[0].length;
    const isScript = (scripts[countUpTo(starts, start) - 1]?.end ?? 0) > start;
    if (ticks === undefined || isScript || openBraces > 0) return [];
    return [{ start: end - ticks, end: end - ticks, text: LETTER }];
  });
}

/** An attribute in braces ends before a blank line. */
function nextCount(openBraces: number, found: string): number {
  if (found === '{') return openBraces + 1;
  return found === '}' ? Math.max(0, openBraces - 1) : 0;
}
