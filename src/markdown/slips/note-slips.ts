/** Notes, during a walk over a tree, which of the candidates are in prose, and collects footnotes. */
import { countUpTo, type Position } from '../../core/text/source-file.ts';
import { findUneven } from './find-emphasis.ts';
import { findExtraCells, mayHaveExtraCells } from './find-extra-cells.ts';
import {
  findForeignComment,
  findForeignFence,
  findSubscript,
  type FoundMark,
} from './find-foreign.ts';
import { findSlips, withoutInnerSlips } from './find-slips.ts';
import type { Slip } from './slip.ts';
import { outsideFences } from './outside-fences.ts';

export interface SlipFindings {
  readonly slips: (Slip & { readonly found: string; readonly position: Position })[];
  /** Footnotes of the file, in text order. */
  readonly footnotes: { readonly id: string; readonly position: Position }[];
  /** Ids of the footnotes that the text refers to. */
  readonly namedNotes: Set<string>;
  /** Names that references can use: `[id]: /address`. */
  readonly definitions: string[];
  /** Names that are already reported as missing: from imports that cannot be read, or undefined variables. */
  readonly reportedNames: Set<string>;
}

export function emptySlips(): SlipFindings {
  return {
    slips: [],
    footnotes: [],
    namedNotes: new Set(),
    definitions: [],
    reportedNames: new Set(),
  };
}

interface Text {
  readonly text: string;
  readonly positionAt: (offset: number) => Position;
}

interface Piece {
  readonly position?:
    | {
        readonly start: { readonly offset?: number | undefined };
        readonly end: { readonly offset?: number | undefined };
      }
    | undefined;
}

interface Typed extends Piece {
  readonly type: string;
}

interface Prose extends Piece {
  readonly value: string;
}

interface Table extends Piece {
  readonly children: readonly (Piece & { readonly children: readonly Piece[] })[];
}

interface Around {
  readonly parent: (node: never) => unknown;
}

interface Named extends Piece {
  readonly label?: string | null | undefined;
  readonly identifier: string;
}

/** Numbers and strings separated by commas. As code, only the last would have an effect. */
const VALUES = /^\s*(?:[\d.]+|"[^"\n]*"|'[^'\n]*')(?:\s*,\s*(?:[\d.]+|"[^"\n]*"|'[^'\n]*'))+\s*$/;

/** A number alone. Right after a word, a bracket or a period, it says how often that repeats: `[0-9]{3}`. */
const NUMBER = /^\d+$/;
const REPEATED = /[\p{L}\p{N}\]).]$/u;

/**
 * Creates what a walk over a tree calls: `visitors` and, for braces in text and for tables, `noteBraces`
 * and `noteTable`. Text nodes are visited only if the text has candidates.
 */
