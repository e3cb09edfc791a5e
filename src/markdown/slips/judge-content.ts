/** Finds out whether a component contains what it needs, and Markdown directly inside it that is none of this. */
import type { MdastNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { neededIn, partsOf } from '../../core/components/component-lists.ts';
import type { LooseKind, TagUse } from '../../core/pages/uses.ts';
import { ownValue } from '../../core/text/own-value.ts';
import type { Position } from '../../core/text/source-file.ts';

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

type Tag = Readonly<MdxJsxFlowElement | MdxJsxTextElement>;

/** Returns what is wrong with the content of a tag. */
export function judgeContent(
  tag: Tag,
  placeOf: (node: Readonly<MdastNode>) => Position,
): Pick<TagUse, 'loose' | 'isEmpty'> {
  const found = findLoose(tag);
  return {
    ...(found && { loose: { kind: found.kind, position: placeOf(found.node) } }),
    ...(lacksContent(tag) && { isEmpty: true }),
  };
}

/** Whether a component that shows nothing without content has none: only comments are inside it. */
function lacksContent({ name, attributes, children }: Tag): boolean {
  if (!name || neededIn(name) === undefined) return false;
  const mayGetContent = attributes.some((each) => !('name' in each) || each.name === 'children');
  return !mayGetContent && children.every(isBlank);
}

function isBlank(node: Readonly<MdastNode>): boolean {
  if (node.type === 'paragraph') return node.children.every(isBlank);
  if (node.type === 'text') return node.value.trim() === '';
  const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
  return isExpression && /^(?:\s*\/\*(?:[^*]|\*(?!\/))*\*\/)*\s*$/.test(node.value);
}

/** Finds the first such node among the children of a tag. */
function findLoose(tag: Tag): Loose | undefined {
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
