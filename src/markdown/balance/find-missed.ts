/** Finds where an unclosed tag should have been closed: the first place that its content cannot reach. */
import type { PlacedTag } from './scan-marks.ts';

export interface MissedPlace {
  readonly kind: 'tag' | 'outdent' | 'paragraph' | 'end';
  /** Offset of the line or the tag before which the closing tag is missing. */
  readonly offset: number;
  /** The next tag as written, for kind `tag`; otherwise empty. */
  readonly tag: string;
  /** Whether the offset begins a line. */
  readonly isAtLine: boolean;
}

interface Search {
  readonly open: PlacedTag;
  /** The closing tag of the enclosing element. */
  readonly around: PlacedTag | undefined;
  readonly tags: readonly PlacedTag[];
  readonly pairs: ReadonlyMap<PlacedTag, PlacedTag>;
}

export function findMissed(text: string, { open, around, tags, pairs }: Search): MissedPlace {
  const limit = around?.start ?? text.length;
  if (!open.isFirst) return missedInLine(text, open, around);
  const inside = new Set(
    [...pairs].filter(([{ start }]) => start > open.start).map(([, end]) => end),
  );
  const next = tags.find(
    (tag) => tag.start > open.start && tag.start < limit && !inside.has(tag) && ends(open, tag),
  );
  const stop = next?.start ?? limit;
  const outdent = findOutdent(text, open, text.lastIndexOf('\n', stop - 1) + 1);
  if (outdent !== undefined) return { kind: 'outdent', offset: outdent, tag: '', isAtLine: true };
  const tag = next ?? around;
  return tag === undefined ? atEnd(text) : atTag(text, tag);
}

/**
 * Whether a tag ends the content of an open one: it is indented less, or it is indented alike and is a
 * closing tag or has the same name.
 */
function ends(open: PlacedTag, tag: PlacedTag): boolean {
  if (!tag.isFirst) return false;
  if (tag.column < open.column) return true;
  return tag.column === open.column && (tag.name === open.name || tag.kind === 'close');
}

/** Finds the first line with text that is indented less than the lines directly after the tag. */
function findOutdent(text: string, open: PlacedTag, stop: number): number | undefined {
  let isIndented = false;
  for (let at = lineAfter(text, open.end); at < stop; at = lineAfter(text, at)) {
    const line = text.slice(at, lineAfter(text, at));
    const content = line.replaceAll('\t', '    ').search(/[^\s>]/);
    if (content === -1) continue;
    if (content > open.column) isIndented = true;
    else return isIndented ? at : undefined;
  }
  return undefined;
}

function missedInLine(text: string, open: PlacedTag, around: PlacedTag | undefined): MissedPlace {
  const blank = /\n[ \t>]*\r?(?:\n|$)/g;
  blank.lastIndex = open.end;
  const paragraph = blank.exec(text)?.index ?? text.trimEnd().length;
  if (around !== undefined && around.start < paragraph) return atTag(text, around);
  return { kind: 'paragraph', offset: paragraph, tag: '', isAtLine: false };
}

function atTag(text: string, tag: PlacedTag): MissedPlace {
  const start = text.lastIndexOf('\n', tag.start - 1) + 1;
  const name = `<${tag.kind === 'close' ? '/' : ''}${tag.name}>`;
  return { kind: 'tag', offset: tag.isFirst ? start : tag.start, tag: name, isAtLine: tag.isFirst };
}

function atEnd(text: string): MissedPlace {
  return { kind: 'end', offset: text.length, tag: '', isAtLine: true };
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end + 1;
}
