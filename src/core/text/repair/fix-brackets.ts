/** Fixes for brackets: a list or an object that is never closed is closed where the indentation decreases. */
import { change, type JsonFix, type FailureOf, remove } from './json-fix.ts';
import type { JsonFailure } from '../json/read-json.ts';

const CLOSERS = { '{': '}', '[': ']' } as const;

/**
 * Closes the innermost list or object before an item that is indented no deeper than the line where that
 * list or object begins: the item cannot belong to it.
 */
export function dedented({ open }: JsonFailure, next: number, text: string): readonly JsonFix[] {
  const inner = open.at(-1);
  if (inner === undefined || open.length < 2) return [];
  return indentAt(text, next) > indentAt(text, inner.start) ? [] : [closeBefore(inner, next, text)];
}

function indentAt(text: string, offset: number): number {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, offset + 1))?.[0].length ?? 0;
}

/** Closes a list or an object before an offset, and before the comma that may precede the offset. */
function closeBefore(
  { opener, start }: JsonFailure['open'][number],
  offset: number,
  text: string,
): JsonFix {
  const before = text.slice(0, offset).trimEnd();
  const hasComma = before.endsWith(',');
  const at = hasComma ? before.slice(0, -1).trimEnd().length : before.length;
  const closer = CLOSERS[opener] + (hasComma ? '' : ',');
  return { ...change(at, at, closer), problem: { kind: 'unclosed', opener }, offset: start };
}

export function unclosedBefore({ open, offset }: JsonFailure, text: string): readonly JsonFix[] {
  const inner = open.at(-1);
  return inner === undefined || open.length < 2 ? [] : [closeBefore(inner, offset, text)];
}

/** Fixes `{ "a", "b" }`, a list in braces, which is recognized by a first key without a value. */
export function listInBraces({ open, offset }: JsonFailure, text: string): readonly JsonFix[] {
  const inner = open.at(-1);
  const end = text.indexOf('}', offset);
  if (inner?.opener !== '{' || end === -1) return [];
  if (!/^\s*"[^"]*"$/.test(text.slice(inner.start + 1, offset))) return [];
  const changes = [
    { start: inner.start, end: inner.start + 1, text: '[' },
    { start: end, end: end + 1, text: ']' },
  ];
  return [{ changes, problem: { kind: 'list-in-braces' }, offset: inner.start }];
}

/**
 * Closes the open lists and objects before lines that are indented no deeper than the line that opened
 * them, or at the end.
 */
export function unclosedAtEnd({ open }: JsonFailure, text: string): readonly JsonFix[] {
  const closers = open.map(({ opener }) => CLOSERS[opener]).reverse();
  const end = text.trimEnd().length;
  return [...closeByIndent(text), change(end, end, closers.join(''))];
}

/** More places than this mean that the file is written without indentation. */
const MAX_PLACES = 8;

function closeByIndent(text: string): readonly JsonFix[] {
  const found: JsonFix[] = [];
  const open: { opener: '{' | '['; start: number; indent: number }[] = [];
  for (const line of text.matchAll(/^([ \t]*)(\S.*?)\s*$/gm)) {
    const [, { length: indent } = '', words = ''] = line;
    const start = line.index + indent;
    for (let top = open.at(-1); top !== undefined && top.indent >= indent; top = open.at(-1)) {
      open.pop();
      if (/^[}\]]/.test(words) && top.indent === indent) break;
      found.push(closeBefore(top, start, text));
    }
    const opener = words.at(-1);
    if (opener !== '{' && opener !== '[') continue;
    open.push({ opener, start: start + words.length - 1, indent });
  }
  return found.length > MAX_PLACES ? [] : found;
}

/** Either the bracket before closes too early, or what follows it is surplus. */
export function textAfterEnd(
  { offset, problem }: FailureOf<'text-after-end'>,
  text: string,
): readonly JsonFix[] {
  const closer = text.slice(0, offset).trimEnd().length - 1;
  const hasComma = text[offset] === ',';
  const surplus = { ...problem, isSurplus: true };
  const early = { kind: 'early-closer', closer: text[closer] ?? '' } as const;
  return [
    { ...change(closer, closer + 1, hasComma ? '' : ','), problem: early, offset: closer },
    ...(/[}\]]/.test(problem.found) ? [{ ...remove(offset), problem: surplus }] : []),
    { ...change(offset, text.length, ''), problem: surplus },
  ];
}
