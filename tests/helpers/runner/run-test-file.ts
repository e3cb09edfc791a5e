import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Patience } from './hang-guard.ts';
import type { Outcome } from './outcome.ts';
import { runCommand, type Ended } from './run-command.ts';

const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));

/** Runs one test file in a separate process; a file that breaks or hangs is a failed outcome. */
export async function runTestFile(file: string, patience?: Patience): Promise<Outcome[]> {
  const { outcomes, broken } = await runFiles([file], [], patience);
  return broken === undefined
    ? outcomes
    : [...outcomes, { place: file, path: [], status: 'failed', details: broken }];
}

/** The outcomes of files that shared a process. */
export interface SharedRun {
  readonly outcomes: Outcome[];
  /** Why the shared process did not end as it should; each file was then run on its own. */
  readonly breakdown?: string;
}

/**
 * Runs files in one process, after loading all of them. A file that cannot be loaded or contains no test
 * runs again on its own. If the process breaks, all files do, because only then are their outcomes certain.
 */
export async function runTestFiles(files: readonly string[]): Promise<SharedRun> {
  const [file] = files;
  if (file !== undefined && files.length === 1) return { outcomes: await runTestFile(file) };
  const { outcomes, broken } = await runFiles(files, ['--test', '--test-isolation=none']);
  // Node reports such a file as a test with its name.
  const isFile = ({ path: [name = ''] }: Outcome) => files.includes(name);
  const unclear = broken === undefined ? outcomes.filter(isFile).map(({ place }) => place) : files;
  const clear = broken === undefined ? outcomes.filter((outcome) => !isFile(outcome)) : [];
  for (const each of unclear) clear.push(...(await runTestFile(each)));
  return { outcomes: clear, ...(broken !== undefined && { breakdown: broken }) };
}

interface FilesRun {
  readonly outcomes: Outcome[];
  /** Why the run counts as failed although none of its tests failed. */
  readonly broken: string | undefined;
}

async function runFiles(
  files: readonly string[],
  flags: readonly string[],
  patience?: Patience,
): Promise<FilesRun> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-tests-'));
  const results = join(folder, 'results.jsonl');
  try {
    const reporting = [`--test-reporter=${reporter}`, `--test-reporter-destination=${results}`];
    const ended = await runCommand([process.execPath, ...flags, ...reporting, ...files], {
      // Otherwise a run started by a test would be part of the outer run.
      env: { NODE_TEST_CONTEXT: '' },
      // A test that ends adds a line to the results, but prints nothing.
      otherOutputSize: () => statSync(results, { throwIfNoEntry: false })?.size ?? 0,
      ...(patience && { patience }),
    });
    const outcomes = await readOutcomes(results);
    return { outcomes, broken: describeBreakdown(ended, outcomes) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOutcomes(results: string): Promise<Outcome[]> {
  const text = await readFile(results, 'utf8').catch(() => '');
  // A killed process may have left an incomplete line.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Outcome);
}

function describeBreakdown(
  { code, output, hang }: Ended,
  outcomes: readonly Outcome[],
): string | undefined {
  if (hang !== undefined) {
    const last = outcomes.at(-1)?.path.join(' › ') ?? 'no test';
    return `It ${hang}, so it was killed; last finished: ${last}.\n${output}`;
  }
  const failed = outcomes.some((outcome) => outcome.status === 'failed');
  if (code !== 0 && !failed) return output === '' ? `Ended with exit code ${code}.` : output;
  if (outcomes.length === 0) return `Holds no test.\n${output}`;
  return undefined;
}
