/** Reads the code on a page: its text, and which parts of it name something of the library. */
import { decodeReferences } from '../../../html/references.ts';
import { plainText } from '../../../html/text.ts';
import type { Element } from '../../../html/tree.ts';
import type { LibraryCode } from '../library/library.ts';
import { type ClassPage, lastName, type ClassIndex } from './index-pages.ts';
import { hasPlainClass } from './page-classes.ts';
import { isQuote, skipBounds, skipLiteral, skipSpaces } from './scan-java.ts';

interface Name {
  readonly start: number;
  readonly end: number;
  readonly target: string;
}

/** A part of a line of code. */
interface Piece {
  readonly text: string;
  readonly target?: string;
  readonly isTypeParameter?: boolean;
}

/** A piece of code by its text; parts of it are taken by their offsets. */
export class JavaCode {
  readonly text: string;
  readonly #names: readonly Name[];

  constructor(element: Element, index: ClassIndex, page: ClassPage) {
    const pieces: Piece[] = [];
    gather(element, pieces, (link) => readName(link, index, page));
    const names: Name[] = [];
    let text = '';
    let skipped: number | undefined;
    for (const { text: written, target, isTypeParameter } of pieces) {
      // JDK 17 repeats the bounds of a type parameter wherever it is used.
      const from = skipped === undefined ? 0 : skipBounds(written, skipped);
      skipped = typeof from === 'number' ? undefined : from.depth;
      if (typeof from !== 'number') continue;
      const start = text.length;
      const own = written.slice(from);
      text += own;
      if (target !== undefined && from === 0) names.push({ start, end: text.length, target });
      if (isTypeParameter === true) skipped = 0;
    }
    this.text = text.replaceAll('\u00a0', ' ').replace(/[\s\u200b]/g, ' ');
    this.#names = names;
  }

  /** Returns a part of the code, without spaces at its ends. */
  slice(start: number, end: number): LibraryCode {
    const [from, to] = trimRange(this.text, start, end);
    const code: LibraryCode[number][] = [];
    let at = from;
    for (let rank = this.#firstFrom(from); rank < this.#names.length; rank += 1) {
      const name = this.#names[rank];
      if (name === undefined || name.end > to) break;
      if (name.start > at) code.push(toSpaced(this.text.slice(at, name.start)));
      code.push({ text: this.text.slice(name.start, name.end), target: name.target });
      at = name.end;
    }
    if (at < to) code.push(toSpaced(this.text.slice(at, to)));
    return code;
  }

  /** Returns the rank of the first name that does not begin before an offset. */
  #firstFrom(offset: number): number {
    let low = 0;
    let high = this.#names.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#names[middle]?.start ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Returns code with one space where there are several, and after each comma outside of a literal. */
function toSpaced(text: string): string {
  let spaced = '';
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    const end = isQuote(sign) ? skipLiteral(text, at) : at + 1;
    spaced += sign === ',' ? ', ' : text.slice(at, end);
    at = sign === ' ' || sign === ',' ? skipSpaces(text, end) : end;
  }
  return spaced;
}

function trimRange(text: string, start: number, end: number): readonly [number, number] {
  let from = start;
  let to = Math.min(end, text.length);
  while (from < to && text[from] === ' ') from += 1;
  while (to > from && text[to - 1] === ' ') to -= 1;
  return [from, to];
}

type ReadLink = (link: Element) => Piece;

function gather({ children }: Element, pieces: Piece[], readLink: ReadLink): void {
  for (const node of children) {
    if (node.kind === 'text') {
      pieces.push({ text: decodeReferences(node.source).replaceAll('\u200b', '') });
    } else if (node.kind === 'element') {
      if (node.name === 'a' && node.get('href') !== undefined) pieces.push(readLink(node));
      else gather(node, pieces, isDeclaring(node) ? withBounds(readLink) : readLink);
    }
  }
}

/** Whether an element declares type parameters, whose bounds are part of the declaration. */
function isDeclaring(element: Element): boolean {
  return hasPlainClass(element, 'typeparameters') || hasPlainClass(element, 'typenamelabel');
}

function withBounds(readLink: ReadLink): ReadLink {
  return (link) => ({ ...readLink(link), isTypeParameter: false });
}

/** A link whose text is not the name of what it points to is a type parameter, which has no page. */
function readName(link: Element, index: ClassIndex, page: ClassPage): Piece {
  const text = plainText(link).replaceAll('\u200b', '');
  const target = index.resolve(link.get('href') ?? '', page);
  if (target === undefined) return { text };
  const isNamed = lastName(text.replace(/^@|\.class$/g, '').trim()) === target.name;
  if (!isNamed && !target.isMember) return { text, isTypeParameter: true };
  // Since JDK 22, type parameters have anchors.
  const isTypeParameter = /[#-]type-param-/.test(target.id);
  return isTypeParameter ? { text, isTypeParameter } : { text, target: target.id };
}
