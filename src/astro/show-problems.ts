import { showDiagnostics } from '../cli/report/show-report.ts';
import type { Diagnostic } from '../core/diagnostic/diagnostic.ts';

/** Prints diagnostics as the command line does. */
export function showProblems(diagnostics: readonly Diagnostic[], dir: string): void {
  const { stdout } = process;
  const output = {
    write: (text: string) => stdout.write(text),
    isTerminal: stdout.isTTY,
    hasColors: stdout.isTTY && stdout.hasColors(),
    // Astro's own output surrounds these lines and uses no links.
    hasLinks: false,
  };
  showDiagnostics(diagnostics, { dir, output, isSummed: true }, { cwd: process.cwd() });
}
