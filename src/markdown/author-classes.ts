import { replaceFences } from '../core/text/markup/list-fences.ts';
import { findClosingBrace } from './repair/scan-tag.ts';

/** A `class` or `className` attribute, to the end of its quotes or to the brace of an expression. */
const CLASS_ATTRIBUTE = /\bclass(?:Name)?=(?:"([^"]*)"|'([^']*)'|\{)/g;
/** A single string literal, so that the whole value is known. */
const PLAIN_TEXT = /^\s*(?:"[^"]*"|'[^']*'|`[^`$]*`)\s*$/;
const STRING = /"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g;
/**
 * A string in an expression, or a piece of a template literal: from a backtick or `}` to the next backtick
 * or `${`.
 */
const PIECE = /"([^"\n]*)"|'([^'\n]*)'|[`}]([^`{}]*)(?=`|\$\{)/g;
/** Only this many characters of an expression are read. */
const MAX_EXPRESSION_CHARACTERS = 4000;

/**
 * Returns the class names that a page or snippet sets on its own elements, outside of code blocks. Where an
 * expression composes them, the words of all strings in the file are included.
 */
export function authorClasses(text: string): string[] {
  if (!text.includes('class')) return [];
  const prose = replaceFences(text, () => '');
  const values: string[] = [];
  let isComposed = false;
  for (const match of prose.matchAll(CLASS_ATTRIBUTE)) {
    const value = match[1] ?? match[2];
    const expression = value === undefined ? expressionAt(prose, match.index, match[0]) : '';
    values.push(value ?? joinTexts(expression, PIECE));
    isComposed ||= value === undefined && !PLAIN_TEXT.test(expression);
  }
  if (isComposed) values.push(joinTexts(prose, STRING));
  return [...new Set(values.flatMap((value) => value.split(/\s+/)))].filter((name) => name !== '');
}

function joinTexts(code: string, pattern: RegExp): string {
  return Array.from(code.matchAll(pattern), ([, a, b, c]) => a ?? b ?? c ?? '').join(' ');
}

/** Returns the text in the braces of an attribute. */
function expressionAt(text: string, start: number, head: string): string {
  const from = start + head.length;
  const part = text.slice(from - 1, from + MAX_EXPRESSION_CHARACTERS);
  return part.slice(1, (findClosingBrace(part, 0) ?? part.length) - 1);
}
