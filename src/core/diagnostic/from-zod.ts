/**
 * Reads what zod found wrong with a value as plain faults: where, what was found, what is allowed.
 * It has no words for them; every area words its own. Of a union it keeps the branch that was meant.
 */
import type { z } from 'zod';
import type { DataPath } from '../text/source-tree.ts';

/** One thing wrong with a value. `path` leads to the wrong value; for keys, to the key itself. */
export type ValueProblem =
  | {
      readonly kind: 'wrong-type';
      readonly path: DataPath;
      readonly found: unknown;
      readonly expected: readonly string[];
    }
  | {
      readonly kind: 'missing-key';
      readonly path: DataPath;
      /** Keys that would have done as well. */
      readonly alternatives: readonly string[];
    }
  | {
      readonly kind: 'unknown-key';
      readonly path: DataPath;
      readonly found: unknown;
      /** All names that its object has. */
      readonly beside: ReadonlySet<string>;
    }
  | {
      readonly kind: 'unknown-value';
      readonly path: DataPath;
      readonly found: unknown;
      readonly allowed: readonly string[];
    }
  | { readonly kind: 'empty'; readonly path: DataPath; readonly found: unknown }
  | {
      readonly kind: 'broken-rule';
      readonly path: DataPath;
      readonly found: unknown;
      readonly code: string;
      /** What would fit, in words, where the rule says so. */
      readonly wanted?: string;
    };

/** The faults of `value`, in the order of the issues; `value` is what zod was given. */
export function faultsFromZod(issues: readonly z.core.$ZodIssue[], value: unknown): ValueProblem[] {
  return issues.flatMap((issue) => faultsOf(issue, { path: [], value }));
}

/** A value and how it was reached. */
interface Reached {
  readonly path: DataPath;
  readonly value: unknown;
}

function faultsOf(issue: z.core.$ZodIssue, from: Reached): ValueProblem[] {
  const { path, value: found } = follow(from, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      if (found === undefined && path.length > 0) return [missingKey(path, issue)];
      return [{ kind: 'wrong-type', path, found, expected: [issue.expected] }];
    case 'unrecognized_keys':
      return unknownKeys({ path, value: found }, issue.keys);
    case 'invalid_value':
      return [unknownValue({ path, value: found }, issue.values)];
    case 'invalid_union':
      return faultsOfUnion(issue.errors, { path, value: found });
    case 'too_small':
      return [{ kind: 'empty', path, found }];
    case 'custom':
      return [brokenRule({ path, value: found }, issue.params)];
    default:
      return [{ kind: 'broken-rule', path, found, code: issue.code }];
  }
}

function unknownKeys({ path, value }: Reached, names: readonly string[]): ValueProblem[] {
  const values = isIndexable(value) ? value : {};
  const beside = new Set(Object.keys(values));
  return names.map((name) => ({
    kind: 'unknown-key',
    path: [...path, name],
    found: values[name],
    beside,
  }));
}

function brokenRule(
  { path, value: found }: Reached,
  params: Readonly<Record<string, unknown>> = {},
): ValueProblem {
  const { code, wanted } = params;
  const more = typeof wanted === 'string' ? { wanted } : {};
  return { kind: 'broken-rule', path, found, code: String(code), ...more };
}

/** A rule that misses a key may name others in its issue, as `alternatives`. */
function missingKey(path: DataPath, issue: object = {}): ValueProblem {
  const named = 'alternatives' in issue ? issue.alternatives : undefined;
  return { kind: 'missing-key', path, alternatives: Array.isArray(named) ? named.map(String) : [] };
}

function unknownValue({ path, value }: Reached, values: readonly unknown[]): ValueProblem {
  if (value === undefined) return missingKey(path);
  return { kind: 'unknown-value', path, found: value, allowed: values.map(String) };
}

/** The branch whose type fits is the one that was meant; where none fits, all are offered. */
function faultsOfUnion(branches: readonly z.core.$ZodIssue[][], from: Reached): ValueProblem[] {
  const read = branches.map((issues) => issues.flatMap((issue) => faultsOf(issue, from)));
  const depth = from.path.length;
  const meant = read.filter((faults) => !faults.some((fault) => isWrongAt(fault, depth)));
  const [best] = meant.toSorted((left, right) => left.length - right.length);
  if (best !== undefined) return best;
  const expected = read.flat().flatMap((fault) => {
    return fault.kind === 'wrong-type' && fault.path.length === depth ? fault.expected : [];
  });
  if (from.value === undefined) return [missingKey(from.path)];
  return [{ kind: 'wrong-type', path: from.path, found: from.value, expected }];
}

function isWrongAt(fault: ValueProblem, depth: number): boolean {
  const isOfType = fault.kind === 'wrong-type' || fault.kind === 'missing-key';
  return isOfType && fault.path.length === depth;
}

function follow(from: Reached, steps: readonly PropertyKey[]): Reached {
  const path = [...from.path];
  let { value } = from;
  for (const step of steps) {
    if (typeof step === 'symbol') break;
    path.push(step);
    value = isIndexable(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  }
  return { path, value };
}

function isIndexable(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}
