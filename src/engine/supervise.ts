/**
 * Runs a command in a separate process and watches over it. A native crash, exhausted memory, an author's
 * `process.exit()` or an infinite loop costs only that process: the file that it was working on is
 * recorded, and the command runs again without it. Loads nothing but Node itself, because it stays in
 * memory next to the process that does the work.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Task } from '../core/diagnostic/journal.ts';
import type { ProcessEnd } from '../node/disk/files-entries.ts';
import { stopSignals, type StopSignal, toSignalCode } from './stop-signals.ts';

/** The latest state of a process, as written to its journal. */
export interface JournalEntry {
  /** Increases with every entry. */
  readonly step: number;
  /** The innermost task that has begun and not ended. */
  readonly task?: Task;
  readonly isEnded?: boolean;
  /** Whether other files are worked on in addition to the task's file. */
  readonly isShared?: boolean;
  /** Files that have changed since they ended an earlier process. */
  readonly forgotten?: readonly string[];
}

/** Why a process did not finish. */
export type EndCause = ProcessEnd | { readonly kind: 'stuck'; readonly seconds: number };

export interface ProcessFailure {
  readonly task: Task;
  readonly cause: EndCause;
}

/** What earlier processes of the same command failed on. */
export interface Earlier {
  readonly failures: readonly ProcessFailure[];
  /** Whether one of them was working on several files when it failed. */
  readonly isShared: boolean;
}

export interface SuperviseOptions {
  /** Arguments of Node, starting with its flags. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly journalPath: string;
  /** Seconds of processor time after which a task without progress is given up. */
  readonly stallSeconds: number;
}

/** How the command ended: with its own exit code, or in a way that no file is to blame for. */
export type SupervisedEnd =
  | { readonly kind: 'ended'; readonly code: number }
  | {
      readonly kind: 'lost';
      readonly cause: EndCause;
      readonly failures: readonly ProcessFailure[];
    };

/** If more files than this end the process, the author has to look at the folder first. */
const maxRestarts = 20;

/** The number of checks without progress after which a task counts as waiting forever. */
const idleChecks = 240;

export async function supervise(options: SuperviseOptions): Promise<SupervisedEnd> {
  let failures: readonly ProcessFailure[] = [];
  let isShared = false;
  const relay = relaySignals();
  for (;;) {
    const ended = await runOnce(options, { failures, isShared }, relay);
    if (ended.kind === 'ended') return ended;
    if (relay.last !== undefined) {
      return { kind: 'ended', code: toSignalCode(relay.last) };
    }
    const { task, cause, forgotten } = ended;
    // It is unknown which file was to blame; the next attempt works on one at a time.
    if (ended.isShared && !isShared) {
      isShared = true;
      continue;
    }
    failures = failures.filter((failure) => !forgotten.includes(failure.task.file));
    const isKnown = failures.some((failure) => failure.task.file === task?.file);
    if (task === undefined || isKnown || failures.length >= maxRestarts) {
      return { kind: 'lost', cause, failures };
    }
    failures = [...failures, { task, cause }];
  }
}

type SupervisedRun =
  | { readonly kind: 'ended'; readonly code: number }
  | {
      readonly kind: 'broken';
      readonly task: Task | undefined;
      readonly cause: EndCause;
      /** Files that deserve another attempt, because they have changed. */
      readonly forgotten: readonly string[];
      readonly isShared: boolean;
    };

async function runOnce(
  options: SuperviseOptions,
  earlier: Earlier,
  relay: SignalRelay,
): Promise<SupervisedRun> {
  const { args, env, journalPath } = options;
  const child = spawn(process.execPath, args, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...env, LECTERN_JOURNAL: journalPath, LECTERN_EARLIER: JSON.stringify(earlier) },
  });
  relay.to(child);
  const watch = watchProgress(child, options);
  const { code, signal } = await endOf(child);
  watch.stop();
  const entry = readJournal(journalPath);
  const { task, forgotten = [], isShared = false } = entry ?? {};
  if (watch.isStuck()) {
    const cause: EndCause = { kind: 'stuck', seconds: options.stallSeconds };
    // The task's file is to blame even if work was shared: whoever waits for a file that is worked on
    // elsewhere does so in a task for that file.
    return { kind: 'broken', task, cause, forgotten, isShared: false };
  }
  if (code !== null && entry?.isEnded === true) return { kind: 'ended', code };
  const cause: EndCause =
    signal === null ? { kind: 'exit', code: code ?? 0 } : { kind: 'signal', signal };
  return { kind: 'broken', task, cause, forgotten, isShared };
}

async function endOf(
  child: ChildProcess,
): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    code: number | null;
    signal: NodeJS.Signals | null;
  }>();
  child.on('error', reject);
  child.on('exit', (code, signal) => {
    resolve({ code, signal });
  });
  return promise;
}

interface SignalRelay {
  readonly to: (child: ChildProcess) => void;
  readonly last: StopSignal | undefined;
}

/**
 * Passes signals to the process as messages, because a terminal already sends its signals to both
 * processes, and a second one means "stop immediately". A process that still runs a second after that is
 * killed.
 */
function relaySignals(): SignalRelay {
  let child: ChildProcess | undefined;
  let last: StopSignal | undefined;
  for (const signal of stopSignals) {
    process.on(signal, () => {
      const isSecond = last !== undefined;
      last = signal;
      if (child?.connected === true) child.send({ signal });
      if (isSecond) setTimeout(() => child?.kill('SIGKILL'), 1000).unref();
    });
  }
  return {
    to: (next) => {
      child = next;
    },
    get last() {
      return last;
    },
  };
}

/**
 * Kills a process that works on one task for too long, measured in processor time, because the clock says
 * little on a busy machine.
 */
function watchProgress(child: ChildProcess, { journalPath, stallSeconds }: SuperviseOptions) {
  let step = -1;
  let since = 0;
  let checks = 0;
  let isStuck = false;
  const timer = setInterval(
    () => {
      const entry = readJournal(journalPath);
      const worked = secondsOfWork(child.pid);
      if (entry?.task === undefined || entry.step !== step) {
        step = entry?.step ?? -1;
        since = worked;
        checks = 0;
        return;
      }
      checks += 1;
      if (worked - since > stallSeconds || checks > idleChecks) {
        isStuck = true;
        child.kill('SIGKILL');
      }
    },
    Math.min(1000, stallSeconds * 250),
  );
  return { stop: () => clearInterval(timer), isStuck: () => isStuck };
}

/**
 * Returns the processor time that a process has used, in seconds; if the system does not report it, a third
 * of the time that has passed.
 */
function secondsOfWork(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return (Number(fields[12]) + Number(fields[13])) / 100;
  } catch {
    return performance.now() / 3000;
  }
}

/** Returns the entry in a journal; undefined if there is none yet. */
function readJournal(path: string): JournalEntry | undefined {
  try {
    const [line = ''] = readFileSync(path, 'utf8').split('\n', 1);
    return JSON.parse(line) as JournalEntry;
  } catch {
    return undefined;
  }
}
