/**
 * The journal as a small file that two processes share: one writes what it is working on, and its
 * supervisor reads it when that process has ended or makes no progress. A write survives the crash of its
 * process, costs microseconds, and wakes nobody up.
 */
import { openSync, writeSync } from 'node:fs';
import type { Journal, Task } from '../core/diagnostic/journal.ts';
import { diagnoseFiles } from '../node/disk/files-entries.ts';
import type { Earlier, ProcessFailure, JournalEntry } from './supervise.ts';

export interface JournalFile extends Journal {
  /** Whether any task has begun and not ended. */
  readonly isBusy: () => boolean;
  /** Records that the process ends as it should. */
  readonly end: () => void;
}

export function openJournal(path: string, { failures, isShared }: Earlier): JournalFile {
  const descriptor = openSync(path, 'w');
  const failed = new Map(failures.map((failure) => [failure.task.file, failure]));
  const open: Task[] = [];
  const forgotten: string[] = [];
  let step = 0;
  let sharesNow = false;
  const write = (isEnded: boolean) => {
    step += 1;
    const task = open.at(-1);
    const entry: JournalEntry = {
      step,
      ...(task && { task }),
      ...(isEnded && { isEnded }),
      ...(sharesNow && { isShared: true }),
      ...(forgotten.length > 0 && { forgotten }),
    };
    writeSync(descriptor, `${JSON.stringify(entry)}\n`, 0);
  };
  write(false);
  return {
    begin(task) {
      open.push(task);
      write(false);
      return () => {
        const at = open.lastIndexOf(task);
        if (at !== -1) open.splice(at, 1);
        write(false);
      };
    },
    failureOf(file) {
      const failure = failed.get(file);
      return failure && toDiagnostic(failure);
    },
    share() {
      if (isShared) return false;
      sharesNow = true;
      write(false);
      return true;
    },
    forget(file) {
      if (!failed.delete(file)) return;
      forgotten.push(file);
      write(false);
    },
    isBusy: () => open.length > 0,
    end: () => {
      write(true);
    },
  };
}

function toDiagnostic({ task, cause }: ProcessFailure) {
  const place = {
    file: task.file,
    position: { line: task.line ?? 1, column: 1 },
  };
  return cause.kind === 'stuck'
    ? diagnoseFiles('files/never-ends', { phase: task.phase, seconds: cause.seconds }, place)
    : diagnoseFiles('files/crashed', { phase: task.phase, end: cause }, place);
}
