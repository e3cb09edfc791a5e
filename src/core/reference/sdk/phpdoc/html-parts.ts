/** Prepares HTML in the middle of Markdown: the texts between its tags stay as they are written. */
import { escapeText } from '../../../html/escape-markup.ts';
import { HtmlReading } from '../../../html/markdown/html-reading.ts';
import type { Element, HtmlNode } from '../../../html/tree.ts';
import { plainText } from '../../../html/text.ts';
import { isPhp } from './indented-code.ts';
import type { HeldTexts } from './held-texts.ts';

/** Tells the language of code by what the code looks like, unless its author says it. */
export class PhpHtml extends HtmlReading {
  override languageOf(element: Element): string {
    const [, named] = /(?:^|\s)lang(?:uage)?-([\w+-]+)/.exec(element.get('class') ?? '') ?? [];
    return named ?? (isPhp(plainText(element)) ? 'php' : '');
  }
}

export interface MarkdownTexts {
  readonly held: HeldTexts;
  /** Formats the Markdown between two tags. */
  readonly format: (markdown: string) => string;
}

/** Elements in which the lines of a text mean something to Markdown. */
const AROUND_LINES: ReadonlySet<string> = new Set(['', 'p', 'div', 'center', 'span', 'font']);

const CODE: ReadonlySet<string> = new Set(['pre', 'code', 'tt', 'samp']);

export function prepareHtml(root: Element, texts: MarkdownTexts): void {
  simplifyHtml(root);
  const reading = new HtmlReading();
  const prepare = (element: Element, isInLines: boolean) => {
    const { children } = element;
    const keepsLines = isInLines && AROUND_LINES.has(element.name);
    const isBeside = (other: HtmlNode | undefined) =>
      other?.kind === 'element' && other.name !== 'br' && !reading.isBlock(other);
    for (const [at, node] of children.entries()) {
      if (CODE.has(element.name)) children[at] = releaseCode(node, texts);
      else if (node.kind === 'element') prepare(node, keepsLines);
      else if (node.kind === 'text') {
        const place = { before: isBeside(children[at - 1]), after: isBeside(children[at + 1]) };
        children[at] = { ...node, source: holdText(node.source, texts, keepsLines && place) };
      }
    }
  };
  prepare(root, true);
}

/** Renames code of several lines to a block, and leaves what is only in the tool's own pages: links and images. */
function simplifyHtml(element: Element): void {
  for (const [at, child] of element.children.entries()) {
    if (child.kind !== 'element') continue;
    if (CODE.has(child.name)) {
      const hasLines = plainText(child).trimEnd().includes('\n');
      if (child.name !== 'pre') child.rename(hasLines ? 'pre' : 'code');
    } else {
      const address = child.get('href') ?? child.get('src');
      const isOwn = address !== undefined && !/^(?:https?:|mailto:)/i.test(address);
      if (isOwn && child.name === 'img') element.children[at] = toAlternative(child);
      else if (isOwn) child.dissolve();
      simplifyHtml(child);
    }
  }
}

function toAlternative(image: Element): HtmlNode {
  return { kind: 'text', source: escapeText(image.get('alt') ?? '') };
}

function releaseCode(node: HtmlNode, texts: MarkdownTexts): HtmlNode {
  if (node.kind === 'text') return { ...node, source: texts.held.releaseCode(node.source) };
  if (node.kind === 'element') {
    for (const [at, inner] of node.children.entries())
      node.children[at] = releaseCode(inner, texts);
  }
  return node;
}

/** @param place Whether words are next to the text; false if its lines have no meaning. */
function holdText(
  text: string,
  { held, format }: MarkdownTexts,
  place: false | { readonly before: boolean; readonly after: boolean },
): string {
  const words = text.trim();
  const before = text.slice(0, text.length - text.trimStart().length);
  const after = text.slice(text.trimEnd().length);
  if (place === false) {
    // The text can be in the cell of a table.
    const line = format(words.replace(/\s+/g, ' ').replaceAll('|', '\\|'));
    return toSpace(before) + holdWords(line, held) + (words === '' ? '' : toSpace(after));
  }
  if (words === '') {
    const isBetween = place.before && place.after && /\n\s*\n/.test(before);
    return isBetween ? held.hold(before) : toSpace(before);
  }
  const start = place.before && before.includes('\n') ? before : '';
  const end = place.after && after.includes('\n') ? after : '';
  return [
    start === '' ? toSpace(before) : '',
    holdWords(start + format(words) + end, held),
    end === '' ? toSpace(after) : '',
  ].join('');
}

function holdWords(words: string, held: HeldTexts): string {
  return words === '' ? '' : held.hold(words);
}

function toSpace(blank: string): string {
  return blank === '' ? '' : ' ';
}
