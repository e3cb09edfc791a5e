/**
 * Splits Markdown paragraphs in which a component is next to text: `<Note>One</Note> and more`. Blocks are
 * not allowed in a paragraph. Browsers would end the paragraph before the block, inside the tags of the
 * component, which then falls apart; so the text before and after the block gets its own paragraphs. The
 * same is done for an author's `<p>` around whole lines, which contain paragraphs themselves, and for
 * paragraphs inside elements that can only contain text.
 */
import { endsParagraph, HOLDS_WORDS } from '../core/html/element-rules.ts';
import { findElement } from '../core/html/text.ts';
import { createElement, type Element, type HtmlNode } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { MIXED_PARAGRAPH } from '../markdown/static-html.ts';

export function splitParagraphs(root: Element): void {
  const mixed: Element[] = [];
  walk(root, [{ enter: (element) => element.name === MIXED_PARAGRAPH && mixed.push(element) }]);
  // Inner paragraphs come first, because the outer ones depend on their result.
  for (const paragraph of mixed.toReversed()) settle(paragraph);
}

function settle(paragraph: Element): void {
  const shown = paragraph.children.filter(isShown);
  const [first, ...others] = shown;
  if (others.length === 0 && first?.kind === 'element' && isPlainParagraph(first)) first.dissolve();
  if (!paragraph.children.some(isBlockNode)) {
    if (holdsWords(paragraph.parent)) toLine(paragraph);
    else paragraph.rename('p');
  } else if (paragraph.attributeNames.length > 0) paragraph.rename('div');
  else paragraph.replaceWith(split(paragraph.children));
}

/** Whether an element is a paragraph that can be dissolved without losing anything else. */
function isPlainParagraph({ name, attributeNames, children }: Element): boolean {
  return name === 'p' && attributeNames.length === 0 && !children.some(isBlockNode);
}

function holdsWords(element: Element | undefined): boolean {
  return element !== undefined && (HOLDS_WORDS.has(element.name) || element.name === 'a');
}

/** Replaces a paragraph with its text, on a new line after the text before it. */
function toLine(paragraph: Element): void {
  const siblings = paragraph.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(paragraph)).some(isShown);
  const lineBreak = createElement('br');
  lineBreak.closing = '';
  paragraph.replaceWith([...(before ? [lineBreak] : []), ...paragraph.children]);
}

/** Keeps blocks as they are, and makes paragraphs of what is between them. */
function split(nodes: readonly HtmlNode[]): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let words: HtmlNode[] = [];
  const end = (): void => {
    for (const part of words.some(isShown) ? [toParagraph(words)] : words) parts.push(part);
    words = [];
  };
  for (const node of nodes) {
    if (isBlockNode(node)) {
      end();
      parts.push(node);
    } else words.push(node);
  }
  end();
  return parts;
}

function toParagraph(words: readonly HtmlNode[]): Element {
  const paragraph = createElement('p');
  for (const node of words) paragraph.append(node);
  return paragraph;
}

/** Whether a browser ends a paragraph at a node, or inside it. */
export function isBlockNode(node: HtmlNode): boolean {
  if (node.kind !== 'element') return false;
  return (
    endsParagraph(node.name) || findElement(node, ({ name }) => endsParagraph(name)) !== undefined
  );
}

/** Whether a reader sees a node: scripts of components may be next to it. */
function isShown(node: HtmlNode): boolean {
  if (node.kind === 'element') return node.name !== 'script';
  return node.kind === 'ready' || (node.kind === 'text' && node.source.trim() !== '');
}
