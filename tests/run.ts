/**
 * Runs every check of the repository: format, lint, types and every kind of test. One more task runs
 * in parallel than there are processors. The longest tasks start first, so that no processor is idle
 * at the end.
 *
 *   node tests/run.ts                     everything
 *   node tests/run.ts --fast              lint, types, unit tests
 *   node tests/run.ts code build          only these kinds of check or test
 *   node tests/run.ts tests/unit/cli      files under a folder, or one file
 *   node tests/run.ts --times             also the processor time of each file, run on its own
 *
 * The last line is always `N passed, N failed`; the exit code is 0 if nothing failed.
 */
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findOrInstallChromium } from './helpers/browser/chromium.ts';
import { findMemoryFolder } from './helpers/runner/memory-folder.ts';
import {
  countOutcomes,
  formatFailure,
  formatTotals,
  type Outcome,
} from './helpers/runner/outcome.ts';
import { planBatches } from './helpers/runner/plan-batches.ts';
import { processorSeconds, takeEndedSeconds } from './helpers/runner/processor-time.ts';
import { runFailedAgain } from './helpers/runner/run-again.ts';
import { runCommand } from './helpers/runner/run-command.ts';
import { runTestFiles } from './helpers/runner/run-test-file.ts';

/** A check, or a test file. */
interface Task {
  /** The heading under which it is reported: `lint`, `unit`. */
  readonly kind: string;
  readonly name: string;
  readonly run: () => Promise<Outcome[]>;
}

interface Done {
  readonly name: string;
  readonly outcomes: readonly Outcome[];
  /** Processor time. */
  readonly seconds: number;
}

/** Kinds of tests; the kind with the longest files comes first. */
const kinds: readonly string[] = ['browser', 'build', 'service', 'unit'];
/** How many files share a process, if more than one. */
const sharing: Readonly<Record<string, number>> = { browser: 4, build: 8, service: 5, unit: 40 };
/** Takes longer than all the files it would share a process with. */
const longestUnit = 'tests/unit/hostile.test.ts';
/** Makes `astro check` fail on warnings too. */
const warnings = ['--minimumFailingSeverity', 'warning'];
const tasksAtOnce = availableParallelism() + 1;

const args = process.argv.slice(2);
const isFast = args.includes('--fast');
const reportsTimes = args.includes('--times');
const wanted = args.filter((arg) => !arg.startsWith('--'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Children have their own process groups; leaving with `exit` ends them too.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

// Every test process loads the same sources; Node compiles them once and caches the result.
process.env.NODE_COMPILE_CACHE = resolve('node_modules/.cache/lectern/tests');
// On a disk, creating a file can take longer than the test that needs it.
const memory = findMemoryFolder();
if (memory !== undefined) process.env.TMPDIR ??= memory;
// One folder for everything that is written, so that nothing is left of killed processes either.
const scratch = mkdtempSync(join(tmpdir(), 'lectern-tests-'));
// Databases, and tests without permissions, run as other users.
chmodSync(scratch, 0o711);
process.env.TMPDIR = scratch;
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 3 }));
// Sites that several files look at are built once.
process.env.LECTERN_TEST_SITES = mkdtempSync(join(scratch, 'sites-'));

const outcomes: Outcome[] = [];
/** Failures of tests, and of processes with several files, that did not happen again on a second run. */
const unsteady: Outcome[] = [];
/** Resolves when there is a browser; undefined if no test needs one. */
let browser: Promise<void> | undefined;
/** Processor time of this process and of everything it has started. */
let seconds = 0;
try {
  await runAll(planTasks());
} catch (error) {
  const failure: Outcome = {
    place: 'tests/run.ts',
    path: [],
    status: 'failed',
    details: String(error),
  };
  outcomes.push(failure);
  console.log(formatFailure(failure));
}
printSummary();

function planTasks(): Task[] {
  const files = globSync(['tests/**/*.test.ts', 'src/search/tests/*.test.ts']).sort();
  if (wanted.length === 0) return [...checks(), ...testsOf(files, isFast ? ['unit'] : kinds)];
  return wanted.flatMap((name) => {
    const named = checks().filter(({ kind }) => kind === name);
    if (named.length > 0) return named;
    if (kinds.includes(name)) return testsOf(files, [name]);
    const found = existsSync(name) ? files.filter((file) => file.startsWith(name)) : [];
    if (found.length === 0) throw new Error(`There are no tests: ${name}`);
    return testsOf(found, kinds);
  });
}

function testsOf(files: readonly string[], ofKinds: readonly string[]): Task[] {
  return ofKinds.flatMap((kind) => {
    const own = files.filter((file) => kindOf(file) === kind);
    const alone = own.filter((file) => file === longestUnit);
    const others = own.filter((file) => file !== longestUnit);
    const lists = [
      ...alone.map((file) => [file]),
      ...planBatches(others, reportsTimes ? 1 : (sharing[kind] ?? 1)),
    ];
    return lists.map((list) => ({
      kind,
      name: list.join(' '),
      run: () => (kind === 'browser' ? runInBrowser(list) : runShared(list)),
    }));
  });
}

