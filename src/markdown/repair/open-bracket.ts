/** Finds a bracket in module code that is never closed: the compiler only reports that the code is broken. */

import { offsetAt, positionAt } from '../../core/text/source-file.ts';
import type { MdxError } from './mdx-error.ts';

/** An opening bracket, its offset, and the offset where text seems to begin again. */
interface OpenBracket {
  readonly bracket: string;
  readonly start: number;
  readonly missed: number;
}

/** Strings, comments and brackets of JavaScript, and empty lines before unindented text. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/|[([{}\])]|\n[ \t]*\r?\n(?=\S)/g;
const MODULE_CODE = /Could not parse (?:import\/exports?|esm)/i;
const PARTNERS: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };

/**
 * Finds the innermost bracket that is open where a block of code seems to end: before an unindented line
 * that follows an empty one and closes nothing. Undefined if brackets match.
 */
function findOpenBracket(text: string, from: number): OpenBracket | undefined {
  const open: Omit<OpenBracket, 'missed'>[] = [];
  let found: OpenBracket | undefined;
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match !== null; match = TOKEN.exec(text)) {
    const [token] = match;
    const last = open.at(-1);
    if (token in PARTNERS) open.push({ bracket: token, start: match.index });
    else if (/^[)\]}]$/.test(token)) {
      if (last === undefined || PARTNERS[last.bracket] !== token) return found;
      // A bracket that is closed after all is not what the compiler stopped at.
      if (last.start === found?.start) found = undefined;
      open.pop();
    } else if (token.startsWith('\n')) {
      if (last === undefined) return undefined;
      const missed = match.index + token.length;
      const isEnd = !/^[)\]}]/.test(text.slice(missed, missed + 1));
      if (isEnd) found ??= { ...last, missed };
    }
  }
  const last = open.at(-1);
  return found ?? (last && { ...last, missed: text.length });
}

/** Moves the compiler's error to the bracket that is still open where the code seems to end. */
export function explainBracket(error: MdxError, text: string): MdxError {
  if (error.position === undefined || !MODULE_CODE.test(error.message)) return error;
  const found = findOpenBracket(text, offsetAt(text, error.position));
  if (found === undefined) return error;
  const { bracket, start, missed } = found;
  const closing = PARTNERS[bracket] ?? '';
  const { line } = positionAt(text, missed);
  const end =
    missed < text.length ? `before line ${line}, where text begins` : 'before the page ends';
  return {
    ...error,
    position: positionAt(text, start),
    reason: `The ${bracket} that opens here, in code of an import or export, is not closed ${end}.`,
    advice: /^import\b[^\n]*$/.test(text.slice(offsetAt(text, error.position), start))
      ? `Write ${closing} before "from".`
      : missed < text.length
        ? `Write ${closing} where the code ends, before line ${line}.`
        : `Write ${closing} where the code ends.`,
  };
}
