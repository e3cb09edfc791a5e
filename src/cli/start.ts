/**
 * Connects the command line to the real process: streams, signals, uncaught errors, exit code. All
 * decisions are made in `main`.
 */

import { setFlagsFromString } from 'node:v8';
import { createSupportsHyperlinks } from 'supports-hyperlinks';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';
import { type JournalFile, openJournal } from '../engine/journal-file.ts';
import { optimizeLate } from '../engine/optimizing.ts';
import { stopSignals, toSignalCode } from '../engine/stop-signals.ts';
import type { Earlier, SupervisedEnd } from '../engine/supervise.ts';
import { main } from './main.ts';
import { diagnoseThrown } from './report/diagnose-thrown.ts';
import { showRefusal } from './report/show-report.ts';
import { diagnoseCli } from './terminal/cli-entries.ts';
import { createKeyListener } from './terminal/keys.ts';
import { openBrowser } from './terminal/open-browser.ts';
import { ownCommand } from './terminal/own-command.ts';
import { isSwitchedOn, detectTerminal } from './terminal/terminal-traits.ts';
import type { Context, Engine, Interruption, Output } from './terminal/context.ts';

type RealContext = Context & { readonly journal: JournalFile | undefined };

/**
 * How much the heap can grow before a garbage collection, in percent of the live objects: with plenty of
 * memory, V8 waits for up to four times as much, and collecting more often costs little.
 */
const heapGrowth = 50;

export async function start(): Promise<void> {
  const debug = isSwitchedOn(process.env['LECTERN_DEBUG']);
  const stop = new AbortController();
  const journal = openGivenJournal();
  const context = realContext(stop.signal, journal);
  if (journal === undefined) listenForSignals(stop);
  else listenToSupervisor(stop);
  if (journal !== undefined) {
    setFlagsFromString(`--heap-growing-percent=${heapGrowth}`);
    optimizeLate();
  }
  const faults = listenForFaults(context, debug);
  const code = await main({ words: process.argv.slice(2), debug }, context);
  await Promise.all([drain(process.stdout), drain(process.stderr)]);
  faults.stop();
  journal?.end();
  process.exit(code);
}

function realContext(stop: AbortSignal, journal?: JournalFile): RealContext {
  const { isAutomated, canRedraw } = detectTerminal(process.env);
  const isAttended = process.stdin.isTTY && process.stdout.isTTY && !isAutomated;
  return {
    cwd: process.cwd(),
    stdout: toOutput(process.stdout),
    stderr: toOutput(process.stderr),
    command: ownCommand({
      script: process.argv[1] ?? '',
      env: process.env,
      pnp: process.versions['pnp'],
    }),
    openPrompter:
      isAttended && canRedraw
        ? async () => (await import('./terminal/prompter.ts')).terminalPrompter
        : undefined,
    ask: isAttended ? ask : undefined,
    keys: isAttended ? createKeyListener(process.stdin) : undefined,
    openBrowser,
    engine,
    withQuietOutput,
    journal,
    stop,
  };
}

/** Reads one typed line; empty if the terminal is closed. */
async function ask(question: string): Promise<string> {
  const { createInterface } = await import('node:readline/promises');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise<string>((done) => terminal.once('close', () => done('')));
  try {
    return await Promise.race([terminal.question(question), closed]);
  } finally {
    terminal.close();
  }
}

/** Loaded lazily, because each brings a large and different part of Lectern. */
const engine: Engine = {
  buildSite: async (options) => (await import('../engine/build/build-site.ts')).buildSite(options),
  startDev: async (options) => (await import('../engine/dev/dev-server.ts')).startDev(options),
};

/** Reserves standard output for the report: pages can print while they are built. */
async function withQuietOutput<Result>(run: () => Promise<Result>): Promise<Result> {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  try {
    return await run();
  } finally {
    process.stdout.write = write;
  }
}

function toOutput(stream: NodeJS.WriteStream): Output {
  let dropsFailed = false;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    // `lectern check | head` closes the pipe early, which is not an error.
    if (!dropsFailed && error.code !== 'EPIPE') throw error;
  });
  const dropFailed = () => {
    dropsFailed = true;
  };
  const hasColors = stream.isTTY ? stream.hasColors() : isSwitchedOn(process.env['FORCE_COLOR']);
  const hasLinks = createSupportsHyperlinks(stream);
  const { isAutomated, canRedraw } = detectTerminal(process.env);
  const isTerminal = stream.isTTY && !isAutomated && canRedraw;
  const write = (text: string) => stream.write(text);
  return { write, dropFailed, isTerminal, hasColors, hasLinks };
}

/** Opens the journal that the supervisor provides; child processes do not inherit it. */
function openGivenJournal(): JournalFile | undefined {
  const { LECTERN_JOURNAL: path, LECTERN_EARLIER: earlier } = process.env;
  delete process.env['LECTERN_JOURNAL'];
  delete process.env['LECTERN_EARLIER'];
  if (path === undefined || earlier === undefined) return undefined;
  return openJournal(path, JSON.parse(earlier) as Earlier);
}

/** Reports what ended a supervised command if no file could be left out; returns the exit code. */
export function reportCrash({ cause, failures }: Extract<SupervisedEnd, { kind: 'lost' }>): number {
  const how =
    cause.kind === 'stuck'
      ? `no progress in ${cause.seconds} seconds of work`
      : cause.kind === 'exit'
        ? `exit code ${cause.code}`
        : cause.signal;
  const facts = { how, left: failures.map(({ task }) => task.file) };
  const context = realContext(new AbortController().signal);
  showRefusal([diagnoseCli('cli/crashed', facts, { file: '' })], { format: 'pretty' }, context);
  return 2;
}

/**
 * Obeys signals that the supervisor passes on; the same signals from the terminal, which reach all
 * processes, are ignored. Exits if the supervisor is gone.
 */
function listenToSupervisor(stop: AbortController): void {
  for (const signal of stopSignals) process.on(signal, () => undefined);
  process.on('message', ({ signal }: Interruption) => {
    if (stop.signal.aborted) process.exit(toSignalCode(signal));
    stop.abort({ signal } satisfies Interruption);
  });
  process.on('disconnect', () => process.exit(143));
  process.channel?.unref();
}

/** A second signal ends the process immediately; the exit still removes incomplete output. */
function listenForSignals(stop: AbortController): void {
  for (const signal of stopSignals) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(toSignalCode(signal));
      stop.abort({ signal } satisfies Interruption);
    });
  }
}

/** Turns uncaught errors and unexpected exits into a message and exit code 2. */
function listenForFaults(context: RealContext, debug: boolean): { readonly stop: () => void } {
  const report = (diagnostic: Diagnostic) => {
    process.off('exit', reportEarlyEnd);
    showRefusal([diagnostic], { format: 'pretty' }, context);
  };
  const reportEarlyEnd = (code: number) => {
    if (context.stop.aborted || context.journal?.isBusy() === true) return;
    report(diagnoseCli('cli/ended-early', { code }, { file: '' }));
    process.exitCode = 2;
    context.journal?.end();
  };
  process.on('exit', reportEarlyEnd);
  process.on('uncaughtException', (error) => {
    if (debug || process.argv.includes('--debug')) console.error(error);
    report(diagnoseThrown(error));
    context.journal?.end();
    process.exit(2);
  });
  return { stop: () => process.off('exit', reportEarlyEnd) };
}

async function drain(stream: NodeJS.WriteStream): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  if (stream.destroyed || !stream.writable) return;
  stream.once('error', () => resolve(undefined));
  stream.write('', () => resolve(undefined));
  await promise;
}
