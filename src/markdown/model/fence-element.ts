import type { ReadyCode } from './ready-code.ts';

/** A code fence as its author wrote it. */
export interface Fence {
  readonly lang: string;
  readonly meta: string;
  readonly code: string;
}

/** A code fence as the component that shows it gets it. */
export interface FenceElement {
  readonly name: string;
  /** Present where the element shows code and nothing that its author asks for beside. */
  readonly ready?: ReadyCode;
  /** `true` becomes an attribute without value. */
  readonly attributes: Readonly<Record<string, string | true>>;
  /** The language that there is no highlighting for, with the nearest name. */
  readonly unknownLanguage?: { readonly language: string; readonly nearest?: string | undefined };
  /** Set where the author sets lines apart that are behind the last one of the code. */
  readonly linesBehind?: LinesBehind;
  /** What is wrong with the types of its code: that what reads them is missing, or errors. */
  readonly typeFaults?: MissingTypes | readonly string[];
}

/** The first number that is behind the last line, and how many lines there are; or a mark that counts too far. */
export type LinesBehind = { readonly line: number; readonly count: number } | Overreach;

/** A mark in code that holds for more lines than follow. */
export interface Overreach {
  /** As it is written: `highlight:9`. */
  readonly mark: string;
  readonly wanted: number;
  readonly left: number;
}

/** What there is none of where no types can be told, or none that can be used. */
export type MissingTypes = 'no-twoslash' | 'no-typescript';

export type ToFenceElement = (fence: Fence) => FenceElement;