/** Runs files in one process. Also reports a process that broke although each of its files passes. */
async function runShared(files: readonly string[]): Promise<Outcome[]> {
  const { outcomes, breakdown } = await runTestFiles(files);
  if (breakdown !== undefined && countOutcomes(outcomes).failed === 0) {
    unsteady.push({ place: files.join(' '), path: [], status: 'failed', details: breakdown });
  }
  return outcomes;
}

/**
 * Runs files of browser tests. Browsers sometimes misbehave on a busy machine, so a file that fails is run
 * again. If it then passes, its first failure is reported anyway, because it should be fixed.
 */
async function runInBrowser(files: readonly string[]): Promise<Outcome[]> {
  await browser;
  const first = await runShared(files);
  if (countOutcomes(first).failed === 0) return first;
  const { outcomes, unsteady: passedThen } = await runFailedAgain(files, first);
  unsteady.push(...passedThen.filter(isWorthPrinting));
  return outcomes;
}

/** Returns the kind of a test by its folder; packages in the repository have tests that need nothing else. */
function kindOf(file: string): string | undefined {
  return file.startsWith('src/') ? 'unit' : file.split('/')[1];
}

function checks(): Task[] {
  return [
    // Types and lint of scripts, then of components.
    check('code', ['oxlint']),
    check('components', ['astro', 'check', '--tsconfig', 'tsconfig.components.json', ...warnings]),
    check('components', ['eslint', '--max-warnings', '0', '.']),
    // What a file exports must be used by another file of the product; tests do not count.
    check('code', ['knip', '--production', '--no-progress']),
    check('format', ['oxfmt', '--check', '.']),
  ];
}

/** Returns a task for a check, which counts as one test. */
function check(name: string, command: readonly string[]): Task {
  const run = async (): Promise<Outcome[]> => {
    const { code, output } = await runCommand(command);
    if (code === 0) return [{ place: name, path: [], status: 'passed' }];
    return [{ place: command.join(' '), path: [], status: 'failed', details: output }];
  };
  return { kind: name, name, run };
}

/** Runs all tasks, and reports each kind when the last of its tasks has ended. */
async function runAll(tasks: readonly Task[]): Promise<void> {
  if (tasks.some(({ kind }) => kind === 'browser')) browser = findBrowser();
  let isReady = browser === undefined;
  const setReady = () => (isReady = true);
  browser?.then(setReady, setReady);
  const queue = [...tasks];
  /** Takes the first task or, while there is no browser yet, the first that needs none. */
  const takeTask = () => {
    const rank = isReady ? 0 : queue.findIndex(({ kind }) => kind !== 'browser');
    return queue.splice(Math.max(rank, 0), 1)[0];
  };
  const done = new Map<string, Done[]>();
  const work = async () => {
    for (let task = takeTask(); task !== undefined; task = takeTask()) {
      const { kind, name } = task;
      const found = await tryTask(task);
      const ended = { name, outcomes: found, seconds: takeEndedSeconds() };
      const all = [...(done.get(kind) ?? []), ended];
      done.set(kind, all);
      if (all.length === tasks.filter((other) => other.kind === kind).length) printKind(kind, all);
    }
  };
  await Promise.all(Array.from({ length: tasksAtOnce }, work));
  seconds = processorSeconds(process.pid) ?? 0;
}

/** Runs a task; if it cannot even start, it has failed. */
async function tryTask({ name, run }: Task): Promise<Outcome[]> {
  try {
    return await run();
  } catch (error) {
    return [{ place: name, path: [], status: 'failed', details: String(error) }];
  }
}

/** Finds a browser. If one must be installed, tasks that do not need it run in the meantime. */
async function findBrowser(): Promise<void> {
  const path = await findOrInstallChromium();
  if (path === undefined) throw new Error('No Chromium found or installed: set CHROME_PATH.');
  process.env.CHROME_PATH = path;
}

function printKind(kind: string, done: readonly Done[]): void {
  const found = done.flatMap((each) => each.outcomes);
  const ended = done.reduce((sum, each) => sum + each.seconds, 0);
  const totals = countOutcomes(found);
  const skipped = totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`;
  const times = `${ended.toFixed(1)} s of a processor`;
  console.log(`${kind.padEnd(10)} ${formatTotals(totals)}${skipped} (${times})`);
  if (reportsTimes) printTimes(done);
  for (const outcome of found.filter(isWorthPrinting)) console.log(`\n${formatFailure(outcome)}\n`);
  outcomes.push(...found);
}

function printTimes(done: readonly Done[]): void {
  for (const { name, seconds } of [...done].sort((one, other) => other.seconds - one.seconds)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
  }
}

/**
 * Whether to print an outcome: a test that failed only because of its subtests is counted, but they explain
 * it.
 */
function isWorthPrinting(outcome: Outcome): boolean {
  return outcome.status === 'failed' && outcome.details !== undefined;
}

function printSummary(): void {
  if (reportsTimes) console.log(`\n${seconds.toFixed(1)} s of a processor in all`);
  const totals = countOutcomes(outcomes);
  if (unsteady.length > 0) console.log('\nPassed at the second attempt only:');
  for (const outcome of unsteady) console.log(`\n${formatFailure(outcome)}`);
  const failures = outcomes.filter(isWorthPrinting);
  if (failures.length > 0) {
    console.log('\nFailed:');
    for (const { place, path } of failures) console.log(`  ${[place, ...path].join(' › ')}`);
  }
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
  console.log(`\n${formatTotals(totals)}`);
}
