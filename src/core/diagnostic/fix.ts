/**
 * Cures that need no thought of the author, as plain data. A cure says what stands in a source now
 * and what is to stand there, so that one for a text that has changed meanwhile finds nothing.
 */
import { offsetAt, positionAt, type Position, type SourceFile } from '../text/source-file.ts';
import type { TextChange } from '../text/text-change.ts';
import type { Place } from './diagnostic.ts';
import { quote } from './quote.ts';

/** A mechanical cure of one diagnostic. */
export interface Fix {
  /** A few words that ask for it: `Write "rocket" instead of "rockt"`. */
  readonly title: string;
  /** Made together or not at all. */
  readonly edits: readonly FixEdit[];
  /** What the author must have said of the whole project before this is made. */
  readonly needs?: FixConsent;
}

/** `decoration`: pictures without a text only decorate. */
export type FixConsent = 'decoration';

/** What a text gives way to. */
export interface Replacement {
  /** What stands there now; empty where something is only put in. */
  readonly before: string;
  readonly text: string;
}

export interface FixEdit extends Replacement {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Where `before` begins, or the key or quote before it. */
  readonly position: Position;
}

/** For an entry of the catalogue; nothing where there is no better text. */
export function replace(before: string, text: string | undefined): Replacement | undefined {
  return text === undefined || text === '' ? undefined : { before, text };
}

/** A replacement of an address: what it says after its path stays. */
export function replacePath(url: string, path: string | undefined): Replacement | undefined {
  const rest = /[?#].*$/s.exec(url)?.[0] ?? '';
  return replace(url, path && path + rest);
}

/** One text in place of another; undefined without a place, or where nothing would change. */
export function replaceAt(
  { file, position }: Place,
  { before, text }: Replacement,
): Fix | undefined {
  if (position === undefined || before === text) return undefined;
  return { title: titleOf({ before, text }), edits: [{ file, position, before, text }] };
}

/** A replacement of a text that stands close behind the place, such as the path of an import. */
export function replaceBehind(
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

/** How many lines an import or a tag may take. */
const SEARCHED_LINES = 8;

function titleOf({ before, text }: Replacement): string {
  if (text.trim() === '') return `Remove ${quoteText(before)}`;
  if (before.trim() === '') return `Add ${quoteText(text)}`;
  return `Write ${quoteText(text)} instead of ${quoteText(before)}`;
}

/** What has quotes of its own is shown with those alone. */
function quoteText(text: string): string {
  return quote(text.trim().replace(/^"(.*)"$/s, '$1'));
}

/** What a place may point at in front of a value: its key in front matter, its quote. */
const LEAD = /(?:[\w-]+[ \t]*:[ \t]*)?["'`]?/y;

/** Where an edit changes `text`; undefined when what it replaces is not there. */
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

/** The changes of one file's `text` that a cure comes to; undefined when one of them finds nothing. */
export function locateFix(text: string, { edits }: Fix, file: string): TextChange[] | undefined {
  const own = edits.filter((edit) => edit.file === file);
  const located = own.flatMap((edit) => locateEdit(text, edit) ?? []);
  return located.length === own.length ? located : undefined;
}
