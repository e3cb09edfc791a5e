import type { ReadyCode } from './ready-code.ts';

/** A code fence as its author wrote it. */
export interface Fence {
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

/** The component that shows a code fence, with its attributes. */
export interface FenceElement {
  readonly name: string;
  /** Present if the element shows only code, with no options that its author set. */
  readonly ready?: ReadyCode;
  /** The attributes; `true` is one without a value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** A language that has no highlighting, with the most similar known name. */
  readonly unknownLanguage?: { readonly language: string; readonly nearest?: string | undefined };
  /** Set if the author marks lines after the last line of the code. */
  readonly linesPastEnd?: LinesPastEnd;
  /** Problems with the types in its code: the packages that read them are missing, or type errors. */
  readonly typeFaults?: MissingTypes | readonly string[];
}

/**
 * The first marked line number after the last line, with the number of lines; or a mark that reaches too
 * far.
 */
export type LinesPastEnd = { readonly line: number; readonly count: number } | Overreach;

/** A mark in code that applies to more lines than follow it. */
export interface Overreach {
  /** The mark as written: `highlight:9`. */
  readonly mark: string;
  readonly wanted: number;
  readonly left: number;
}

/** The package for reading types that is missing, or not usable. */
export type MissingTypes = 'no-twoslash' | 'no-typescript';

export type ToFenceElement = (fence: Fence) => FenceElement;
