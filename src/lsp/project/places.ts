/**
 * Converts between positions as editors count them, from 0, and as diagnostics do, from 1. Both count
 * UTF-16 code units.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Location, Range, TextEdit } from 'vscode-languageserver';
import { tokenAt } from '../../core/diagnostic/frame.ts';
import type { Span } from '../../core/text/json/json-tree.ts';
import { type Position, positionAt, positionsIn } from '../../core/text/source-file.ts';

/** Converts a file of a project to the URI by which the editor knows it. */
export type ToUri = (file: string) => string;

export function fileUri(dir: string, file: string): string {
  return pathToFileURL(join(dir, file)).href;
}

/**
 * Returns the range of the token at a position: a word, a tag, a quoted text. Without the lines of the
 * text, the range is empty.
 */
export function rangeAt(
  lines: readonly string[] | undefined,
  position: Position | undefined,
): Range {
  const line = (position?.line ?? 1) - 1;
  const character = (position?.column ?? 1) - 1;
  const written = lines?.[line]?.replace(/\r$/, '') ?? '';
  const length = position === undefined ? 0 : tokenAt(written, character).length;
  return { start: { line, character }, end: { line, character: character + length } };
}

/** Returns the range between two offsets of a text. */
export function rangeBetween(text: string, start: number, end: number): Range {
  return toRange(positionAt(text, start), positionAt(text, end));
}

/** Returns a function that converts spans of one text to ranges; it counts the lines only once. */
export function rangesIn(text: string): (span: Span) => Range {
  const positionOf = positionsIn(text);
  return ({ start, end }) => toRange(positionOf(start), positionOf(end));
}

function toRange(from: Position, to: Position): Range {
  return {
    start: { line: from.line - 1, character: from.column - 1 },
    end: { line: to.line - 1, character: to.column - 1 },
  };
}

/** Converts a replacement in a text to an edit of the protocol. */
export function toEdit(
  text: string,
  change: { readonly start: number; readonly end: number; readonly text: string },
): TextEdit {
  return { range: rangeBetween(text, change.start, change.end), newText: change.text };
}

/** Returns a location in another file: its beginning if there is no position. */
export function locationIn(uri: string, position?: Position): Location {
  return { uri, range: rangeAt(undefined, position) };
}
