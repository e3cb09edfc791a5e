/** Finds what the article of a page shows and its Markdown twin does not contain. */
import { parse } from '../../../src/core/html/parse.ts';
import { decodeReferences } from '../../../src/core/html/references.ts';
import { findElement } from '../../../src/core/html/text.ts';
import type { Element } from '../../../src/core/html/tree.ts';
import { lettersOf } from './find-losses.ts';

/**
 * Elements without text to compare: scripts, controls and graphics. The twin has a formula as its author
 * wrote it.
 */
const UNREAD = /^(?:script|style|svg|math|lectern-update-filter)$/;
const CONTROLS = new Set([
  'tab-bar',
  'code-unfold',
  'prompt-link',
  'expandable-show',
  'expandable-hide',
  'page-remark',
  // Parts about an API document: the twin has one sample of a request, and its own words around it.
  'request-samples',
  'reference-top',
  'reference-section',
  'response-examples',
]);

/** Returns the texts of the article that are not in the twin, in order. */
export function twinLosses(html: string, twin: string): string[] {
  const tree = parse(html);
  const article = findElement(tree, (element) => element.get('id') === 'content') ?? tree;
  const said = lettersOf(twin);
  return textsIn(article).filter((text) => !said.includes(lettersOf(text)));
}

function textsIn(element: Element): string[] {
  return element.children.flatMap((node) => {
    if (node.kind === 'text') return decodeReferences(node.source).trim() || [];
    return node.kind === 'element' && !isUnread(node) ? textsIn(node) : [];
  });
}

function isUnread(element: Element): boolean {
  const isFootnoteLink = element.attributeNames.some((name) => name.startsWith('data-footnote-'));
  const isControl = element.classes.some((name) => CONTROLS.has(name));
  const isFootnoteTitle = element.get('id') === 'footnote-label';
  return UNREAD.test(element.name) || isControl || isFootnoteLink || isFootnoteTitle;
}
