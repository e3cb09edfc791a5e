/**
 * Shortens a report of many problems: rare kinds are shown one by one, a frequent kind by its worst files,
 * and a recurring cause once.
 */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

/** One problem, shown in full, or several with the same message, of which the first is shown. */
export interface ShownProblem {
  readonly diagnostic: Diagnostic;
  /** Diagnostics with the same message at other places. */
  readonly others: readonly Diagnostic[];
}

/** A kind of diagnostic that occurs often. */
export interface KindSummary {
  /** The first one with the most frequent message; if no message repeats, the first of the worst file. */
  readonly example: Diagnostic;
  readonly count: number;
  readonly files: number;
  /** The worst files, each with its first problem. */
  readonly worst: readonly { readonly first: Diagnostic; readonly count: number }[];
}

export interface Summary {
  readonly reported: readonly ShownProblem[];
  /** The largest first. */
  readonly kinds: readonly KindSummary[];
}

/** More warnings of a kind than this are not read one by one. */
const MAX_LISTED_WARNINGS = 5;
const WORST_FILES = 3;

/** @param diagnostics in order. */
export function summarizeProblems(diagnostics: readonly Diagnostic[]): Summary {
  const byCode = Map.groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
  const many = [...byCode.values()].filter(
    ([first, ...others]) => first?.severity === 'warning' && others.length >= MAX_LISTED_WARNINGS,
  );
  const summed = new Set(many.flat());
  return {
    reported: reportOnce(diagnostics.filter((diagnostic) => !summed.has(diagnostic))),
    kinds: many.flatMap(sumUpKind).toSorted((left, right) => right.count - left.count),
  };
}

/** Errors with the same message have one cause. */
function reportOnce(diagnostics: readonly Diagnostic[]): ShownProblem[] {
  const byCause = Map.groupBy(diagnostics, ({ severity, code, message, file, position }) =>
    severity === 'error' ? `${code} ${message}` : JSON.stringify([file, position, code, message]),
  );
  return [...byCause.values()].flatMap(([diagnostic, ...others]) =>
    diagnostic === undefined ? [] : { diagnostic, others },
  );
}

function sumUpKind(diagnostics: readonly Diagnostic[]): KindSummary[] {
  const byFile = [...Map.groupBy(diagnostics, ({ file }) => file).values()];
  const worst = byFile
    .toSorted((left, right) => right.length - left.length)
    .slice(0, WORST_FILES)
    .flatMap((own) => own.slice(0, 1).map((first) => ({ first, count: own.length })));
  const example = findUsual(diagnostics) ?? worst[0]?.first;
  if (example === undefined) return [];
  return [{ example, count: diagnostics.length, files: byFile.length, worst }];
}

/** The first diagnostic with the most frequent message; undefined if no message repeats. */
function findUsual(diagnostics: readonly Diagnostic[]): Diagnostic | undefined {
  const alike = [...Map.groupBy(diagnostics, ({ message }) => message).values()];
  const [usual = []] = alike.toSorted((left, right) => right.length - left.length);
  return usual.length > 1 ? usual[0] : undefined;
}
