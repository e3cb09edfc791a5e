import { statSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Patience } from './hang-guard.ts';
import type { Outcome } from './outcome.ts';
import { runCommand, type Ended } from './run-command.ts';

const reporter = fileURLToPath(new URL('reporter.ts', import.meta.url));

/** Runs one test file in a process of its own; a file that breaks or hangs is a failed outcome. */
export async function runTestFile(file: string, patience?: Patience): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-tests-'));
  const results = join(folder, 'results.jsonl');
  try {
    const reporting = [`--test-reporter=${reporter}`, `--test-reporter-destination=${results}`];
    const ended = await runCommand([process.execPath, ...reporting, file], {
      // A test that ends is a line in the results, and nothing that is printed.
      told: () => statSync(results, { throwIfNoEntry: false })?.size ?? 0,
      ...(patience && { patience }),
    });
    const outcomes = await readOutcomes(results);
    const broken = describeBreakdown(ended, outcomes);
    return broken === undefined
      ? outcomes
      : [...outcomes, { place: file, path: [], status: 'failed', details: broken }];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readOutcomes(results: string): Promise<Outcome[]> {
  const text = await readFile(results, 'utf8').catch(() => '');
  // A process that was killed may have left half a line.
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Outcome);
}

/** Why a file counts as failed although none of its tests does. */
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
