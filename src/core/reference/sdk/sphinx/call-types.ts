/** Tells the types in docstrings that could be written in code from those that are words. */
import { optional } from '../../document/loose.ts';
import type { LibraryCode } from '../library/library.ts';
import { plainCode, sliceCode } from './markup/library-code.ts';

interface ToldType {
  readonly type?: LibraryCode;
  readonly default?: string;
  readonly isOptional: boolean;
}

/** What follows a type in a docstring. */
const REMARK = /(?:^|,\s*)(?:optional$|default(?:s to| is)?\b[\s:=]*)/;

/** Splits `str, optional` and `int, default: 3`. */
export function readType(type: LibraryCode): ToldType {
  const text = plainCode(type);
  const found = REMARK.exec(text);
  if (found === null) return { type, isOptional: false };
  const shown = sliceCode(type, 0, found.index);
  const preset = text.slice(found.index + found[0].length).replace(/,\s*optional$/, '');
  return {
    ...optional('type', shown.length === 0 ? undefined : shown),
    ...optional('default', preset === '' ? undefined : preset),
    isOptional: true,
  };
}

/** Whether a type could be written in code: `dict[str, int]`, but not `int or str`. */
export function isCode(type: LibraryCode): boolean {
  const text = outsideBrackets(plainCode(type)).replace(/ ?\| ?/g, '|');
  return /^[\w.|'"]+$/.test(text);
}

/** Returns a text without what is in square brackets. */
function outsideBrackets(text: string): string {
  let depth = 0;
  let outside = '';
  for (const sign of text) {
    if (sign === ']') depth -= 1;
    if (depth === 0 && sign !== '[' && sign !== ']') outside += sign;
    if (sign === '[') depth += 1;
  }
  return outside;
}
