/**
 * Isolates left-to-right labels on right-to-left pages: `>_ Reference` keeps its symbol in front. A label
 * with letters of both directions follows the direction of the page, regardless of its first character.
 */
import { FOREIGN, HEADINGS } from '../core/html/element-rules.ts';
import { elementText } from '../core/html/text.ts';
import { createElement, type HtmlNode } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { isInIsland } from './facts/around.ts';

/** Wraps labels that a right-to-left page would reorder in `<bdi>`. */
export const isolateLabels: Pass = {
  enter(element) {
    const [label, ...others] = element.children.filter(hasText);
    if (label?.kind !== 'text' || others.length > 0 || PLAIN.has(element.name)) return;
    if (!isReorderedByBidi(elementText(element))) return;
    const own = createElement('bdi');
    element.children[element.children.indexOf(label)] = own;
    own.parent = element;
    own.append(label);
  },
};

/** Wraps the whole content of headings that a right-to-left page would reorder in `<bdi>`. */
export const isolateHeadings: Pass = {
  enter(element) {
    if (!HEADINGS.has(element.name) || isInIsland(element)) return;
    if (!isReorderedByBidi(elementText(element))) return;
    const [only, ...others] = element.children;
    const isLink = only?.kind === 'element' && only.name === 'a' && others.length === 0;
    const around = isLink ? only : element;
    const own = createElement('bdi');
    // The symbol after a heading that contains a link points at the heading, and has no text.
    const isSign = (node: HtmlNode) =>
      node.kind === 'element' && node.get('aria-hidden') === 'true' && !hasText(node);
    const inside = around.children.splice(0);
    for (const node of inside) if (!isSign(node)) own.append(node);
    around.append(own);
    for (const node of inside) if (isSign(node)) around.append(node);
  },
};

/** Elements that can only contain text, or set their own direction. */
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

/**
 * Whether a right-to-left page would reorder a label: punctuation before its first letter, or after its
 * last letter or number, would change sides.
 */
function isReorderedByBidi(text: string): boolean {
  return /\p{L}/u.test(text) && /^\P{L}|[^\p{L}\p{M}\p{N}]$/u.test(text) && !LEFTWARD.test(text);
}
