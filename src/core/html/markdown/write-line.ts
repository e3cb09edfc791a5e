/** Writes the content of a line in an article as Markdown. */
import { decodeReferences } from '../references.ts';
import { plainText, elementText } from '../text.ts';
import type { Element, HtmlNode } from '../tree.ts';
import { escapeLabel, escapeMarkdown, formatCodeSpan, formatLink } from '../../text/markdown.ts';
import { findEmbedLink } from './embeds.ts';
import { LineText } from './line-text.ts';
import type { HtmlReading } from './html-reading.ts';

/** The context of a role of a line. */
interface Stretch {
  readonly reading: HtmlReading;
  /** The replacement of a line break; if empty, a space. */
  readonly lineBreak: string;
  readonly isStrong?: boolean;
  readonly isEmphasis?: boolean;
  readonly isLink?: boolean;
}

/**
 * The context of a line: `lineBreak` replaces `<br>`, by default with a space; in a bold line, no words are
 * marked bold.
 */
type LinePlace = Pick<Stretch, 'reading' | 'isStrong'> & { readonly lineBreak?: string };

export function formatLine(nodes: readonly HtmlNode[], place: LinePlace): string {
  const line = new LineText();
  addAll(line, nodes, { lineBreak: '', ...place });
  return line.toString();
}

function addAll(line: LineText, nodes: readonly HtmlNode[], stretch: Stretch): void {
  const escape = stretch.isLink === true ? escapeLabel : escapeMarkdown;
  for (const [at, node] of nodes.entries()) {
    if (node.kind === 'text') line.addText(decodeReferences(node.source), escape);
    else if (node.kind === 'element' && !stretch.reading.isUnread(node)) {
      addElement(line, node, { ...stretch, next: nodes[at + 1] });
    }
  }
}

type Place = Stretch & { readonly next: HtmlNode | undefined };

function addElement(line: LineText, element: Element, place: Place): void {
  if (addByRole(line, element, place)) return;
  const write = ELEMENTS[element.name];
  if (write !== undefined) write(line, element, place);
  else if (place.reading.isBlock(element)) addApart(line, element, place);
  else addContent(line, element, place);
}

function addContent(line: LineText, element: Element, stretch: Stretch): void {
  addAll(line, stretch.reading.contentOf(element), stretch);
}

/** Adds a block in a line, such as a paragraph in a cell. */
function addApart(line: LineText, element: Element, stretch: Stretch): void {
  addGap(line, stretch);
  addContent(line, element, stretch);
  addGap(line, stretch);
}

function addGap(line: LineText, { lineBreak }: Stretch): void {
  if (lineBreak === '<br>') line.addBreak(lineBreak);
  else line.addSpace();
}

/** Adds an element according to its role; returns whether it did. */
function addByRole(line: LineText, element: Element, place: Place): boolean {
  const role = place.reading.roleOf(element);
  switch (role?.kind) {
    case 'formula': {
      const sign = role.isDisplay ? '$$' : '$';
      line.add(sign + role.source.replace(/\s+/g, ' ').trim() + sign);
      return true;
    }
    case 'label':
      addStrong(line, element, place);
      return true;
    case 'line':
      addApart(line, element, place);
      return true;
    case 'row':
      addRow(line, element, { ...place, before: '', between: ' · ', after: '' });
      return true;
    case 'aside':
      addRow(line, element, { ...place, before: '(', between: ' ', after: ')' });
      return true;
    default:
      return false;
  }
}

/** Adds the children of an element next to each other, separated from one another. */
function addRow(
  line: LineText,
  element: Element,
  { before, between, after, ...stretch }: Stretch & Record<'before' | 'between' | 'after', string>,
): void {
  const pieces = element.children.flatMap((node) => {
    const piece = new LineText();
    addAll(piece, [node], stretch);
    return piece.isEmpty ? [] : [piece.toString()];
  });
  if (pieces.length === 0) return;
  if (before !== '') line.addSpace();
  line.add(before + pieces.join(between) + after);
}

type Write = (line: LineText, element: Element, place: Place) => void;

function addStrong(line: LineText, element: Element, place: Place): void {
  if (place.isStrong === true) addContent(line, element, place);
  else addMarked(line, element, { ...place, isStrong: true, mark: '**', tag: 'strong' });
}

function addEmphasis(line: LineText, element: Element, place: Place): void {
  if (place.isEmphasis === true) addContent(line, element, place);
  else addMarked(line, element, { ...place, isEmphasis: true, mark: '*', tag: 'em' });
}

/**
 * Adds marked text, as HTML where Markdown would not recognize the delimiters: `**"so"**called`, or would
 * join them to the ones before: `*a**b*`.
 */
function addMarked(
  line: LineText,
  element: Element,
  { mark, tag, ...place }: Place & { mark: string; tag: string },
): void {
  const inside = new LineText();
  addContent(inside, element, place);
  if (inside.beginsWithSpace) line.addSpace();
  if (!inside.isEmpty) {
    const text = inside.toString();
    const next = inside.endsWithSpace ? ' ' : firstCharacter(place.next, place);
    const before = line.lastCharacter;
    const opens = before !== mark.at(0) && isOpen(before, text.at(0) ?? '');
    const closes = isOpen(next, text.at(-1) ?? '');
    line.add(opens && closes ? mark + text + mark : `<${tag}>${text}</${tag}>`);
  }
  if (inside.endsWithSpace) line.addSpace();
}

