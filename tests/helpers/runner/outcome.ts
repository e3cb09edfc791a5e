/** The result of one test, one lint pass or one type check. */
export interface Outcome {
  /** Where to look: `tests/unit/cli/args.test.ts`, or the command of a check. */
  readonly place: string;
  /** Names from the outermost suite to the test. */
  readonly path: readonly string[];
  readonly status: 'passed' | 'failed' | 'skipped';
  /** What to print under a failed test; absent if its subtests already explain the failure. */
  readonly details?: string;
}

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function countOutcomes(outcomes: readonly Outcome[]): Totals {
  const count = (status: Outcome['status']) =>
    outcomes.filter((outcome) => outcome.status === status).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') };
}

/** Returns the last line of a run, which other programs read. */
export function formatTotals({ passed, failed }: Totals): string {
  return `${passed} passed, ${failed} failed`;
}

/** Formats a failed test: its place, its name and its details. */
export function formatFailure({ place, path, details }: Outcome): string {
  const title = [place, ...path].join(' › ');
  const body = (details ?? '').trim().replaceAll(/^(?=.)/gm, '    ');
  return body === '' ? title : `${title}\n${body}`;
}
