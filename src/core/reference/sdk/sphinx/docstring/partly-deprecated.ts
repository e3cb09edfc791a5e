import { decodeReferences } from '../../../../html/references.ts';
import { elementText } from '../../../../html/text.ts';
import type { Element, HtmlNode } from '../../../../html/tree.ts';
import { elementsOf, hasClass } from '../markup/html-parts.ts';

const ABOUT_PART = /^passing\b|\b(?:argument|parameter|keyword)s?\b/i;

/** Elements in which authors write the names of parameters, or code. */
const NAMES: ReadonlySet<string> = new Set(['a', 'code', 'em', 'strong', 'tt']);

/**
 * Whether a remark tells that only a part of an object is deprecated, such as a parameter. Sphinx has one
 * directive for both.
 *
 * @param names The names of the object.
 */
export function isPartlyDeprecated(box: Element, names: ReadonlySet<string>): boolean {
  const [line = box] = elementsOf(box);
  const rest = line.children.filter(
    (node) => node.kind !== 'element' || !hasClass(node, 'versionmodified'),
  );
  if (ABOUT_PART.test(elementText({ children: rest }))) return true;
  const first = rest.find((node) => !isBlank(node));
  if (first?.kind !== 'element' || !NAMES.has(first.name)) return false;
  const name = elementText(first).replace(/\(\)$/, '');
  return !names.has(name.slice(name.lastIndexOf('.') + 1));
}

function isBlank(node: HtmlNode): boolean {
  return node.kind !== 'element' && decodeReferences(node.source).trim() === '';
}
