import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import type { LiveReport } from '../../core/live/live-model.ts';
import type { LinkCounts } from '../../core/links/judge-links.ts';
import type { BuiltPage } from '../../engine/build/build-result.ts';

/** What a command found, ready to be shown in any format. */
export interface Report {
  readonly pages: readonly BuiltPage[];
  /** Ordered, each once. */
  readonly diagnostics: readonly Diagnostic[];
  /** Seconds by phase. */
  readonly timings: Readonly<Record<string, number>>;
  /** What a baseline says is known; absent where there is none. */
  readonly known?: readonly Diagnostic[];
  /** What `check --fix` has cured; absent where nothing was to be cured. */
  readonly cured?: readonly Diagnostic[];
  /** How external links answered; absent where none were asked. */
  readonly links?: LinkCounts;
  /** What a running API was asked; absent where none was. */
  readonly live?: LiveReport;
  /** Lines for people, shown above the summary. */
  readonly notes?: readonly string[];
}

export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  /** Different files that any of them is in. */
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
