/**
 * Pairs opening with closing tags so that as few as possible are left unmatched. Where names alone leave a
 * choice, tags that begin a line belong together when they have the same indent.
 */
import { nearest } from '../../core/diagnostic/nearest.ts';
import { isKnownName } from './known-names.ts';
import { OpenStack } from './open-stack.ts';
import type { PlacedTag } from './scan-marks.ts';

export interface Pairing {
  readonly pairs: ReadonlyMap<PlacedTag, PlacedTag>;
  /** Opening tags without a closing one, in text order; `unopened` lists the closing ones. */
  readonly unclosed: readonly PlacedTag[];
  readonly unopened: readonly PlacedTag[];
}

/** With more doubtful tags than this, names and order alone decide. */
const MAX_IN_DOUBT = 120;

/** The cost of leaving a tag unmatched, and of pairing two that differ in indent or name. */
const COST = { left: 1, otherIndent: 0.3, nearName: 0.9, otherName: 1.6 } as const;

export function pairTags(tags: readonly PlacedTag[]): Pairing {
  const pairs = new Map<PlacedTag, PlacedTag>();
  const doubtful = pairFitting(tags, pairs);
  if (doubtful.length <= MAX_IN_DOUBT) pairCheapest(doubtful, pairs);
  else pairInOrder(doubtful, pairs);
  const closing = new Set(pairs.values());
  const left = doubtful.filter((tag) => !pairs.has(tag) && !closing.has(tag));
  return {
    pairs,
    unclosed: left.filter(({ kind }) => kind === 'open'),
    unopened: left.filter(({ kind }) => kind === 'close'),
  };
}

/** Pairs neighbors that match in every way; returns the other tags. */
function pairFitting(tags: readonly PlacedTag[], pairs: Map<PlacedTag, PlacedTag>): PlacedTag[] {
  const left: PlacedTag[] = [];
  for (const tag of tags) {
    const last = left.at(-1);
    if (tag.kind === 'close' && last?.kind === 'open' && costOf(last, tag) === 0) {
      pairs.set(last, tag);
      left.pop();
    } else if (tag.kind !== 'empty') {
      left.push(tag);
    }
  }
  return left;
}

/** Returns the cost of a pair; undefined for two tags that never belong together. */
function costOf(open: PlacedTag, close: PlacedTag): number | undefined {
  const isIndented = open.isFirst && close.isFirst;
  const isAlike = !isIndented || open.column === close.column;
  if (open.name === close.name) return isAlike ? 0 : COST.otherIndent;
  if (open.name === '' || close.name === '') return undefined;
  if (!isKnownName(close.name) && nearest(close.name, [open.name]) !== undefined) {
    return isAlike ? COST.nearName : COST.nearName + COST.otherIndent;
  }
  const isInLine = open.line === close.line;
  return (isIndented && isAlike) || isInLine ? COST.otherName : undefined;
}

/** The cheapest way to pair the tags of a range; its end is exclusive. */
interface Reading {
  readonly cost: number;
  /** Index of the tag that closes the first one; undefined if the first one is left unmatched. */
  readonly closer: number | undefined;
}

const NOTHING: Reading = { cost: 0, closer: undefined };

function pairCheapest(tags: readonly PlacedTag[], pairs: Map<PlacedTag, PlacedTag>): void {
  const readings = tags.map((): Reading[] => []);
  const readingOf = (from: number, to: number): Reading => readings[from]?.[to] ?? NOTHING;
  for (let from = tags.length - 1; from >= 0; from -= 1) {
    for (let to = from + 1; to <= tags.length; to += 1) {
      const row = readings[from];
      if (row !== undefined) row[to] = readFrom(tags, { from, to, readingOf });
    }
  }
  const spans: [number, number][] = [[0, tags.length]];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    if (from >= to) continue;
    const { closer } = readingOf(from, to);
    const [open, close] = [tags[from], closer === undefined ? undefined : tags[closer]];
    if (closer === undefined || open === undefined || close === undefined) {
      spans.push([from + 1, to]);
      continue;
    }
    pairs.set(open, close);
    spans.push([from + 1, closer], [closer + 1, to]);
  }
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly readingOf: (from: number, to: number) => Reading;
}

function readFrom(tags: readonly PlacedTag[], { from, to, readingOf }: Span): Reading {
  let best: Reading = { cost: COST.left + readingOf(from + 1, to).cost, closer: undefined };
  const first = tags[from];
  if (first?.kind !== 'open') return best;
  for (let closer = from + 1; closer < to; closer += 1) {
    const tag = tags[closer];
    const pair = tag?.kind === 'close' ? costOf(first, tag) : undefined;
    if (pair === undefined) continue;
    const cost = pair + readingOf(from + 1, closer).cost + readingOf(closer + 1, to).cost;
    if (cost < best.cost) best = { cost, closer };
  }
  return best;
}

function pairInOrder(tags: readonly PlacedTag[], pairs: Map<PlacedTag, PlacedTag>): void {
  const open = new OpenStack<PlacedTag>();
  for (const tag of tags) {
    if (tag.kind === 'open') open.open(tag);
    const opener = tag.kind === 'close' ? open.close(tag.name) : undefined;
    if (opener !== undefined) pairs.set(opener, tag);
  }
}
