/**
 * What is being worked on at any moment. Whoever watches over a build from outside learns from it
 * which file a crash, an endless loop or an early end belongs to.
 */
import type { Diagnostic } from './diagnostic.ts';

export interface Task {
  readonly phase: 'read' | 'compile' | 'render';
  /** Path relative to the project folder. */
  readonly file: string;
  /** From 1; absent where the whole file is meant. */
  readonly line?: number;
}

export interface Journal {
  /** Notes that a task begins; returns how to note its end. Tasks may lie inside of each other. */
  readonly begin: (task: Task) => () => void;
  /** What an earlier attempt came to grief on; such a file is not worked on again. */
  readonly failureOf: (file: string) => Diagnostic | undefined;
  /**
   * Asks to work on other files beside the task that is noted. No where an earlier attempt did, and
   * came to grief on who knows which.
   */
  readonly share: () => boolean;
  /** The file has changed: it deserves another attempt. */
  readonly forget: (file: string) => void;
}

/** Runs `work` as a task, which lasts until the promise that it gives is settled. */
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
