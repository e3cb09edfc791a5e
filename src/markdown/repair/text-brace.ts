/** Finds braces in prose that the compiler took for an expression, and turns them into text. */
import type { Replacement } from '../../core/diagnostic/diagnostic.ts';
import { listFences } from '../../core/text/markup/list-fences.ts';
import { findClosingBrace } from './scan-tag.ts';

/** A range of prose in braces; the end is exclusive. */
export interface TextBrace {
  readonly start: number;
  readonly end: number;
  /** The piece, escaped so that MDX reads all of it as text. */
  readonly escaped: string;
}

/** Inline code, comments and attribute values, which keep their braces, and single braces. */
const TOKEN = /`[^`\n]+`|\\[{}]|\{\/\*[\s\S]*?\*\/\}|=\{|[{}]/g;

/**
 * Finds the outermost braces at or around an offset in its paragraph; undefined if there are none in prose.
 * For braces that are never closed, the result is only the opening ones.
 */
export function findTextBrace(text: string, offset: number): TextBrace | undefined {
  const lineEnd = text.indexOf('\n', offset);
  const last = text.lastIndexOf('{', lineEnd === -1 ? text.length : Math.min(offset, lineEnd));
  if (last === -1) return undefined;
  const start = findOutermost(text, last);
  if (/[=\\]/.test(text[start - 1] ?? '')) return undefined;
  const closed = findClosingBrace(text, start);
  if (closed !== undefined && !/\n[ \t]*\r?\n/.test(text.slice(start, closed))) {
    return { start, end: closed, escaped: escapeBraces(text.slice(start, closed)) };
  }
  const end = start + (text[start + 1] === '{' ? 2 : 1);
  return { start, end, escaped: text.slice(start, end).replaceAll('{', '\\{') };
}

function findOutermost(text: string, last: number): number {
  const before = text.slice(0, last);
  const fence = listFences(before).at(-1);
  // A brace in code has no braces around it.
  if (fence?.isClosed === false) return last;
  const gap = [...before.matchAll(/\n[ \t]*\r?\n/g)].at(-1);
  const paragraph = Math.max(gap === undefined ? 0 : gap.index + gap[0].length, fence?.end ?? 0);
  const open: number[] = [];
  for (const { 0: token, index } of text.slice(paragraph, last + 1).matchAll(TOKEN)) {
    if (token === '{' || token === '={') open.push(paragraph + index + token.length - 1);
    else if (token === '}') open.pop();
  }
  return open[0] ?? last;
}

function escapeBraces(piece: string): string {
  let escaped = '';
  let at = 0;
  for (const { 0: token, index } of piece.matchAll(TOKEN)) {
    if (index < at) continue;
    escaped += piece.slice(at, index);
    at = index + token.length;
    if (token === '={') at = findClosingBrace(piece, at - 1) ?? at;
    escaped += token === '{' ? '\\{' : piece.slice(index, at);
  }
  return escaped + piece.slice(at);
}

/**
 * Finds the CSS rules in a `<style>` element, written as in HTML, around an offset; the fix makes them a
 * string, as MDX needs it.
 */
export function findRules(
  text: string,
  offset: number,
): { readonly start: number; readonly replacement: Replacement } | undefined {
  const tag = text.lastIndexOf('<style', offset);
  const start = text.indexOf('>', tag) + 1;
  const end = text.indexOf('</style>', start);
  const isTag = /[\s>]/.test(text[tag + '<style'.length] ?? '');
  if (tag === -1 || !isTag || end === -1 || offset < start || offset > end) return undefined;
  const before = text.slice(start, end);
  if (/^\s*\{|`/.test(before)) return undefined;
  return {
    start,
    replacement: { before, text: `{\`${before.replace(/\\|\$(?=\{)/g, '\\$&')}\`}` },
  };
}
