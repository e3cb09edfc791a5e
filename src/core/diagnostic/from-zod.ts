/**
 * Converts zod's issues to plain problems: the place, the value found and the values allowed. Problems have
 * no message texts, because each area words its own. For a union, only the problems of the branch that was
 * meant are kept.
 */
import type { z } from 'zod';
import type { DataPath } from '../text/source-tree.ts';

/** One problem with a value. `path` points to the wrong value, or to the key itself if the key is wrong. */
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
      /** Keys that would have been accepted instead. */
      readonly alternatives: readonly string[];
    }
  | {
      readonly kind: 'unknown-key';
      readonly path: DataPath;
      readonly found: unknown;
      /** All keys of its object. */
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
      /** A description of what would be accepted, if the rule provides one. */
      readonly wanted?: string;
    };

/** Returns the problems of `value`, the value that zod parsed, in the order of the issues. */
export function problemsFromZod(
  issues: readonly z.core.$ZodIssue[],
  value: unknown,
): ValueProblem[] {
  return issues.flatMap((issue) => faultsOf(issue, { path: [], value }));
}

/** A value and the path to it. */
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

/** A rule about a missing key can name other keys in its issue, as `alternatives`. */
function missingKey(path: DataPath, issue: object = {}): ValueProblem {
  const named = 'alternatives' in issue ? issue.alternatives : undefined;
  return { kind: 'missing-key', path, alternatives: Array.isArray(named) ? named.map(String) : [] };
}

function unknownValue({ path, value }: Reached, values: readonly unknown[]): ValueProblem {
  if (value === undefined) return missingKey(path);
  return { kind: 'unknown-value', path, found: value, allowed: values.map(String) };
}

/** Keeps the problems of the branch whose type matches. If none matches, the types of all are offered. */
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
