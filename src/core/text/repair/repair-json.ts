/**
 * Reads a text that is nearly JSON as its author meant it: collects every mistake with its place, and the
 * tree of the rest. Each problem of the strict reader is fixed in a copy of the text, which is then read
 * again; of several possible fixes, the one that lets the reader get farthest wins. The result is used for
 * diagnostics only, because what was meant is a guess.
 */
import { applyChanges, inOrder, type TextChange } from '../text-change.ts';
import type { JsonFix } from './json-fix.ts';
import { listJsonFixes } from './list-json-fixes.ts';
import type { JsonProblem } from '../json/json-problem.ts';
import type { JsonTree } from '../json/json-tree.ts';
import { type JsonFailure, type JsonReading, readJson } from '../json/read-json.ts';

export interface RepairedJson {
  /** Its offsets are those of the repaired text; absent if it is unclear what was meant. */
  readonly tree?: JsonTree;
  /** In the order in which they were found; offsets are those of the text as written. */
  readonly problems: readonly WrittenProblem[];
  /** Converts an offset in the tree to one in the text as written. */
  readonly toWritten: (offset: number) => number;
  /** The repaired text. */
  readonly text: string;
}

export interface WrittenProblem {
  readonly problem: JsonProblem;
  readonly offset: number;
  /** The fix in the text as written, where it loses nothing and only one meaning is possible. */
  readonly change?: TextChange;
}

/** Problems of punctuation that is surplus, missing, or of the wrong kind. */
const PLAIN: ReadonlySet<JsonProblem['kind']> = new Set([
  'trailing-comma',
  'extra-comma',
  'missing-comma',
  'foreign-quote',
  'unquoted-key',
] as const);

/** Enough for a file in another notation, whose keys have no quotes. */
const MAX_PROBLEMS = 200;
/** In UTF-16 units. Longer texts are written by programs, and each fix parses the whole text again. */
const MAX_CHARACTERS = 200_000;

export function repairJson(written: string): RepairedJson {
  const repairing = new Repairing(written);
  let reading = readJson(written);
  while (reading.problem !== undefined) {
    const next = repairing.fix(reading);
    if (next === undefined) break;
    reading = next;
  }
  const { text, problems } = repairing;
  const { tree } = reading;
  // Where a fix did not help, the problems after it may be its consequences.
  if (tree?.kind !== 'map')
    return { text, problems: problems.slice(0, 1), toWritten: repairing.toWritten };
  const rest = { text, problems: countComments(problems), toWritten: repairing.toWritten };
  return { ...rest, tree: withHoles(tree, repairing.holes) };
}

class Repairing {
  text: string;
  readonly problems: WrittenProblem[] = [];
  /** Offsets in the repaired text of the placeholders for values that could not be read. */
  holes: readonly number[] = [];
  readonly #steps: (readonly TextChange[])[] = [];
  readonly #written: string;

  constructor(text: string) {
    this.text = text;
    this.#written = text;
  }

  /** Records the problem and reads the text again with the best fix applied; undefined if no fix helps. */
  fix(failure: JsonFailure): JsonReading | undefined {
    const tried = this.#isTooLong() ? [] : this.#try(failure);
    const [best] = tried.toSorted((left, right) => left.rest - right.rest);
    const { problem = failure.problem, offset = failure.offset } = best?.fix ?? {};
    const change = PLAIN.has(problem.kind) ? this.#toWrittenChange(best?.fix) : undefined;
    this.problems.push({ problem, offset: this.toWritten(offset), ...(change && { change }) });
    if (best === undefined || best.rest >= restOf(failure, this.text)) return undefined;
    this.#apply(best.fix, best.text);
    return best.reading;
  }

  readonly toWritten = (offset: number): number =>
    Math.min(
      this.#written.length,
      this.#steps.reduceRight((at, changes) => backThrough(changes, at), offset),
    );

  /** Undefined if the fix needs more than one change, or changes text that an earlier fix inserted. */
  #toWrittenChange(fix: JsonFix | undefined): TextChange | undefined {
    const [change, ...others] = fix?.changes ?? [];
    if (change === undefined || others.length > 0) return undefined;
    const start = this.toWritten(change.start);
    const end = start + change.end - change.start;
    const isUntouched =
      this.#written.slice(start, end) === this.text.slice(change.start, change.end);
    return isUntouched ? { start, end, text: change.text } : undefined;
  }

  #isTooLong(): boolean {
    return this.text.length > MAX_CHARACTERS || this.problems.length >= MAX_PROBLEMS;
  }

  #try(failure: JsonFailure) {
    return listJsonFixes(failure, this.text).map((fix) => {
      const text = applyChanges(this.text, fix.changes);
      const reading = readJson(text);
      return { fix, text, reading, rest: restOf(reading, text) };
    });
  }

  #apply({ changes, hole }: JsonFix, text: string): void {
    const ordered = inOrder(changes);
    this.holes = this.holes.map((at) => forwardThrough(ordered, at));
    if (hole !== undefined) this.holes = [...this.holes, hole];
    this.#steps.push(ordered);
    this.text = text;
  }
}

/** Returns how much of a text was not read: -1 where all of it was. */
function restOf(reading: JsonReading, text: string): number {
  return reading.problem === undefined ? -1 : text.length - reading.reached;
}

/** Maps an offset after the changes to the offset before them. */
function backThrough(changes: readonly TextChange[], offset: number): number {
  let shift = 0;
  for (const { start, end, text } of changes) {
    const from = start + shift;
    if (offset < from) break;
    if (offset < from + text.length) return start;
    shift += text.length - (end - start);
  }
  return offset - shift;
}

function forwardThrough(changes: readonly TextChange[], offset: number): number {
  return changes
    .filter(({ end }) => end <= offset)
    .reduce((at, { start, end, text }) => at + text.length - (end - start), offset);
}

/** Marks every value of the tree that could not be read. */
function withHoles(node: JsonTree, holes: readonly number[]): JsonTree {
  if (holes.length === 0) return node;
  switch (node.kind) {
    case 'scalar':
      return holes.includes(node.start) ? { ...node, isLost: true } : node;
    case 'list':
      return { ...node, items: node.items.map((item) => withHoles(item, holes)) };
    case 'map': {
      const entries = node.entries.map((each) => ({
        ...each,
        value: withHoles(each.value, holes),
      }));
      return { ...node, entries };
    }
  }
}

/** Merges the problems of comments into the first, with their count: many comments are one habit. */
function countComments(problems: readonly WrittenProblem[]): readonly WrittenProblem[] {
  const comments = problems.filter(({ problem }) => problem.kind === 'comment');
  const first = comments.toSorted((left, right) => left.offset - right.offset)[0];
  if (first?.problem.kind !== 'comment') return problems;
  const counted = { ...first, problem: { ...first.problem, count: comments.length } };
  return [counted, ...problems.filter(({ problem }) => problem.kind !== 'comment')];
}
