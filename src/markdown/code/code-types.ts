/** What the TypeScript compiler knows about the names in a code block, and the markup that shows it. Pure. */
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import type { Stretch } from './format-code.ts';
import type { MissingTypes } from '../model/fence-element.ts';

/** The types in a code block; lines count from 0, as in `code`. */
export interface CodeTypes {
  /** The code that readers see, without instructions to the compiler. */
  readonly code: string;
  readonly hovers: readonly TypeHover[];
  readonly notes: readonly TypeNote[];
  /** Errors that the author does not expect. */
  readonly faults: readonly string[];
}

export interface TypeHover {
  readonly line: number;
  readonly range: readonly [from: number, to: number];
  readonly text: string;
}

/** A note shown below a line: the type that was asked for, or an error. */
export interface TypeNote {
  readonly line: number;
  readonly kind: 'query' | 'error';
  readonly text: string;
}

/** Where types come from. */
export interface TypeSource {
  readonly load: () => Promise<void>;
  readonly read: (code: string, language: string) => CodeTypes | MissingTypes;
}

const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['ts', 'ts'],
  ['typescript', 'ts'],
  ['tsx', 'tsx'],
  ['js', 'js'],
  ['javascript', 'js'],
  ['jsx', 'jsx'],
]);

/** Returns the file extension of a language that has types. */
export function toTyped(language: string): string | undefined {
  return LANGUAGES.get(language);
}

/** Returns the stretches of a line that have a type, in order and not nested. */
export function typedStretches({ hovers }: CodeTypes, line: number): readonly Stretch[] {
  let end = 0;
  return hovers
    .filter((hover) => hover.line === line)
    .toSorted((left, right) => left.range[0] - right.range[0])
    .flatMap(({ range, text }) => {
      if (range[0] < end || range[1] <= range[0]) return [];
      end = range[1];
      return [{ range, className: 'typed', type: text }];
    });
}

/**
 * Formats the notes below a line. Their text is in attributes, so that it is not part of the code that
 * readers copy and machines read.
 */
export function formatTypeNotes({ notes }: CodeTypes, line: number): string {
  return notes
    .filter((note) => note.line === line)
    .map(
      ({ kind, text }) =>
        `<span class="type-note type-${kind}" data-type="${escapeMarkup(text)}"></span>`,
    )
    .join('');
}

/** Formats each distinct type as a list item. */
export function formatTypeList({ hovers }: CodeTypes): string {
  const texts = new Set(hovers.map(({ text }) => text));
  return Array.from(texts, (text) => `<li><code>${escapeMarkup(text)}</code></li>`).join('');
}