const LETTER = /[\p{L}\p{N}]/u;

/** Whether Markdown takes a delimiter between two characters as belonging to the inner one. */
function isOpen(outer: string, inner: string): boolean {
  return LETTER.test(inner) || !(LETTER.test(outer) || outer === '?');
}

/** Returns the first character of the next node; `?` if it could be anything. */
function firstCharacter(node: HtmlNode | undefined, { reading }: Stretch): string {
  if (node === undefined) return '';
  if (reading.isBlock(node) || reading.isApart(node)) return ' ';
  return node.kind === 'text' ? decodeReferences(node.source.slice(0, 8)).charAt(0) : '?';
}

function addLink(line: LineText, element: Element, place: Place): void {
  const href = element.get('href');
  if (element.get('data-footnote-backref') !== undefined) return;
  if (element.get('data-footnote-ref') !== undefined) {
    line.add(`[^${footnoteName(href ?? '')}]`);
  } else if (href === undefined || place.isLink === true || isOwnAnchor(element)) {
    addContent(line, element, place);
  } else {
    const inside = new LineText();
    addContent(inside, element, { ...place, lineBreak: '', isLink: true });
    if (inside.beginsWithSpace) line.addSpace();
    line.add(toLink(element, { href, label: inside.toString() }));
    if (inside.endsWithSpace) line.addSpace();
  }
}

/** Returns the part of a footnote's id that its author wrote. */
export function footnoteName(fragment: string): string {
  return fragment.replace(/^#?user-content-fn-/, '').replace(/[\s[\]\\]/g, '-');
}

/** Whether a link is that of a heading or a field to itself. */
function isOwnAnchor(element: Element): boolean {
  const { parent } = element;
  const id = parent?.get('id') ?? parent?.parent?.get('id');
  return id !== undefined && element.get('href') === `#${id}`;
}

function toLink(element: Element, { href, label }: { href: string; label: string }): string {
  const words = label || escapeLabel(element.get('aria-label') ?? '');
  const title = element.get('title');
  if (/^https?:[^\s<>]+$/.test(href) && elementText(element) === href) return `<${href}>`;
  return formatLink(words || escapeLabel(href), href, title);
}

function addImage(line: LineText, element: Element): void {
  const source = element.get('src') ?? '';
  const label = escapeLabel((element.get('alt') ?? '').replace(/\s+/g, ' ').trim());
  // An image embedded in its URL is not text.
  const url = source.startsWith('data:') ? '' : source;
  line.add(`!${formatLink(label, url, element.get('title'))}`);
}

function addCode(line: LineText, element: Element): void {
  const code = plainText(element).replace(/\s*\n\s*/g, ' ');
  // Backticks of two code spans next to each other would belong together.
  const isJoined = line.lastCharacter === '`';
  if (code.trim() !== '') {
    line.add(isJoined ? `<code>${escapeMarkdown(code)}</code>` : formatCodeSpan(code));
  } else if (code !== '') line.addSpace();
}

function addTagged(line: LineText, element: Element, place: Place): void {
  const inside = new LineText();
  addContent(inside, element, place);
  const { name } = element;
  const isFootpart = inside.toString().startsWith('[^');
  if (inside.isEmpty) return;
  line.add(isFootpart ? inside.toString() : `<${name}>${inside.toString()}</${name}>`);
}

function addStruck(line: LineText, element: Element, place: Place): void {
  addMarked(line, element, { ...place, mark: '~~', tag: 'del' });
}

/** Adds the checkbox of a task; other controls have no text. */
function addBox(line: LineText, element: Element): void {
  if (element.get('type') !== 'checkbox') return;
  line.add(element.get('checked') === undefined ? '[ ]' : '[x]');
  line.addSpace();
}

function addEmbed(line: LineText, element: Element, place: Place): void {
  const link = findEmbedLink(element);
  line.addSpace();
  if (link !== undefined) line.add(formatLink(escapeLabel(link.label), link.url));
  line.addSpace();
  addContent(line, element, place);
}

const ELEMENTS: Readonly<Record<string, Write | undefined>> = {
  a: addLink,
  audio: addEmbed,
  b: addStrong,
  br: (line, _, { lineBreak }) => {
    if (lineBreak === '') line.addSpace();
    else line.addBreak(lineBreak);
  },
  code: addCode,
  del: addStruck,
  em: addEmphasis,
  embed: addEmbed,
  i: addEmphasis,
  iframe: addEmbed,
  img: addImage,
  input: addBox,
  kbd: addTagged,
  object: addEmbed,
  pre: addCode,
  s: addStruck,
  samp: addCode,
  strong: addStrong,
  sub: addTagged,
  sup: addTagged,
  video: addEmbed,
};
