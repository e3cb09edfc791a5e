/** Markdown that stands where a component holds nothing but its parts. */
import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { partsOf } from '../../core/components/component-lists.ts';

/** What shows as it is written. */
const MARKDOWN: ReadonlySet<string> = new Set([
  'blockquote',
  'heading',
  'list',
  'math',
  'paragraph',
  'table',
]);

/** The first of it in a list of parts. */
export function findLoose(
  tag: Readonly<MdxJsxFlowElement | MdxJsxTextElement>,
): Readonly<MdastNode> | undefined {
  const parts = tag.name ? partsOf(tag.name) : undefined;
  if (parts === undefined) return undefined;
  return tag.children.find((node) => {
    if (node.type === 'code') return parts.child !== undefined;
    return MARKDOWN.has(node.type) && !mayMakeParts(node);
  });
}

/** Whether components or expressions stand in it. */
function mayMakeParts(node: Readonly<MdastNode>): boolean {
  if (node.type.endsWith('Expression')) return true;
  if ('name' in node && !/^[a-z]/.test(String(node.name))) return true;
  return 'children' in node && node.children.some(mayMakeParts);
}
