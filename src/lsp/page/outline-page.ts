/** Builds the outline of a page or snippet: its title, and below it its headings, each with its section. */
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver';
import { isSameTitle } from '../../core/pages/page-title.ts';
import type { Page } from '../../core/pages/page.ts';
import type { HeadingUse } from '../../core/pages/uses.ts';
import type { Span } from '../../core/text/json/json-tree.ts';
import {
  comparePositions,
  offsetAt,
  offsetsIn,
  type Position,
} from '../../core/text/source-file.ts';
import { readUses } from '../../markdown/compile/read-uses.ts';
import { pageOf } from '../project/names.ts';
import { rangeBetween, rangesIn } from '../project/places.ts';
import type { PlaceInText } from './complete-page.ts';
import { listTagHeadings, type TagHeading } from './tag-headings.ts';

/** A heading, the offsets of its text, and the end of its section. */
interface Section {
  readonly name: string;
  readonly depth: number;
  readonly start: number;
  readonly words: Span;
  readonly end: number;
}

export async function outlinePage({ project, file, text }: PlaceInText): Promise<DocumentSymbol[]> {
  const { loaded } = project;
  const uses = await readUses({ path: file, text }, loaded?.site.config.variables);
  const headings = [...uses.headings, ...listTagHeadings(text, uses.tags)].toSorted((one, other) =>
    comparePositions(one.position, other.position),
  );
  const sections = toSections(text, headings);
  const page = loaded && pageOf(loaded, file);
  if (page === undefined) return toTree(text, sections);
  const [first] = sections;
  const isTitle = first !== undefined && isTitleOf(page, headings[0]);
  const own = placeOfTitle(text, page) ?? (isTitle ? first.words : { start: 0, end: 0 });
  return [
    {
      name: page.title,
      kind: SymbolKind.File,
      range: rangeBetween(text, 0, text.length),
      selectionRange: rangeBetween(text, own.start, own.end),
      children: toTree(text, isTitle ? sections.slice(1) : sections),
    },
  ];
}

/** Whether the first heading of a page repeats its title, in which case the outline has it once. */
export function isTitleOf({ title }: Page, first: HeadingUse | undefined): boolean {
  return first?.depth === 1 && isSameTitle(first.text ?? '', title);
}

/**
 * Turns headings into sections. Headings without text are left out, because editors reject symbols without
 * a name.
 */
function toSections(
  text: string,
  headings: readonly (HeadingUse & Partial<Pick<TagHeading, 'words'>>)[],
): Section[] {
  const offsetOf = offsetsIn(text);
  const placed = headings.flatMap(({ depth, text: name = '', words, position }) => {
    if (position === undefined) return [];
    const start = offsetOf(position);
    return [{ name: name.trim(), depth, start, words: words ?? wordsAt(text, start) }];
  });
  const ends = endsOf(text, placed);
  return placed.flatMap((each, rank) => {
    const end = Math.max(ends[rank] ?? 0, each.words.end);
    return each.name === '' ? [] : [{ ...each, end }];
  });
}

/**
 * Returns the end of each section: before the next heading of the same or a higher level, without trailing
 * whitespace.
 */
function endsOf(text: string, placed: readonly Omit<Section, 'end'>[]): readonly number[] {
  const ends = placed.map(() => text.trimEnd().length);
  const open: { readonly rank: number; readonly depth: number }[] = [];
  for (const [rank, { depth, start }] of placed.entries()) {
    while ((open.at(-1)?.depth ?? 0) >= depth) {
      const closed = open.pop();
      if (closed !== undefined) ends[closed.rank] = text.slice(0, start).trimEnd().length;
    }
    open.push({ rank, depth });
  }
  return ends;
}

/** Returns the span of a heading's text: from after its `#` characters to the end of the line. */
function wordsAt(text: string, heading: number): Span {
  const line = lineFrom(text, heading);
  const words = line.replace(/^#+/, '').trimStart();
  const end = heading + line.length;
  return { start: end - words.length, end };
}

function toTree(text: string, sections: readonly Section[]): DocumentSymbol[] {
  const toRange = rangesIn(text);
  const top: DocumentSymbol[] = [];
  const open: { readonly depth: number; readonly children: DocumentSymbol[] }[] = [];
  for (const { name, depth, words, ...span } of sections) {
    const children: DocumentSymbol[] = [];
    const [range, selectionRange] = [toRange(span), toRange(words)];
    while ((open.at(-1)?.depth ?? 0) >= depth) open.pop();
    const around = open.at(-1)?.children ?? top;
    around.push({ name, kind: SymbolKind.String, range, selectionRange, children });
    open.push({ depth, children });
  }
  return top;
}

/**
 * Returns the span of the title in the front matter, or the whole field if it writes the title differently.
 */
function placeOfTitle(text: string, { title, frontMatterPositions }: Page): Span | undefined {
  const position: Position | undefined = frontMatterPositions['title'];
  if (position === undefined) return undefined;
  const start = offsetAt(text, position);
  const line = lineFrom(text, start);
  const at = line.indexOf(title, 'title'.length);
  if (at === -1) return { start, end: start + line.length };
  return { start: start + at, end: start + at + title.length };
}

/** Returns the line from an offset on, without trailing whitespace. */
function lineFrom(text: string, start: number): string {
  const end = text.indexOf('\n', start);
  return text.slice(start, end === -1 ? undefined : end).trimEnd();
}
