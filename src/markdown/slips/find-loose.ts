/** Finds Markdown directly inside a component that may contain only its parts. */
import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { partsOf } from '../../core/components/component-lists.ts';
import type { LooseKind } from '../../core/pages/uses.ts';
import { ownValue } from '../../core/text/own-value.ts';

/** Markdown nodes that show text of their own, by type. */
const MARKDOWN: Readonly<Record<string, LooseKind>> = {
  blockquote: 'quotation',
  code: 'code',
  heading: 'heading',
  list: 'list',
  math: 'formula',
  paragraph: 'text',
  table: 'table',
};

interface Loose {
  readonly node: Readonly<MdastNode>;
  readonly kind: LooseKind;
}

/** Finds the first such node among the children of a tag. */
export function findLoose(tag: Readonly<MdxJsxFlowElement | MdxJsxTextElement>): Loose | undefined {
  const parts = tag.name ? partsOf(tag.name) : undefined;
  if (parts === undefined) return undefined;
  for (const node of tag.children) {
    const kind = kindOf(node);
    const isPart = kind === 'code' ? parts.child === undefined : mayMakeParts(node);
    if (kind !== undefined && !isPart) return { node, kind };
  }
  return undefined;
}

function kindOf(node: Readonly<MdastNode>): LooseKind | undefined {
  const isImage = node.type === 'paragraph' && node.children.every(({ type }) => type === 'image');
  return isImage ? 'image' : ownValue(MARKDOWN, node.type);
}

/** Whether a node contains components or expressions, which may produce parts. */
function mayMakeParts(node: Readonly<MdastNode>): boolean {
  if (node.type.endsWith('Expression')) return true;
  if ('name' in node && !/^[a-z]/.test(String(node.name))) return true;
  return 'children' in node && node.children.some(mayMakeParts);
}
