import type { Position } from '../text/source-file.ts';
import type { Fix } from './fix.ts';

/** An `error` makes the run fail; a `warning` does so only under `--strict`. */
export type Severity = 'error' | 'warning';

/** One thing the author should know, as plain data: nothing here is printed or thrown. */
export interface Diagnostic {
  /** Permanent name, `area/kind`, e.g. `config/unknown-key`. */
  readonly code: string;
  readonly severity: Severity;
  /** A few words, the same for every diagnostic of this code. */
  readonly title: string;
  /** What happened and why, in the author's words. */
  readonly message: string;
  /** The one action that cures it. */
  readonly hint: string;
  /** Path relative to the project folder. */
  readonly file: string;
  /** Absent where the problem has no place of its own (a file that does not exist). */
  readonly position?: Position;
  /** The cure, where it is mechanical. */
  readonly fix?: Fix;
  /** The page that shows the file, where it is wrong on that page and may be right on others. */
  readonly shownOn?: string;
}

/** Where a diagnostic points: the file, and the position if there is one. */
export interface Place {
  readonly file: string;
  readonly position?: Position;
}

/** A place in `file`, or the whole file where no position is known. */
export function placeIn(file: string, position: Position | undefined): Place {
  return position === undefined ? { file } : { file, position };
}

/** `guide.mdx:3:1`, which editors and terminals open; the file alone where no position is known. */
export function formatPlace(file: string, position: Position | undefined): string {
  return position === undefined ? file : `${file}:${position.line}:${position.column}`;
}

/** The diagnostic with its cure, if there is one. */
export function withFix(diagnostic: Diagnostic, fix: Fix | undefined): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}
