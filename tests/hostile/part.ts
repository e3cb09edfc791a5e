import type fc from 'fast-check';
import type { Diagnostic } from '../../src/core/diagnostic/diagnostic.ts';

/** One kind of input, and what must be true of every such input. */
export interface Part<Input> {
  readonly arbitrary: fc.Arbitrary<Input>;
  /** Formats the input for people. */
  readonly show: (input: Input) => string;
  /** Returns what is not true; an empty list is good. Anything it throws counts as a crash. */
  readonly judge: (input: Input) => readonly string[] | Promise<readonly string[]>;
  readonly close?: () => Promise<void>;
}

export interface PartOptions {
  /** Absolute path of a folder that the part can use. */
  readonly dir: string;
  /** Absolute paths of files that people collected to break parsers. */
  readonly collected: readonly string[];
}

/** Checks that every diagnostic names its file and, unless that file does not exist, a position in it. */
export function findUnplaced(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ file, position }) => {
      if (file === '') return true;
      return position === undefined || !(position.line >= 1) || !(position.column >= 1);
    })
    .map(({ code, file }) => `${code} has no place in "${file}"`);
}
