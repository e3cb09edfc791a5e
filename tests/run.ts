/**
 * The whole truth about the repository: lint, types, then every kind of test, fast kinds first.
 *
 *   node tests/run.ts                     everything
 *   node tests/run.ts --fast              lint, types, unit tests
 *   node tests/run.ts build browser       these kinds of test only
 *   node tests/run.ts tests/unit/cli      files under a folder, or one file
 *   node tests/run.ts --times             also the seconds of each file, the slowest first
 *
 * The last line is always `N passed, N failed`; the exit code is 0 when nothing failed.
 */
import { existsSync, globSync } from 'node:fs';
import { findOrInstallChromium } from './helpers/chromium.ts';
import {
  countOutcomes,
  formatFailure,
  formatTotals,
  type Outcome,
} from './helpers/runner/outcome.ts';
import { runCommand } from './helpers/runner/run-command.ts';
import { runTestFile } from './helpers/runner/run-test-file.ts';

interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome[]>;
}

/** Kinds of test in the order they run. */
const kinds: readonly string[] = ['unit', 'service', 'build', 'browser'];
const filesAtOnce = 2;

const args = process.argv.slice(2);
const isFast = args.includes('--fast');
const tellsTimes = args.includes('--times');
const wanted = args.filter((arg) => !arg.startsWith('--'));
process.env.ASTRO_TELEMETRY_DISABLED = '1';
// Children have process groups of their own; leaving by `exit` takes them along.
process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));

const outcomes: Outcome[] = [];
try {
  if (wanted.length === 0) outcomes.push(...(await Promise.all(checks().map(runStep))).flat());
  for (const step of planTests()) outcomes.push(...(await runStep(step)));
} catch (error) {
  outcomes.push({ place: 'tests/run.ts', path: [], status: 'failed', details: String(error) });
}
printSummary();

function planTests(): Step[] {
  const files = globSync('tests/**/*.test.ts').sort();
  if (wanted.length > 0) return selectTests(files);
  const run = isFast ? ['unit'] : kinds;
  return run.map((kind) => testStep(kind, ofKind(files, kind)));
}

function selectTests(files: readonly string[]): Step[] {
  return wanted.map((name) => {
    if (kinds.includes(name)) return testStep(name, ofKind(files, name));
    return testStep(name, existsSync(name) ? files.filter((file) => file.startsWith(name)) : []);
  });
}

function ofKind(files: readonly string[], kind: string): string[] {
  return files.filter((file) => file.startsWith(`tests/${kind}/`));
}

function checks(): Step[] {
  return [
    checkStep('format', ['prettier', '--check', '--log-level', 'warn', '.']),
    checkStep('lint', ['eslint', '--max-warnings', '0', '.']),
    checkStep('types', ['astro', 'check', '--minimumFailingSeverity', 'warning']),
  ];
}

/** A check counts as one test. */
function checkStep(name: string, command: readonly string[]): Step {
  const run = async (): Promise<Outcome[]> => {
    const { code, output } = await runCommand(command);
    if (code === 0) return [{ place: name, path: [], status: 'passed' }];
    return [{ place: command.join(' '), path: [], status: 'failed', details: output }];
  };
  return { name, run };
}

function testStep(kind: string, files: readonly string[]): Step {
  const run = async (): Promise<Outcome[]> => {
    if (files.some((file) => file.startsWith('tests/browser/'))) prepareBrowser();
    const queue = [...files];
    const results: Outcome[] = [];
    const times: [seconds: number, file: string][] = [];
    const work = async () => {
      for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
        const start = performance.now();
        results.push(...(await runTestFile(file)));
        times.push([(performance.now() - start) / 1000, file]);
      }
    };
    await Promise.all(Array.from({ length: filesAtOnce }, work));
    if (tellsTimes) printTimes(times);
    return results;
  };
  return { name: kind, run };
}

function printTimes(times: readonly (readonly [seconds: number, file: string])[]): void {
  for (const [seconds, file] of [...times].sort(([one], [other]) => other - one)) {
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
  }
}

/** Every browser test then uses the same browser, and none of them searches for it. */
function prepareBrowser(): void {
  const path = findOrInstallChromium();
  if (path === undefined) throw new Error('No Chromium found or installed: set CHROME_PATH.');
  process.env.CHROME_PATH = path;
}

async function runStep({ name, run }: Step): Promise<Outcome[]> {
  const start = performance.now();
  const results = await run();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const totals = countOutcomes(results);
  const skipped = totals.skipped === 0 ? '' : `, ${totals.skipped} skipped`;
  console.log(`${name.padEnd(10)} ${formatTotals(totals)}${skipped} (${seconds} s)`);
  for (const outcome of results.filter(isWorthPrinting))
    console.log(`\n${formatFailure(outcome)}\n`);
  return results;
}

/** A test that failed through its subtests only is counted, and told by them. */
function isWorthPrinting(outcome: Outcome): boolean {
  return outcome.status === 'failed' && outcome.details !== undefined;
}

function printSummary(): void {
  const totals = countOutcomes(outcomes);
  const failures = outcomes.filter(isWorthPrinting);
  if (failures.length > 0) {
    console.log('\nFailed:');
    for (const { place, path } of failures) console.log(`  ${[place, ...path].join(' › ')}`);
  }
  process.exitCode = totals.failed === 0 && totals.passed > 0 ? 0 : 1;
  console.log(`\n${formatTotals(totals)}`);
}
