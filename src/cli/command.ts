import type { Verb } from './verbs.ts';

export type ReportFormat = 'pretty' | 'json' | 'github';

/** What the command line asked for; paths are as typed, everything else is checked. */
export type Command =
  | HelpCommand
  | { readonly kind: 'version' }
  | DevCommand
  | BuildCommand
  | ServeCommand
  | CheckCommand
  | InitCommand
  | RenameCommand
  | ExplainCommand;

export interface HelpCommand {
  readonly kind: 'help';
  /** Absent for the overview. */
  readonly verb?: Verb;
  /** False when help is shown because nothing was asked for. */
  readonly isAsked: boolean;
}

export interface BuildCommand {
  readonly kind: 'build';
  readonly dir: string;
  /** Absent: `dist` in `dir`. */
  readonly out?: string;
  /** `''` or `/docs`. */
  readonly base: string;
  /** Origin without trailing slash. */
  readonly site?: string;
  readonly keepGoing: boolean;
  readonly strict: boolean;
  readonly format: ReportFormat;
}

export interface CheckCommand {
  readonly kind: 'check';
  readonly dir: string;
  readonly base: string;
  readonly site?: string;
  readonly strict: boolean;
  readonly format: ReportFormat;
}

export interface ListenOptions {
  readonly host: string;
  /** Absent: the default port, or the next free one after it. */
  readonly port?: number;
}

export interface DevCommand extends ListenOptions {
  readonly kind: 'dev';
  readonly dir: string;
  readonly base: string;
}

export interface ServeCommand extends ListenOptions {
  readonly kind: 'serve';
  readonly dir: string;
  /** Origin that readers see, without trailing slash. */
  readonly publicUrl?: string;
  /** Names, in lower case, by which others than this machine's people may ask for it. */
  readonly allowHosts: readonly string[];
  readonly accessLog: boolean;
}

export interface InitCommand {
  readonly kind: 'init';
  readonly dir: string;
}

export interface RenameCommand {
  readonly kind: 'rename';
  readonly dir: string;
  readonly from: string;
  readonly to: string;
  readonly redirect: boolean;
  readonly dryRun: boolean;
  readonly format: 'pretty' | 'json';
}

export interface ExplainCommand {
  readonly kind: 'explain';
  readonly dir: string;
  readonly topic: 'keys' | 'icons';
  readonly format: 'pretty' | 'json';
}
