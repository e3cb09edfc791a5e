/**
 * Known problems that a project accepts, so that only new ones count. Problems are identified by file, code
 * and the text of their line rather than its number, so that lines above them can be added and removed.
 */
import { isObject } from '../../text/is-object.ts';
import type { Diagnostic } from '../diagnostic.ts';

/** Numbers of occurrences, by file, then code, then the text of the line. */
export type Baseline = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>;

/** Returns the text of the line that a diagnostic points at; undefined if it has no position. */
export type LineOf = (diagnostic: Diagnostic) => string | undefined;

export interface BaselineSplit {
  readonly fresh: readonly Diagnostic[];
  readonly known: readonly Diagnostic[];
  /** How many known problems no longer occur. */
  readonly gone: number;
}

export function toBaseline(diagnostics: readonly Diagnostic[], lineOf: LineOf): Baseline {
  const baseline = new Map<string, Map<string, Map<string, number>>>();
  for (const diagnostic of diagnostics) {
    const { file, code } = diagnostic;
    const codes = baseline.get(file) ?? new Map<string, Map<string, number>>();
    const lines = codes.get(code) ?? new Map<string, number>();
    const line = keptLine(diagnostic, lineOf);
    baseline.set(file, codes.set(code, lines.set(line, (lines.get(line) ?? 0) + 1)));
  }
  return baseline;
}

/**
 * Splits diagnostics into known and new ones. A line has as many known ones as the baseline counts; the
 * rest are new.
 */
export function splitByBaseline(
  diagnostics: readonly Diagnostic[],
  baseline: Baseline,
  lineOf: LineOf,
): BaselineSplit {
  const left = new Map<string, number>();
  for (const [file, codes] of baseline) {
    for (const [code, lines] of codes) {
      for (const [line, count] of lines) left.set(JSON.stringify([file, code, line]), count);
    }
  }
  const fresh: Diagnostic[] = [];
  const known: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const { file, code } = diagnostic;
    const name = JSON.stringify([file, code, keptLine(diagnostic, lineOf)]);
    const count = left.get(name) ?? 0;
    (count > 0 ? known : fresh).push(diagnostic);
    left.set(name, count - 1);
  }
  const gone = [...left.values()].reduce((sum, count) => sum + Math.max(0, count), 0);
  return { fresh, known, gone };
}

const MAX_LINE_CHARACTERS = 80;

function keptLine(diagnostic: Diagnostic, lineOf: LineOf): string {
  return (lineOf(diagnostic) ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_LINE_CHARACTERS);
}

/** Formats a baseline as JSON with one problem per line, in an order that does not depend on the machine. */
export function formatBaseline(baseline: Baseline): string {
  const files = sorted(baseline, (codes) =>
    sorted(codes, (lines) => sorted(lines, (count) => count)),
  );
  return `${JSON.stringify({ version: 1, files }, null, 2)}\n`;
}

function sorted<From, To>(map: ReadonlyMap<string, From>, to: (from: From) => To) {
  const entries = [...map].toSorted(([left], [right]) => (left < right ? -1 : 1));
  return Object.fromEntries(entries.map(([name, value]) => [name, to(value)]));
}

/** Returns undefined for text that is not a baseline. */
export function parseBaseline(text: string): Baseline | undefined {
  const read = readJson(text);
  if (!isObject(read) || read['version'] !== 1 || !isObject(read['files'])) return undefined;
  return toMap(read['files'], (codes) => toMap(codes, (lines) => toMap(lines, toCount)));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function toMap<To>(value: unknown, to: (value: unknown) => To | undefined) {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).map(([name, inner]) => [name, to(inner)] as const);
  const whole = entries.flatMap(([name, inner]) =>
    inner === undefined ? [] : [[name, inner] as const],
  );
  return whole.length === entries.length ? new Map(whole) : undefined;
}

function toCount(value: unknown): number | undefined {
  return typeof value === 'number' && value > 0 ? value : undefined;
}
