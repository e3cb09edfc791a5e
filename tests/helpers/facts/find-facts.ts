/** Finds the facts of a document in its built site. */
import { parse } from '../../../src/core/html/parse.ts';
import { decodeReferences } from '../../../src/core/html/references.ts';
import { findElement } from '../../../src/core/html/text.ts';
import type { Element } from '../../../src/core/html/tree.ts';
import { lettersOf } from '../pages/find-losses.ts';
import { writtenPieces } from '../pages/written-pieces.ts';
import type { Fact } from './fact.ts';

/** A page or its Markdown twin, prepared for searching. */
export interface Shown {
  /** The text in two variants, with each run of whitespace replaced by one space. */
  readonly texts: readonly [string, string];
  /** The letters of each variant. */
  readonly letters: readonly string[];
  /** Addresses of pages that it links to, without fragments. */
  readonly links: readonly string[];
}

/** Reads the main part of a page, including the addresses of its links. */
export function readHtml(html: string): Shown {
  const tree = parse(html);
  const main = findElement(tree, ({ name }) => name === 'main') ?? tree;
  const article = findElement(main, (element) => element.get('id') === 'content') ?? main;
  const links = new Set<string>();
  const joined = textOf(main, { isSpaced: false });
  // Adjacent spans can be separate words or, in code, parts of one word, so read both variants.
  const spaced = textOf(main, { isSpaced: true });
  // In a description in HTML, the address of a link would interrupt the sentence around the link.
  const spoken = textOf(main, { isSpaced: false, isSpoken: true });
  textOf(article, { isSpaced: false, note: (href) => links.add(href) });
  return toShown([joined, spaced], [joined, spoken], [...links]);
}

interface TextReading {
  readonly isSpaced: boolean;
  /** Whether to leave out the addresses of links. */
  readonly isSpoken?: boolean;
  readonly note?: (href: string) => void;
}

function textOf(element: Element, reading: TextReading): string {
  if (/^(?:script|style|svg)$/.test(element.name)) return '';
  const href = element.get('href');
  if (href?.startsWith('/')) reading.note?.(href.replace(/#.*$/s, ''));
  const isOuter = href !== undefined && /^(?:https?|mailto):/.test(href);
  const address = isOuter && reading.isSpoken !== true ? ` ${href} ` : '';
  const inner = element.children.map((node) => {
    if (node.kind === 'text') return decodeReferences(node.source);
    return node.kind === 'element' ? textOf(node, reading) : '';
  });
  const isSpan = element.name === 'span' && !reading.isSpaced;
  const isLine = isSpan || /^(?:a|b|bdi|em|i|strong|var|wbr)$/.test(element.name);
  return isLine ? `${inner.join('')}${address}` : ` ${inner.join('')} `;
}

/** Reads a twin, which writes names and values as code, and escapes what would be Markdown syntax. */
export function readTwin(markdown: string): Shown {
  const links = Array.from(markdown.matchAll(/\]\((\/[^)#\s]*)/g), ([, href = '']) => href);
  const plain = markdown.replace(/\\([\\`*_{}[\]()#+\-.!|<>~])/g, '$1');
  // A twin keeps descriptions in HTML as they are written.
  const untagged = plain.replace(/<\/?[a-z][^<>]*>/gi, ' ');
  return toShown([plain, markdown], [plain, untagged], links);
}

function toShown(
  texts: readonly [string, string],
  spoken: readonly string[],
  links: readonly string[],
): Shown {
  const toLine = (written: string) => written.replace(/\s+/g, ' ').replaceAll('\u200b', '');
  return {
    texts: [toLine(texts[0]), toLine(texts[1])],
    letters: [...new Set(spoken.map(lettersOf))],
    links,
  };
}

/** The greatest distance, in characters, between a name and a text that belongs to it. */
const REACH = 12_000;

export function isFound(fact: Fact, shown: Shown): boolean {
  if (fact.mode === 'prose') return fact.texts.some((text) => saysProse(text, shown));
  // Inside JSON, a text is written with escapes.
  const written = fact.texts.flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
  const texts = [...new Set(written)].map((text) => text.replace(/\s+/g, ' ').trim());
  return shown.texts.some((whole) => {
    if (fact.owners.length === 0) return texts.some((text) => findWord(whole, text, 0) >= 0);
    return fact.owners.some((owner) => texts.some((text) => isNear(whole, owner, text)));
  });
}

function saysProse(text: string, { letters }: Shown): boolean {
  const pieces = writtenPieces(text, 'md').filter(({ kind }) => kind === 'text');
  return pieces.every((piece) => {
    const wanted = lettersOf(piece.text);
    return letters.some((all) => all.includes(wanted));
  });
}

function isNear(text: string, owner: string, word: string): boolean {
  for (let at = findWord(text, owner, 0); at >= 0; at = findWord(text, owner, at + 1)) {
    const found = findWord(text, word, at + owner.length);
    if (found < 0) return false;
    if (found - at <= REACH) return true;
  }
  return false;
}

const LETTER = /[\p{L}\p{N}]/u;

/** Returns the position of a word that is not part of a longer one. */
function findWord(text: string, word: string, from: number): number {
  for (let at = text.indexOf(word, from); at >= 0; at = text.indexOf(word, at + 1)) {
    const before = LETTER.test(word.charAt(0)) && LETTER.test(text.charAt(at - 1));
    const after = LETTER.test(word.at(-1) ?? '') && LETTER.test(text.charAt(at + word.length));
    if (!before && !after) return at;
  }
  return -1;
}
