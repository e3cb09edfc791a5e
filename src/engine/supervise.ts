/**
 * Runs a command in a process of its own and watches over it. A native crash, exhausted memory, an
 * author's `process.exit()` or a loop without an end costs that process: the file that it worked on
 * is noted, and the command runs again without it. Loads nothing but Node itself: it is there all
 * the time, beside the process that does the work.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Task } from '../core/diagnostic/journal.ts';
import type { ProcessEnd } from '../node/disk/files-entries.ts';
import { stopSignals, type StopSignal, toSignalCode } from './stop-signals.ts';

/** The latest state of a process, as its journal tells it. */
export interface JournalEntry {
  /** Grows with every entry. */
  readonly step: number;
  /** The innermost task that has begun and not ended. */
  readonly task?: Task;
  readonly isEnded?: boolean;
  /** Whether other files are worked on beside that of the task. */
  readonly isShared?: boolean;
  /** Files that have changed since they ended an earlier process. */
  readonly forgotten?: readonly string[];
}

/** Why a process did not reach its end. */
export type EndCause = ProcessEnd | { readonly kind: 'stuck'; readonly seconds: number };

export interface ProcessFailure {
  readonly task: Task;
  readonly cause: EndCause;
}

/** What earlier processes of the same command came to grief on. */
export interface Earlier {
  readonly failures: readonly ProcessFailure[];
  /** Whether one of them worked on several files when it did. */
  readonly isShared: boolean;
}

export interface SuperviseOptions {
  /** Arguments of Node, from its flags on. */
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly journalPath: string;
  /** Seconds of work after which a task without progress is given up. */
  readonly stallSeconds: number;
}

/** How the command ended: with a code of its own, or in a way that no file is to blame for. */
export type SupervisedEnd =
  | { readonly kind: 'ended'; readonly code: number }
  | {
      readonly kind: 'lost';
      readonly cause: EndCause;
      readonly failures: readonly ProcessFailure[];
    };

/** A folder with more files than this that end the process needs its author first. */
const mostRestarts = 20;

/** Looks at a task that neither ends nor works, before it counts as waiting for ever. */
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
    // Nobody knows which file it was; the next attempt works on one at a time.
    if (ended.isShared && !isShared) {
      isShared = true;
      continue;
    }
    failures = failures.filter((failure) => !forgotten.includes(failure.task.file));
    const isKnown = failures.some((failure) => failure.task.file === task?.file);
    if (task === undefined || isKnown || failures.length >= mostRestarts) {
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
      /** Files that deserved another attempt. */
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
    // Whoever waits for a file that is worked on beside its own waits as its task.
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
 * Signals reach the process as messages: a terminal sends its own to both, and the second one means
 * "at once". What still runs a second after that is ended.
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

/** Ends a process that works on one task for too long: its work counts, not the clock of a busy machine. */
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

/** Seconds that the processors have spent on a process; where nobody tells, a third of those that passed. */
function secondsOfWork(pid: number | undefined): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return (Number(fields[12]) + Number(fields[13])) / 100;
  } catch {
    return performance.now() / 3000;
  }
}

/** What stands in a journal; undefined where there is none yet. */
function readJournal(path: string): JournalEntry | undefined {
  try {
    const [line = ''] = readFileSync(path, 'utf8').split('\n', 1);
    return JSON.parse(line) as JournalEntry;
  } catch {
    return undefined;
  }
}
