import type { Outcome } from './outcome.ts';
import { runTestFile } from './run-test-file.ts';

export interface RunAgain {
  readonly outcomes: Outcome[];
  /** Failures of the first attempt that did not happen again. */
  readonly unsteady: Outcome[];
}

/**
 * Runs the files with a failed test again, each in a separate process. If a helper declares the failed
 * test, its place is the helper, so the test can belong to any of the files, and all run again.
 *
 * @param first the outcomes of the first attempt.
 */
export async function runFailedAgain(
  files: readonly string[],
  first: readonly Outcome[],
): Promise<RunAgain> {
  const failures = first.filter(({ status }) => status === 'failed');
  const places = new Set(failures.map(({ place }) => place));
  const again = [...places].every((place) => files.includes(place)) ? [...places] : files;
  const second: Outcome[] = [];
  for (const file of again) second.push(...(await runTestFile(file)));
  const failedAgain = new Set(second.flatMap((outcome) => nameOfFailure(outcome) ?? []));
  return {
    outcomes: [
      ...(again === files ? [] : first.filter(({ place }) => !places.has(place))),
      ...second,
    ],
    unsteady: failures.filter((failure) => !failedAgain.has(nameOfFailure(failure) ?? '')),
  };
}

function nameOfFailure({ place, path, status }: Outcome): string | undefined {
  return status === 'failed' ? [place, ...path].join(' › ') : undefined;
}
