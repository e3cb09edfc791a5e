/**
 * Records what is being worked on at any moment. A process that supervises a build uses the journal to find
 * the file that caused a crash, an endless loop or an early exit.
 */
import type { Diagnostic } from './diagnostic.ts';

export interface Task {
  readonly phase: 'read' | 'compile' | 'render';
  /** Path relative to the project folder. */
  readonly file: string;
  /** Counted from 1; absent if the whole file is meant. */
  readonly line?: number;
}

export interface Journal {
  /** Records the start of a task; returns a function that records its end. Tasks can be nested. */
  readonly begin: (task: Task) => () => void;
  /** Returns the failure of this file in an earlier attempt, if any; such a file is not worked on again. */
  readonly failureOf: (file: string) => Diagnostic | undefined;
  /**
   * Asks to work on other files at the same time as the recorded task. False if an earlier attempt did so
   * and failed, because then the file that caused the failure is unknown.
   */
  readonly share: () => boolean;
  /** Clears the failure of a file that has changed, so that it is tried again. */
  readonly forget: (file: string) => void;
}

/** Runs `work` as a task. If `work` returns a promise, the task lasts until it settles. */
export function during<Result>(
  journal: Journal | undefined,
  task: Task,
  work: () => Result,
): Result {
  if (journal === undefined) return work();
  const end = journal.begin(task);
  try {
    const result = work();
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  } catch (error) {
    end();
    throw error;
  }
}
