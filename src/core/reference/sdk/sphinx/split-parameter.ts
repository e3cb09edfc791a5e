import { optional } from '../../document/loose.ts';
import type { LibraryCode } from '../library/library.ts';
import { plainCode, sliceCode } from './markup/library-code.ts';

export interface WrittenParameter {
  /** With its stars; `/` and `*` are separators. */
  readonly name: string;
  readonly type?: LibraryCode;
  readonly default?: string;
  /** Whether it is in brackets, by which authors say that it can be left out. */
  readonly isOptional: boolean;
}

/** Splits `name: type = default`. */
export function splitParameter(code: LibraryCode, isOptional: boolean): WrittenParameter {
  const text = plainCode(code);
  const { colon, equals } = findSigns(text);
  const type = colon === undefined ? undefined : sliceCode(code, colon + 1, equals);
  return {
    name: text.slice(0, colon ?? equals).trim(),
    ...optional('type', type?.length === 0 ? undefined : type),
    ...optional('default', equals === undefined ? undefined : text.slice(equals + 1).trim()),
    isOptional,
  };
}

/** Finds the signs that are in no brackets. */
function findSigns(text: string): { readonly colon?: number; readonly equals?: number } {
  let depth = 0;
  let colon: number | undefined;
  for (const { 0: sign, index } of text.matchAll(/[()[\]{}:=]/g)) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
    else if (depth > 0) continue;
    else if (sign === '=') return { ...optional('colon', colon), equals: index };
    else colon ??= index;
  }
  return optional('colon', colon);
}
