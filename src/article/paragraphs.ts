/**
 * Paragraphs of Markdown in which a component stands beside words: `<Note>One</Note> and more`. What is a
 * block may stand in no paragraph. Browsers would end the paragraph in front of it, within the tags of
 * the component, which falls apart; so the words before and behind it become paragraphs of their own.
 * So it is with a `<p>` of the author's around whole lines, which hold paragraphs themselves, and with
 * paragraphs in what holds nothing but words.
 */
import { endsParagraph, HOLDS_WORDS } from '../core/html/element-rules.ts';
import { findElement } from '../core/html/text.ts';
import { createElement, type Element, type HtmlNode } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { MIXED_PARAGRAPH } from '../markdown/static-html.ts';

export function splitParagraphs(root: Element): void {
  const mixed: Element[] = [];
  walk(root, [{ enter: (element) => element.name === MIXED_PARAGRAPH && mixed.push(element) }]);
  // The inner ones first: what holds them is told by what became of them.
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
  else paragraph.replaceWith(...split(paragraph.children));
}

/** Whether it is a paragraph that can go without anything getting lost but its place. */
function isPlainParagraph({ name, attributeNames, children }: Element): boolean {
  return name === 'p' && attributeNames.length === 0 && !children.some(isBlockNode);
}

function holdsWords(element: Element | undefined): boolean {
  return element !== undefined && (HOLDS_WORDS.has(element.name) || element.name === 'a');
}

/** Words of the element around the paragraph, on a line below those before them. */
function toLine(paragraph: Element): void {
  const siblings = paragraph.parent?.children ?? [];
  const before = siblings.slice(0, siblings.indexOf(paragraph)).some(isShown);
  const lineBreak = createElement('br');
  lineBreak.closing = '';
  paragraph.replaceWith(...(before ? [lineBreak] : []), ...paragraph.children);
}

/** The blocks as they are, and paragraphs of what stands between them. */
function split(nodes: readonly HtmlNode[]): HtmlNode[] {
  const parts: HtmlNode[] = [];
  let words: HtmlNode[] = [];
  const end = (): void => {
    parts.push(...(words.some(isShown) ? [toParagraph(words)] : words));
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

/** Whether a browser ends a paragraph at a node, or within it. */
export function isBlockNode(node: HtmlNode): boolean {
  if (node.kind !== 'element') return false;
  return (
    endsParagraph(node.name) || findElement(node, ({ name }) => endsParagraph(name)) !== undefined
  );
}

/** Whether a reader sees something of it: scripts of components stand beside them. */
function isShown(node: HtmlNode): boolean {
  if (node.kind === 'element') return node.name !== 'script';
  return node.kind === 'ready' || (node.kind === 'text' && node.source.trim() !== '');
}
