import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { LiveReport } from '../../core/live/live-model.ts';
import type { LinkCounts } from '../../core/links/diagnose-links.ts';
import type { BuiltPage } from '../../engine/build/build-result.ts';

/** The results of a command, ready to be shown in any format. */
export interface Report {
  readonly pages: readonly BuiltPage[];
  /** In order, without duplicates. */
  readonly diagnostics: readonly Diagnostic[];
  /** Seconds by phase. */
  readonly timings: Readonly<Record<string, number>>;
  /** Known problems according to the baseline; absent without one. */
  readonly known?: readonly Diagnostic[];
  /** Problems that `check --fix` has fixed; absent if nothing was to be fixed. */
  readonly fixed?: readonly Diagnostic[];
  /** Totals of external links; absent if none were checked. */
  readonly links?: LinkCounts;
  /** Results of requests to a live API; absent if none were sent. */
  readonly live?: LiveReport;
  /** Lines for people, shown above the summary. */
  readonly notes?: readonly string[];
}

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  /** The number of different files in them. */
  readonly files: number;
}

export function countDiagnostics(diagnostics: readonly Diagnostic[]): Counts {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const files = new Set(diagnostics.map(({ file }) => file)).size;
  return { errors, warnings: diagnostics.length - errors, files };
}

/** Whether the diagnostics make the run fail. */
export function hasFindings(diagnostics: readonly Diagnostic[], strict: boolean): boolean {
  return diagnostics.some(({ severity }) => strict || severity === 'error');
}
