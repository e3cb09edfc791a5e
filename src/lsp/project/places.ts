/** Places as editors count them, from 0, and as diagnostics do, from 1. Both count UTF-16 units. */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Location, Range, TextEdit } from 'vscode-languageserver';
import { tokenAt } from '../../core/diagnostic/frame.ts';
import type { Span } from '../../core/text/json/json-tree.ts';
import { type Position, positionAt, positionsIn } from '../../core/text/source-file.ts';

/** From a file of a project to the address by which the editor knows it. */
export type ToUri = (file: string) => string;

export function fileUri(dir: string, file: string): string {
  return pathToFileURL(join(dir, file)).href;
}

/** What a position of a text means: a word, a tag, a text in quotes. Its start without the lines of the text. */
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

/** The range between two offsets of a text. */
export function rangeBetween(text: string, start: number, end: number): Range {
  return toRange(positionAt(text, start), positionAt(text, end));
}

/** Ranges of spans of one text, whose lines are counted once for all of them. */
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

/** A part of a text and what takes its place, as editors want it. */
export function toEdit(
  text: string,
  change: { readonly start: number; readonly end: number; readonly text: string },
): TextEdit {
  return { range: rangeBetween(text, change.start, change.end), newText: change.text };
}

/** A place in another file; its beginning where no position is known. */
export function locationIn(uri: string, position?: Position): Location {
  return { uri, range: rangeAt(undefined, position) };
}
