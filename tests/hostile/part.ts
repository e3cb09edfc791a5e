import type fc from 'fast-check';
import type { Diagnostic } from '../../src/core/diagnostic/diagnostic.ts';

/** One kind of input, and what must hold of it whatever it is. */
export interface Part<Input> {
  readonly arbitrary: fc.Arbitrary<Input>;
  /** The input as a person reads it. */
  readonly show: (input: Input) => string;
  /** What does not hold; empty is good. Whatever it throws is a crash. */
  readonly judge: (input: Input) => readonly string[] | Promise<readonly string[]>;
  readonly close?: () => Promise<void>;
}

export interface PartOptions {
  /** Absolute path of a folder that the part may use. */
  readonly dir: string;
  /** Absolute paths of files that people collected to break parsers. */
  readonly collected: readonly string[];
}

/** Every diagnostic says in which file it is, and where unless the file is not there at all. */
export function findUnplaced(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ file, position }) => {
      if (file === '') return true;
      return position === undefined || !(position.line >= 1) || !(position.column >= 1);
    })
    .map(({ code, file }) => `${code} has no place in "${file}"`);
}
