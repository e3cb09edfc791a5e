/**
 * Paragraphs of Markdown in which a component stands beside words: `<Note>One</Note> and more`. What is a
 * block may stand in no paragraph. Browsers would end the paragraph in front of it, within the tags of
 * the component, which falls apart; so the words before and behind it become paragraphs of their own.
 */
import { endsParagraph } from '../core/html/element-rules.ts';
import { findElement } from '../core/html/text.ts';
import { createElement, type Element, type HtmlNode } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { MIXED_PARAGRAPH } from '../markdown/static-html.ts';

export function splitParagraphs(root: Element): void {
  const mixed: Element[] = [];
  walk(root, [{ enter: (element) => element.name === MIXED_PARAGRAPH && mixed.push(element) }]);
  for (const paragraph of mixed) {
    if (paragraph.children.some(isBlockNode)) paragraph.replaceWith(...split(paragraph.children));
    else paragraph.rename('p');
  }
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
