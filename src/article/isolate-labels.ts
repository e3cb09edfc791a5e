/**
 * Labels in letters that run from left to right, on pages that run the other way: `>_ Reference` keeps its
 * sign in front. A label with letters of both directions runs as the page does, whatever it begins with.
 */
import { FOREIGN, HEADINGS } from '../core/html/element-rules.ts';
import { elementText } from '../core/html/text.ts';
import { createElement, type HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { comesAlive } from './facts/around.ts';

/** Gives labels that pages of the other direction would turn round one of their own. */
export const isolateLabels: Pass = {
  enter(element) {
    const [label, ...others] = element.children.filter(hasText);
    if (label?.kind !== 'text' || others.length > 0 || PLAIN.has(element.name)) return;
    if (!isTurnedRound(elementText(element))) return;
    const own = createElement('bdi');
    element.children[element.children.indexOf(label)] = own;
    own.parent = element;
    own.append(label);
  },
};

/** Gives headings of an article that such a page would turn round one, all of what they say together. */
export const isolateHeadings: Pass = {
  enter(element) {
    if (!HEADINGS.has(element.name) || comesAlive(element)) return;
    if (!isTurnedRound(elementText(element))) return;
    const [only, ...others] = element.children;
    const isLink = only?.kind === 'element' && only.name === 'a' && others.length === 0;
    const around = isLink ? only : element;
    const own = createElement('bdi');
    // The sign behind a heading that holds a link points at the heading, and says nothing.
    const isSign = (node: HtmlNode) =>
      node.kind === 'element' && node.get('aria-hidden') === 'true' && !hasText(node);
    const inside = around.children.splice(0);
    for (const node of inside) if (!isSign(node)) own.append(node);
    around.append(own);
    for (const node of inside) if (isSign(node)) around.append(node);
  },
};

/** What may hold nothing but text, or says its direction itself. */
const PLAIN: ReadonlySet<string> = new Set([
  'bdi',
  'bdo',
  'option',
  'textarea',
  'title',
  ...FOREIGN,
]);

function hasText(node: HtmlNode): boolean {
  if (node.kind === 'element') return !FOREIGN.has(node.name) && elementText(node) !== '';
  return node.kind === 'ready'
    ? node.text.trim() !== ''
    : node.kind === 'text' && /\S/.test(node.source);
}

const LEFTWARD =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** What stands before the first letter, or behind the last letter or number, would change its side. */
function isTurnedRound(text: string): boolean {
  return /\p{L}/u.test(text) && /^\P{L}|[^\p{L}\p{M}\p{N}]$/u.test(text) && !LEFTWARD.test(text);
}
