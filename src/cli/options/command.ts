import type { Context } from '../terminal/context.ts';
import type { CheckedValues } from './checked-values.ts';
import type { Option } from './options.ts';

/** 0: no problems, or only warnings; 1: problems were found; 2: wrong usage, or an internal error. */
export type ExitCode = 0 | 1 | 2;

/** The words of a command line that do not belong to an option. */
export interface Arguments {
  /** Required words before the folder, as far as they are present. */
  readonly needed: readonly string[];
  readonly dir: string;
  /** Whether the optional word after the folder is present. */
  readonly topic: boolean;
}

/** Describes what a command accepts: for its help, and to check the words. */
export interface CommandDescription {
  readonly summary: string;
  /** Required words before the folder, with their meaning. */
  readonly needed?: readonly (readonly [name: string, text: string])[];
  /** All values of the first required word, if it is limited to some. */
  readonly choices?: readonly string[];
  /** What `[dir]` means to this command; absent if it takes none. */
  readonly dir?: string;
  /** An optional word after the folder, or alone, with its meaning. */
  readonly topic?: readonly [name: string, text: string];
  readonly options: readonly Option[];
  /** Complete command lines, each with what it does. */
  readonly examples: readonly (readonly [line: string, text: string])[];
}

export type CommandTable = Readonly<Record<string, CommandDescription>>;

/** A complete command: what it accepts, how its words are read, and what it does. */
export interface Command<Parsed> extends CommandDescription {
  read(words: Arguments, values: CheckedValues): Parsed;
  /** @param commands all commands, for those that print information about them. */
  run(command: Parsed, context: Context, commands: CommandTable): ExitCode | Promise<ExitCode>;
}
