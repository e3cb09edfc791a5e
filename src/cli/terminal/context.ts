import { setImmediate } from 'node:timers/promises';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { BuildOptions, BuildResult } from '../../engine/build/build-result.ts';
import type { StopSignal } from '../../engine/stop-signals.ts';
import type { ListenToKeys } from './keys.ts';
import type { Prompter } from './prompter.ts';
import type { DevOptions, DevServer } from '../../engine/dev/dev-server.ts';

/** Everything that a command can use of its environment; tests provide their own. */
export interface Context {
  /** Absolute path that typed paths are relative to. */
  readonly cwd: string;
  readonly stdout: Output;
  readonly stderr: Output;
  /** The command to type for `lectern` in the current environment: `npx lectern`. */
  readonly command: string;
  /** Opens interactive prompts; absent without an interactive terminal. */
  readonly openPrompter?: (() => Promise<Prompter>) | undefined;
  /** Asks the user at the terminal; absent without an interactive terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Listens to keys of the terminal; absent without an interactive one. */
  readonly keys?: ListenToKeys | undefined;
  readonly openBrowser: (url: string) => void;
  /** Builds and serves sites; loads the code for it lazily. */
  readonly engine: Engine;
  /** Runs a function while redirecting standard output to standard error. */
  readonly withQuietOutput: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Records what is being worked on; absent without a supervisor. */
  readonly journal?: Journal | undefined;
  /** Aborted when the process is asked to stop; its reason is an `Interruption`. */
  readonly stop: AbortSignal;
}

export interface Output {
  readonly write: (text: string) => void;
  /** From now on, ignores failed writes: a full disk under a log must not end a server. */
  readonly dropFailed?: () => void;
  /** Whether a person is watching and lines can be overwritten: only then is progress shown. */
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
  /** Whether text can be a link. */
  readonly hasLinks: boolean;
}

export interface Engine {
  readonly buildSite: (options: BuildOptions) => Promise<BuildResult>;
  readonly startDev: (options: DevOptions) => Promise<DevServer>;
}

/** Why a command was interrupted. */
export interface Interruption {
  readonly signal: StopSignal;
}

/** Waits for `work`, but only until the process is asked to stop. */
export async function untilStopped<Result>(
  stop: AbortSignal,
  work: Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const interrupt = () => {
    reject(new Interrupted());
  };
  if (stop.aborted) interrupt();
  stop.addEventListener('abort', interrupt, { once: true });
  try {
    // Handle signals that arrived during the last piece of work before using its result.
    const heard = work.then(async (result) => await setImmediate(result));
    return await Promise.race([heard, promise]);
  } finally {
    stop.removeEventListener('abort', interrupt);
  }
}

/** Thrown by a command that was asked to stop, after it has cleaned up. */
export class Interrupted extends Error {}
