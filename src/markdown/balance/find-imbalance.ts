/**
 * Reports tags, quotes and fences of a text that do not match: each fault once, where it begins, together
 * with the changes that make the rest of the text readable. Runs only if the compiler stopped.
 */
import type { Diagnostic, Place } from '../../core/diagnostic/diagnostic.ts';
import { replaceAt } from '../../core/diagnostic/fix.ts';
import { VOID } from '../../core/text/markup/void-elements.ts';
import type { TextChange } from '../../core/text/text-change.ts';
import { diagnoseBalance, type Missed } from './balance-entries.ts';
import { escapePiece } from '../repair/read-as-text.ts';
import { findEnclosingCloser, findRepeated, isUnreadable } from './unmatched-tags.ts';
import { findMissed } from './find-missed.ts';
import { isKnownName, nearestComponent } from './known-names.ts';
import { pairTags, type Pairing } from './pair-tags.ts';
import { type TagsAndFences, type OddFence, scanMarks, type PlacedTag } from './scan-marks.ts';

export interface Imbalance {
  readonly diagnostic: Diagnostic;
  /** Changes to the text that make the rest of it readable. */
  readonly repairs: readonly TextChange[];
}

/** Maps an offset of the compiled text to its place in the author's file. */
export type PlaceOf = (offset: number) => Required<Place>;

/**
 * Returns the faults in text order, or none if everything matches. Fences are read both strictly and as
 * they seem to be meant; the reading with fewer faults wins.
 */
export function findImbalances(text: string, placeOf: PlaceOf): Imbalance[] {
  const strict = new Judgment(text, scanMarks(text, 'strict'), placeOf).find();
  const meant = new Judgment(text, scanMarks(text, 'meant'), placeOf).find();
  return meant.length <= strict.length ? meant : strict;
}

/** Checks only the fences of a text that can be read as a whole. */
export function findOddFences(text: string, placeOf: PlaceOf): Diagnostic[] {
  const marks = scanMarks(text, 'meant');
  return new Judgment(text, marks, placeOf).fences().map(({ diagnostic }) => diagnostic);
}

/** The most unmatched tags to report: more than this are not typos. */
const MAX_LEFT = 100;

class Judgment {
  readonly #text: string;
  readonly #scanned: TagsAndFences;
  readonly #placeOf: PlaceOf;
  readonly #pairing: Pairing;

  constructor(text: string, marks: TagsAndFences, placeOf: PlaceOf) {
    this.#text = text;
    this.#scanned = marks;
    this.#placeOf = placeOf;
    this.#pairing = pairTags(marks.tags);
  }

  find(): Imbalance[] {
    const found = [...this.fences(), ...this.#tagSyntax(), ...this.#misnamed(), ...this.#left()];
    return found.toSorted(byPlace);
  }

  fences(): Imbalance[] {
    return this.#scanned.oddFences.map((odd) => this.#judgeFence(odd));
  }

  #judgeFence({ fence: { marks, start }, end, repair }: OddFence): Imbalance {
    const facts = { marks, line: this.#lineOf(start) };
    const place = this.#placeOf(start);
    if (end.kind === 'tag') {
      const { tag, offset } = end;
      const all = { ...facts, tag, tagLine: this.#lineOf(offset) };
      return this.#report(diagnoseBalance('page/tag-in-fence', all, place), repair, repair);
    }
    const after = start + marks.length;
    const isEmpty = end.kind === 'end' && this.#text.slice(after).trim() === '';
    if (isEmpty) {
      const all = { ...facts, missed: { kind: 'nothing' } } as const;
      const removal = { start, end: after, text: '' };
      return this.#report(diagnoseBalance('page/unclosed-fence', all, place), repair, [removal]);
    }
    const missed = end.kind === 'end' ? end : { kind: end.kind, line: this.#lineOf(end.offset) };
    const diagnostic = diagnoseBalance('page/unclosed-fence', { ...facts, missed }, place);
    const isSure = missed.kind !== 'end' && missed.line > facts.line + 1;
    return this.#report(diagnostic, repair, isSure ? repair : []);
  }

  /** Reports faults inside tags. A tag that cannot be read becomes text, together with its other half. */
  #tagSyntax(): Imbalance[] {
    return this.#scanned.tags.flatMap((tag) =>
      tag.faults.map(({ problem, offset, repair }) => {
        const place = this.#placeOf(offset);
        const name = tag.kind === 'close' ? `/${tag.name}` : tag.name;
        const diagnostic = diagnoseBalance('page/tag-syntax', { tag: name, problem }, place);
        const hasFix = repair && problem.kind !== 'no-end' && problem.kind !== 'no-value';
        const changes = hasFix ? [repair] : [];
        const closing = this.#pairing.pairs.get(tag);
        return this.#report(
          diagnostic,
          repair
            ? [repair]
            : [tag, ...(closing ? [closing] : [])].map((each) => this.#asText(each)),
          changes,
        );
      }),
    );
  }

  #misnamed(): Imbalance[] {
    return [...this.#pairing.pairs].flatMap(([open, close]) => {
      if (open.name === close.name) return [];
      return [this.#judgeMisnamed(open, close)];
    });
  }