export function visitSlips(findings: SlipFindings, { text, positionAt }: Text) {
  // First, because a slip can begin in one code block and end in another.
  const slips = withoutInnerSlips(outsideFences(findSlips(text), text));
  const slipAt = createFindSlip(slips);
  let next = 0;
  const note = (slip: Slip, node: Prose): void => {
    const found = text.slice(slip.start, slip.end);
    const mark = slip.kind === 'mark' ? slip.slip : undefined;
    if (mark?.kind === 'entity' && !isShown(found, node)) return;
    if (mark?.kind === 'attributes' || mark?.kind === 'module')
      for (const name of mark.names) findings.reportedNames.add(name);
    findings.slips.push({ ...slip, found, position: positionAt(slip.start) });
  };
  /**
   * Whether a reference is shown as written. The parser replaces known ones by their character, unless the
   * `&` itself is escaped.
   */
  const isShown = (entity: string, node: Prose): boolean => {
    const { start, end } = offsetsOf(node);
    const escaped = new RegExp(`(?:&(?:amp|#38|#x26);|\\\\&)${entity.slice(1)}`, 'g');
    return node.value.split(entity).length > text.slice(start, end).split(escaped).length;
  };
  const noteText = (node: Prose, around: Around): undefined => {
    const { start = 0, end = 0 } = offsetsOf(node);
    for (; next < slips.length; next += 1) {
      const slip = slips[next];
      if (slip === undefined || slip.start >= end) return;
      if (slip.start >= start && !isCode(around.parent(node as never))) note(slip, node);
    }
  };
  /** Notes braces in text; returns whether they are to be shown as text. */
  const noteBraces = (node: Prose, around: Around): boolean => {
    if (nameOf(around.parent(node as never)) === 'Latex') return false;
    if (isInForeignMark(slipAt, node)) return true;
    const slip = slipOfBraces(slipAt, node, text);
    if (slip !== undefined) note(slip, node);
    return slip?.slip.kind === 'values';
  };
  /** Notes cells without a column, which are not in the tree. */
  const noteTable = (table: Table): void => {
    const { start: from, end: to } = offsetsOf(table);
    if (!mayHaveExtraCells(text.slice(from, to))) return;
    const columns = table.children[0]?.children.length ?? 0;
    for (const row of table.children) {
      if (row.children.length <= columns) continue;
      const { start = 0, end = 0 } = offsetsOf(row);
      const ends = row.children.map((cell) => offsetsOf(cell).end ?? end);
      const cells = ends.map((to, rank) => text.slice(ends[rank - 1] ?? start, to));
      const extra = findExtraCells({ cells, start }, columns);
      if (extra === undefined) continue;
      const { lost: found } = extra;
      const slip = {
        kind: 'mark',
        slip: { kind: 'extra-cells', columns },
        start: extra.start,
        end,
      } as const;
      findings.slips.push({ ...slip, found, position: positionAt(extra.start) });
    }
  };
  const visitors = {
    ...(slips.length > 0 && { text: noteText }),
    ...visitMarks(findings, { text, positionAt }, slipAt),
  };
  return { visitors, noteBraces, noteTable };
}

/** Returns the last slip that begins at or before an offset. */
type FindSlip = (offset: number) => Slip | undefined;

function createFindSlip(slips: readonly Slip[]): FindSlip {
  const starts = slips.map(({ start }) => start);
  return (offset) => slips[countUpTo(starts, offset) - 1];
}

/** Visits marks that Markdown has in common with other tools. */
function visitMarks(findings: SlipFindings, { text, positionAt }: Text, slipAt: FindSlip) {
  const edgesOf = createFindTextEdges();
  const noteUneven = (node: Piece, around: Around): undefined => {
    const { start = 0, end = 0 } = offsetsOf(node);
    const uneven = findUneven(text, { start, end });
    if (uneven === undefined) return;
    const isBefore = uneven.start < start;
    if (!edgesOf(around.parent(node as never)).has(isBefore ? start : end)) return;
    // Two asterisks may already be reported as never closed, or as the end of words before them.
    if (isBefore && uneven.start < (slipAt(uneven.start)?.end ?? 0)) return;
    const position = positionAt(uneven.start);
    const found = text.slice(uneven.start, uneven.end);
    const slip = { kind: 'mark', slip: { kind: 'emphasis', cause: 'uneven' } } as const;
    findings.slips.push({ ...slip, ...uneven, found, position });
  };
  return {
    delete(node: Piece): undefined {
      const { start = 0, end = 0 } = offsetsOf(node);
      const written = text.slice(start, end);
      const mark = findSubscript(written, text.slice(Math.max(0, start - 2), start));
      if (mark !== undefined) noteForeign(findings, { mark, start, written }, positionAt);
    },
    ...(text.includes('**') && {
      emphasis: (node: Piece, around: Around) => noteUneven(node, around),
    }),
    footnoteDefinition(node: Named): undefined {
      const position = positionAt(offsetsOf(node).start ?? 0);
      findings.footnotes.push({ id: node.label ?? node.identifier, position });
    },
    footnoteReference({ label, identifier }: Named): undefined {
      findings.namedNotes.add((label ?? identifier).toLowerCase());
    },
  };
}

