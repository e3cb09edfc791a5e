import type { Position } from '../text/source-file.ts';

/** An `error` makes the run fail; a `warning` does so only under `--strict`. */
export type Severity = 'error' | 'warning';

/** A message to the author as plain data. Code that creates diagnostics neither prints nor throws them. */
export interface Diagnostic {
  /** Permanent name, `area/kind`, e.g. `config/unknown-key`. */
  readonly code: string;
  readonly severity: Severity;
  /** A few words, the same for every diagnostic of this code. */
  readonly title: string;
  /** What happened and why, in the author's words. */
  readonly message: string;
  /** The one action that fixes the problem. */
  readonly hint: string;
  /** Path relative to the project folder. */
  readonly file: string;
  /** Absent if the problem has no place of its own, such as a missing file. */
  readonly position?: Position;
  /** The fix, if it is mechanical. */
  readonly fix?: Fix;
  /** The page that includes the file, if the problem occurs on that page and may not occur on others. */
  readonly shownOn?: string;
}

/** Where a diagnostic points: the file, and the position if there is one. */
export interface Place {
  readonly file: string;
  readonly position?: Position;
}

/** Returns a place in `file`, or the whole file if the position is unknown. */
export function placeIn(file: string, position: Position | undefined): Place {
  return position === undefined ? { file } : { file, position };
}

/** Returns `guide.mdx:3:1`, which editors and terminals open, or only the file if the position is unknown. */
export function formatPlace(file: string, position: Position | undefined): string {
  return position === undefined ? file : `${file}:${position.line}:${position.column}`;
}

/** Returns the diagnostic with a fix, if there is one. */
export function withFix(diagnostic: Diagnostic, fix: Fix | undefined): Diagnostic {
  return fix === undefined ? diagnostic : { ...diagnostic, fix };
}

/** A mechanical fix of one diagnostic. */
export interface Fix {
  /** A short instruction: `Write "rocket" instead of "rockt"`. */
  readonly title: string;
  /** Applied together or not at all. */
  readonly edits: readonly FixEdit[];
  /** What the author must have confirmed for the whole project before this fix is applied. */
  readonly needs?: FixConsent;
}

/** `decoration`: images without alternative text are only decorative. */
export type FixConsent = 'decoration';

/** A text and what replaces it. */
export interface Replacement {
  /** The current text; empty for an insertion. */
  readonly before: string;
  readonly text: string;
}

export interface FixEdit extends Replacement {
  /** Path relative to the project folder. */
  readonly file: string;
  /** Where `before` begins, or the key or quote that precedes it. */
  readonly position: Position;
}
