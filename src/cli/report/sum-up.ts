/**
 * What a report shows of many problems: each one while they are few, of a kind with many its worst
 * files, and a cause that is met again and again once.
 */
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';

/** One problem, shown whole; or several that say the same, of which the first is shown. */
export interface Told {
  readonly diagnostic: Diagnostic;
  /** Diagnostics that say the same of other places. */
  readonly others: readonly Diagnostic[];
}

/** A kind of which there are many. */
export interface KindSummary {
  /** Of what is said most often the first; where nothing is said twice, the first of the worst file. */
  readonly example: Diagnostic;
  readonly count: number;
  readonly files: number;
  /** The worst ones, each with its first problem. */
  readonly worst: readonly { readonly first: Diagnostic; readonly count: number }[];
}

export interface Summary {
  readonly told: readonly Told[];
  /** The largest first. */
  readonly kinds: readonly KindSummary[];
}

/** More warnings of a kind than these are nothing that anybody reads one by one. */
const FEW = 5;
const WORST_FILES = 3;

/** @param diagnostics in order. */
export function sumUp(diagnostics: readonly Diagnostic[]): Summary {
  const byCode = Map.groupBy(diagnostics, ({ code, severity }) => `${severity} ${code}`);
  const many = [...byCode.values()].filter(
    ([first, ...others]) => first?.severity === 'warning' && others.length >= FEW,
  );
  const summed = new Set(many.flat());
  return {
    told: tellOnce(diagnostics.filter((diagnostic) => !summed.has(diagnostic))),
    kinds: many.flatMap(sumUpKind).toSorted((left, right) => right.count - left.count),
  };
}

/** Errors that say the same word for word have one cause. */
function tellOnce(diagnostics: readonly Diagnostic[]): Told[] {
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

/** The first of those that say what is said most often; undefined where nothing is said twice. */
function findUsual(diagnostics: readonly Diagnostic[]): Diagnostic | undefined {
  const alike = [...Map.groupBy(diagnostics, ({ message }) => message).values()];
  const [usual = []] = alike.toSorted((left, right) => right.length - left.length);
  return usual.length > 1 ? usual[0] : undefined;
}
