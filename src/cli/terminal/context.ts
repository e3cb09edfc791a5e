import { setImmediate } from 'node:timers/promises';
import type { Journal } from '../../core/diagnostic/journal.ts';
import type { BuildOptions, BuildResult } from '../../engine/build/build-result.ts';
import type { StopSignal } from '../../engine/stop-signals.ts';
import type { ListenToKeys } from './keys.ts';
import type { Prompter } from './prompter.ts';
import type { DevOptions, DevServer } from '../../engine/dev/dev-server.ts';

/** What a command may use of the world around it; tests give their own. */
export interface Context {
  /** Absolute path that typed paths are relative to. */
  readonly cwd: string;
  readonly stdout: Output;
  readonly stderr: Output;
  /** What to type for `lectern` where it was started from: `npx lectern`. */
  readonly command: string;
  /** Asks whoever sits at the terminal; absent where nobody does. */
  readonly openPrompter?: (() => Promise<Prompter>) | undefined;
  /** Asks whoever sits at the terminal; absent where nobody does. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Tells of keys of the terminal; absent where nobody sits at one. */
  readonly keys?: ListenToKeys | undefined;
  readonly openBrowser: (url: string) => void;
  /** Builds and serves sites; loads what that takes when it is asked to. */
  readonly engine: Engine;
  /** Runs something with whatever it prints to standard output sent to standard error instead. */
  readonly withQuietOutput: <Result>(run: () => Promise<Result>) => Promise<Result>;
  /** Where what is being worked on is noted; absent where nobody watches. */
  readonly journal?: Journal | undefined;
  /** Aborted when the process is asked to stop; the reason is an `Interruption`. */
  readonly stop: AbortSignal;
}

export interface Output {
  readonly write: (text: string) => void;
  /** Drops from now on what cannot be written: a full disk under a log ends no server. */
  readonly dropFailed?: () => void;
  /** Whether a person is looking, at what can be written over: only then is progress shown. */
  readonly isTerminal: boolean;
  readonly hasColors: boolean;
  /** Whether a text can be a link there. */
  readonly hasLinks: boolean;
}

export interface Engine {
  readonly buildSite: (options: BuildOptions) => Promise<BuildResult>;
  readonly startDev: (options: DevOptions) => Promise<DevServer>;
}

/** Why a command ended before its end. */
export interface Interruption {
  readonly signal: StopSignal;
}

/** Waits for `work`, but no longer than until the process is asked to stop. */
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
    // What the process was told during the last piece of work is heard before anything comes of it.
    const heard = work.then(async (result) => await setImmediate(result));
    return await Promise.race([heard, promise]);
  } finally {
    stop.removeEventListener('abort', interrupt);
  }
}

/** Thrown out of a command that was asked to stop, after it has cleaned up. */
export class Interrupted extends Error {}
