/**
 * Mechanical fixes as plain data. A fix states the text that a source contains now and the text to replace
 * it with, so that it does not apply to a source that has changed in the meantime.
 */
import { offsetAt, positionAt, type Position, type SourceFile } from '../text/source-file.ts';
import type { TextChange } from '../text/text-change.ts';
import type { Place, Replacement, Fix, FixEdit } from './diagnostic.ts';
import { quote } from './quote.ts';

/** Returns the replacement for an entry of the catalog, or undefined if there is no better text. */
export function replace(before: string, text: string | undefined): Replacement | undefined {
  return text === undefined || text === '' ? undefined : { before, text };
}

/** Returns a replacement of the path of an address; its query and fragment are kept. */
export function replacePath(url: string, path: string | undefined): Replacement | undefined {
  const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
  return replace(url, path && path + rest);
}

/**
 * Returns the fix that replaces a text at a place; undefined without a position, or if nothing would
 * change.
 */
export function replaceAt(
  { file, position }: Place,
  { before, text }: Replacement,
): Fix | undefined {
  if (position === undefined || before === text) return undefined;
  return { title: titleOf({ before, text }), edits: [{ file, position, before, text }] };
}

/** Returns the fix for a text that follows closely after the position, such as the path of an import. */
export function replaceAfter(
  { path: file, text }: SourceFile,
  position: Position | undefined,
  replacement: Replacement,
): Fix | undefined {
  if (position === undefined) return undefined;
  const from = offsetAt(text, position);
  const start = text.indexOf(replacement.before, from);
  const end = offsetAt(text, { line: position.line + SEARCHED_LINES, column: 1 });
  if (start === -1 || start >= end) return undefined;
  return replaceAt({ file, position: positionAt(text, start) }, replacement);
}

/** The most lines that an import or a tag is expected to take. */
const SEARCHED_LINES = 8;

function titleOf({ before, text }: Replacement): string {
  if (text.trim() === '') return `Remove ${quoteText(before)}`;
  if (before.trim() === '') return `Add ${quoteText(text)}`;
  return `Write ${quoteText(text)} instead of ${quoteText(before)}`;
}

/** Quotes a text. Quotes that the text has itself are not doubled. */
function quoteText(text: string): string {
  return quote(text.trim().replace(/^"(.*)"$/s, '$1'));
}

/** What a position may point at before a value: its front matter key or its opening quote. */
const LEAD = /(?:[\w-]+[ \t]*:[ \t]*)?["'`]?/y;

/** Returns the change that an edit makes to `text`; undefined if the text to replace is not there. */
function locateEdit(
  text: string,
  { position, before, text: after }: FixEdit,
): TextChange | undefined {
  const from = offsetAt(text, position);
  LEAD.lastIndex = from;
  const start = text.startsWith(before, from) ? from : from + (LEAD.exec(text)?.[0].length ?? 0);
  const end = start + before.length;
  return text.slice(start, end) === before ? { start, end, text: after } : undefined;
}

/** Returns the changes that a fix makes to one file's `text`; undefined if any of them does not apply. */
export function locateFix(text: string, { edits }: Fix, file: string): TextChange[] | undefined {
  const own = edits.filter((edit) => edit.file === file);
  const located = own.flatMap((edit) => locateEdit(text, edit) ?? []);
  return located.length === own.length ? located : undefined;
}