/**
 * Returns the slip that braces are. In the tree braces are code, so only attributes of an image or a link
 * count, and lists of values and counts, as in `\d{1,3}` and `\d{3}`.
 */
function slipOfBraces(
  slipAt: FindSlip,
  node: Prose,
  text: string,
): Extract<Slip, { kind: 'mark' }> | undefined {
  const { start = 0, end = 0 } = offsetsOf(node);
  const isCount =
    NUMBER.test(node.value) && REPEATED.test(text.slice(Math.max(0, start - 2), start));
  if (isCount || VALUES.test(node.value))
    return { kind: 'mark', slip: { kind: 'values' }, start, end };
  const mark = slipAt(start);
  const isHere = mark?.start === start && mark.kind === 'mark';
  return isHere && mark.slip.kind === 'attributes' ? mark : undefined;
}

/** Whether braces are the end of a mark that is already reported: `:::{note}`. */
function isInForeignMark(slipAt: FindSlip, node: Prose): boolean {
  const { start = 0, end = 0 } = offsetsOf(node);
  const slip = slipAt(start - 1);
  const isForeign = slip?.kind === 'mark' && slip.slip.kind === 'foreign';
  return isForeign && slip.slip.mark === 'block' && end <= slip.end;
}

/**
 * Notes a code block whose name is that of another tool's block rather than a language, or which has
 * another tool's comments.
 */
export function noteForeignFence(
  findings: SlipFindings,
  { start, written }: { readonly start: number; readonly written: string },
  positionAt: (offset: number) => Position,
): void {
  for (const mark of [findForeignFence(written), findForeignComment(written)]) {
    if (mark !== undefined) noteForeign(findings, { mark, start, written }, positionAt);
  }
}

interface ForeignPiece {
  /** The mark, with offsets in `written`. */
  readonly mark: FoundMark;
  readonly start: number;
  readonly written: string;
}

function noteForeign(
  findings: SlipFindings,
  { mark: one, start: from, written }: ForeignPiece,
  positionAt: (offset: number) => Position,
): void {
  const [start, end] = [from + one.start, from + one.end];
  const slip = { kind: 'mark', slip: { kind: 'foreign', mark: one.mark } } as const;
  const found = written.slice(one.start, one.end);
  findings.slips.push({ ...slip, found, start, end, position: positionAt(start) });
}

function offsetsOf({ position }: Piece) {
  return { start: position?.start.offset, end: position?.end.offset };
}

/**
 * Creates a function that returns the offsets where an element's own text nodes begin and end; none for
 * code. Each element is read once, however often it is asked for.
 */
function createFindTextEdges(): (element: unknown) => ReadonlySet<number> {
  const known = new Map<string, ReadonlySet<number>>();
  return (element) => {
    const parent = element as Typed & { readonly children: readonly Typed[] };
    const { start, end } = offsetsOf(parent);
    const identity = `${parent.type} ${start} ${end}`;
    const found = known.get(identity) ?? new Set(isCode(parent) ? [] : listTextEdges(parent));
    known.set(identity, found);
    return found;
  };
}

function listTextEdges({ children }: { readonly children: readonly Typed[] }): readonly number[] {
  return children
    .filter(({ type }) => type === 'text')
    .map(offsetsOf)
    .flatMap(({ start = -1, end = -1 }) => [start, end]);
}

/** Whether an element shows its text as code. */
function isCode(around: unknown): boolean {
  return /^(?:code|pre|kbd|samp|Latex)$/.test(nameOf(around));
}

/** Returns the name of a tag; empty for other nodes. */
function nameOf(around: unknown): string {
  const { name } = (around ?? {}) as { name?: unknown };
  return typeof name === 'string' ? name : '';
}