  #judgeMisnamed(open: PlacedTag, close: PlacedTag): Imbalance {
    const found = this.#text.slice(close.start, close.end);
    const facts = { tag: open.name, line: this.#lineOf(open.start), found };
    const diagnostic = diagnoseBalance('page/misnamed-tag', facts, this.#placeOf(close.start));
    const repair = { start: close.start, end: close.end, text: `</${open.name}>` };
    return { diagnostic, repairs: [repair] };
  }

  #left(): Imbalance[] {
    const unclosed = this.#pairing.unclosed.slice(0, MAX_LEFT);
    const unopened = this.#pairing.unopened.slice(0, MAX_LEFT);
    const crossed = new Map<PlacedTag, PlacedTag>();
    for (const close of unopened) {
      const open = unclosed.findLast(
        (tag) => tag.name === close.name && tag.start < close.start && !crossed.has(tag),
      );
      if (open !== undefined) crossed.set(open, close);
    }
    const closers = new Set(crossed.values());
    const repeated = findRepeated(this.#text, {
      unclosed,
      tags: this.#scanned.tags,
      pairing: this.#pairing,
    });
    const twins = new Set(repeated.values());
    return [
      ...[...repeated].map(([open, again]) => this.#judgeMisnamed(open, again)),
      ...unclosed
        .filter((tag) => !repeated.has(tag) && !twins.has(tag) && !isUnreadable(tag))
        .map((open) => this.#judgeUnclosed(open, crossed.get(open))),
      ...unopened.filter((tag) => !closers.has(tag)).map((tag) => this.#judgeUnopened(tag)),
    ];
  }

  #judgeUnclosed(open: PlacedTag, closer: PlacedTag | undefined): Imbalance {
    const crossed = closer && this.#judgeCrossed(open, closer);
    if (crossed !== undefined) return crossed;
    const around = findEnclosingCloser(open, this.#pairing);
    const { tags } = this.#scanned;
    const missed = findMissed(this.#text, { open, around, tags, pairs: this.#pairing.pairs });
    const tag = open.name;
    const isKnown = isKnownName(tag);
    const facts = {
      tag,
      isKnown,
      line: this.#lineOf(open.start),
      missed: this.#toMissed(missed),
      nearest: isKnown ? undefined : nearestComponent(tag),
    };
    const diagnostic = diagnoseBalance('page/unclosed-tag', facts, this.#placeOf(open.start));
    const isCurable = isKnown && open.isFirst && missed.isAtLine && missed.kind !== 'end';
    const line = `${' '.repeat(open.column)}</${tag}>\n`;
    const changes = { start: missed.offset, end: missed.offset, text: line };
    return this.#report(diagnostic, [this.#asText(open)], isCurable ? [changes] : []);
  }

  #toMissed({ kind, offset, tag }: ReturnType<typeof findMissed>): Missed {
    const line = this.#lineOf(offset);
    if (kind === 'tag') return { kind, tag, line };
    return kind === 'end' ? { kind } : { kind, line };
  }

  #judgeCrossed(open: PlacedTag, close: PlacedTag): Imbalance | undefined {
    const pairs = [...this.#pairing.pairs];
    const isCrossing = (
      [first, last]: [PlacedTag, PlacedTag],
      [inner, end]: [PlacedTag, PlacedTag],
    ) => first.start < inner.start && inner.start < last.start && last.start < end.start;
    const left: [PlacedTag, PlacedTag] = [open, close];
    const later = pairs.find((pair) => isCrossing(left, pair));
    const earlier = pairs.find((pair) => isCrossing(pair, left));
    const [outer, inner] = later ? [left, later] : [earlier, left];
    if (outer === undefined) return undefined;
    const facts = {
      inner: inner[0].name,
      innerLine: this.#lineOf(inner[0].start),
      outer: outer[0].name,
      endLine: this.#lineOf(inner[1].start),
    };
    const diagnostic = diagnoseBalance('page/crossed-tags', facts, this.#placeOf(outer[1].start));
    return { diagnostic, repairs: [this.#asText(open), this.#asText(close)] };
  }

  #judgeUnopened(close: PlacedTag): Imbalance {
    const tag = close.name;
    const empty = this.#scanned.tags.findLast(
      ({ kind, name, start, column }) =>
        kind === 'empty' && name === tag && start < close.start && column === close.column,
    );
    const isBetween = this.#scanned.tags.some(
      ({ start, name }) =>
        start > (empty?.start ?? close.start) && start < close.start && name === tag,
    );
    const facts = {
      tag,
      emptyLine: empty && !isBetween ? this.#lineOf(empty.start) : undefined,
      isVoid: VOID.has(tag),
    };
    const diagnostic = diagnoseBalance('page/unopened-tag', facts, this.#placeOf(close.start));
    return { diagnostic, repairs: [this.#asText(close)] };
  }

  #asText({ start, end }: PlacedTag): TextChange {
    return { start, end, text: escapePiece(this.#text, { start, end }) };
  }

  /** Adds the fix to the diagnostic where it can be applied to the author's text. */
  #report(
    diagnostic: Diagnostic,
    repairs: readonly TextChange[],
    changes: readonly TextChange[],
  ): Imbalance {
    const edits = changes.flatMap(({ start, end, text }) => {
      const before = this.#text.slice(start, end);
      return replaceAt(this.#placeOf(start), { before, text })?.edits ?? [];
    });
    if (edits.length === 0 || edits.length < changes.length) return { diagnostic, repairs };
    const title = diagnostic.hint.replace(/\.$/, '');
    return { diagnostic: { ...diagnostic, fix: { title, edits } }, repairs };
  }

  #lineOf(offset: number): number {
    return this.#placeOf(offset).position.line;
  }
}

function byPlace({ diagnostic: left }: Imbalance, { diagnostic: right }: Imbalance): number {
  const [one, other] = [left.position, right.position];
  return (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0);
}
