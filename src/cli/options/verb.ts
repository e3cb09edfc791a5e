import type { Context } from '../terminal/context.ts';
import type { CheckedValues } from './checked-values.ts';
import type { Option } from './options.ts';

/** Clean or warnings only; findings; wrong use or our own fault. */
export type ExitCode = 0 | 1 | 2;

/** The words of a command line that belong to no option. */
export interface Arguments {
  /** Words that must stand before the folder, as far as they are there. */
  readonly needed: readonly string[];
  readonly dir: string;
  /** Whether the word that may stand behind the folder is there. */
  readonly topic: boolean;
}

/** What a verb takes, in words: for help, and to tell which words are right. */
export interface VerbDescription {
  readonly summary: string;
  /** Words that must stand before the folder, with what they mean. */
  readonly needed?: readonly (readonly [name: string, text: string])[];
  /** All that the first of these words may be, where that is counted. */
  readonly choices?: readonly string[];
  /** What `[dir]` means to this verb; absent where it takes none. */
  readonly dir?: string;
  /** A word that may stand behind the folder, or alone, with what it means. */
  readonly topic?: readonly [name: string, text: string];
  readonly options: readonly Option[];
  /** Whole command lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, text: string])[];
}

export type VerbTable = Readonly<Record<string, VerbDescription>>;

/** All that there is of a verb: what it takes, the command that its words make, and what that does. */
export interface Verb<Command> extends VerbDescription {
  read(words: Arguments, values: CheckedValues): Command;
  /** @param verbs all that there are, for those that tell of them. */
  run(command: Command, context: Context, verbs: VerbTable): ExitCode | Promise<ExitCode>;
}
