/** Fixes for strings and other scalars: missing or foreign quotes, misspelled literals, numbers. */
import { change, type JsonFix, type FailureOf, LOOK_BACK } from './json-fix.ts';
import type { JsonFailure } from '../json/read-json.ts';

/** The possible closing quotes of a string, by its opening quote, for quotes that JSON does not have. */
const CLOSING_QUOTES: Readonly<Record<string, string>> = {
  '“': '”“"',
  '„': '“”"',
  '«': '»',
  '‘': '’‘',
};

/**
 * Fixes a string that seems to end in punctuation (`,`, `:`, `]`, `}`), because its own closing quote is
 * missing before that: inserts the quote.
 */
export function fixSwallowedPunctuation(end: number, text: string): readonly JsonFix[] {
  const lineStart = Math.max(text.lastIndexOf('\n', end - 1) + 1, end - LOOK_BACK);
  const found = /"([^"\\]*?)([,:\]}][\s,:\]}]*)"$/.exec(text.slice(lineStart, end));
  if (found === null) return [];
  const [, inside = ''] = found;
  const offset = lineStart + found.index;
  const at = offset + 1 + inside.length;
  const problem = { kind: 'unclosed-text', inside } as const;
  return [{ ...change(at, at, '"'), problem, offset }];
}

/**
 * A string in foreign quotes, up to a matching quote that is followed by JSON punctuation or the line's
 * end.
 */
export function fixForeignQuote(
  { offset, problem }: FailureOf<'foreign-quote'>,
  text: string,
): readonly JsonFix[] {
  const line = restOfLine(text, offset + 1);
  const closers = CLOSING_QUOTES[problem.quote] ?? problem.quote;
  const isEnd = (at: number) =>
    closers.includes(line.charAt(at)) && /^\s*(?:[,:\]}]|$)/.test(line.slice(at + 1));
  const end = Array.from({ length: line.length }, (_, at) => at).find(isEnd);
  if (end !== undefined) {
    const inside = line.slice(0, end).replaceAll(`\\${problem.quote}`, problem.quote);
    return [change(offset, offset + end + 2, JSON.stringify(inside))];
  }
  const inside = line.replace(/[\s,\]}]*$/, '');
  return [change(offset, offset + 1 + inside.length, JSON.stringify(inside))];
}

function restOfLine(text: string, offset: number): string {
  return /^[^\r\n]*/.exec(text.slice(offset, offset + LOOK_BACK))?.[0] ?? '';
}

/** A literal in another spelling, or a string without quotes or without its opening quote. */
export function fixBadWord(
  { offset, problem: { word } }: FailureOf<'bad-word'>,
  text: string,
): readonly JsonFix[] {
  const end = offset + word.length;
  if (/^(?:true|yes|on)$/i.test(word)) return [change(offset, end, 'true')];
  if (/^(?:false|no|off)$/i.test(word)) return [change(offset, end, 'false')];
  if (/^(?:null|none|nil|undefined|nan|infinity)$/i.test(word)) {
    return [{ ...change(offset, end, 'null'), hole: offset }];
  }
  const [inside = word] = /^[^",\]}]*/.exec(restOfLine(text, offset)) ?? [];
  const hasQuote = text[offset + inside.length] === '"';
  const value = JSON.stringify(hasQuote ? inside : inside.trim());
  return [change(offset, offset + inside.length + (hasQuote ? 1 : 0), value)];
}

/** Returns a number as JSON writes it; undefined if the text is not a number. */
export function toNumber(written: string): string | undefined {
  const number = Number(written.replaceAll('_', '').replace(/^\+/, ''));
  return Number.isFinite(number) && /^[+-]?[\d._]+$/.test(written) ? String(number) : undefined;
}

/** The string ends at another kind of quote, before the punctuation that ends its line, or with the line. */
export function fixUnclosedString({ offset }: JsonFailure, text: string): readonly JsonFix[] {
  const line = restOfLine(text, offset + 1);
  const other = /[“”„«»'](?=\s*(?:[,:\]}]|$))/.exec(line);
  const inside = line.replace(/[\s,\]}]*$/, '');
  const starts = offset + 1;
  const at = starts + inside.length;
  const end = starts + line.trimEnd().length;
  const key = /^[^":]+(?=:)/.exec(line)?.[0] ?? '';
  const toText = (end: number, text: string): JsonFix => {
    return { ...change(end, end, '"'), problem: { kind: 'unclosed-text', inside: text }, offset };
  };
  return [
    ...(other === null ? [] : [change(starts + other.index, starts + other.index + 1, '"')]),
    toText(at, inside),
    ...(key === '' ? [] : [toText(starts + key.length, key)]),
    change(end, end, '"'),
  ];
}
