import { comparePositions } from '../text/source-file.ts';
import type { Diagnostic } from './diagnostic.ts';

/** The diagnostics as every report shows them: by file and position, each once. */
export function orderDiagnostics(diagnostics: Iterable<Diagnostic>): Diagnostic[] {
  const byIdentity = new Map<string, Diagnostic>();
  for (const diagnostic of diagnostics) {
    const { code, file, position, message } = diagnostic;
    const identity = JSON.stringify([file, position?.line, position?.column, code, message]);
    if (!byIdentity.has(identity)) byIdentity.set(identity, diagnostic);
  }
  return [...byIdentity.values()].sort(compareDiagnostics);
}

/** Diagnostics without a position come first in their file; ties are broken by code, then text. */
function compareDiagnostics(left: Diagnostic, right: Diagnostic): number {
  return (
    compareText(left.file, right.file) ||
    comparePositions(left.position, right.position) ||
    compareText(left.code, right.code) ||
    compareText(left.message, right.message)
  );
}

/** By code unit, so that the order does not depend on the machine's language. */
function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
