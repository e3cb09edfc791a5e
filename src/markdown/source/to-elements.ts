/**
 * Creates the elements that replace Markdown in the tree: components with attributes, whose expressions
 * have places.
 */
import { TAG_PROP } from '../runtime/author-jsx.ts';
import type { MdastNode, MdastVisitorContext, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { endsParagraph, HOLDS_WORDS } from '../../core/html/element-rules.ts';
import { ALERT_KIND, ALERTS } from '../slips/alert-kinds.ts';
import type { FenceElement } from '../model/fence-element.ts';
import { FENCE_NAME } from '../runtime/fence-props.ts';
import { wrapWithPlace } from '../runtime/placed-errors.ts';
import { MIXED_PARAGRAPH } from '../static-html.ts';
import { noteExpression, type Noting } from './note-findings.ts';
import { endOf, startOf } from './compiler-draft.ts';
import { withDigits } from './with-digits.ts';

export type Attributes = MdxJsxFlowElement['attributes'];

/** Turns a formula into the component that authors can also write themselves. */
export function toFormula(source: string, display: boolean): MdxJsxFlowElement | MdxJsxTextElement {
  const delimiter = display ? '$$' : '$';
  const value = `${delimiter}${source}${delimiter}`;
  return {
    type: display ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'Latex',
    attributes: toAttributes(display ? { display: true } : {}),
    children: [{ type: 'text', value }],
  } as MdxJsxTextElement;
}

/** Creates an invisible element with an id, as a further target for links. */
export function toLinkTarget(id: string): MdxJsxTextElement {
  const attributes = toAttributes({ id });
  return { type: 'mdxJsxTextElement', name: 'span', attributes, children: [] };
}

export function toAttributes(values: FenceElement['attributes']): Attributes {
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));
}

const ALERT = new RegExp(`^\\[!(${ALERT_KIND})\\][ \\t]*(?:\\r?\\n|$)`, 'i');

type Quotation = Readonly<Extract<MdastNode, { type: 'blockquote' }>>;

/** Returns the callout that a blockquote is meant as; undefined for an ordinary blockquote. */
export function toCallout(quotation: Quotation, source: string): MdxJsxFlowElement | undefined {
  // An escaped mark is text. Besides, asking a node for its children takes a while.
  if (!/^[\s>]*\[!/.test(source.slice(startOf(quotation), endOf(quotation)))) return undefined;
  const [first, ...others] = quotation.children;
  const [head, ...words] = first?.type === 'paragraph' ? first.children : [];
  const text = head?.type === 'text' ? head.value : '';
  const [mark = '', kind = ''] = ALERT.exec(text) ?? [];
  const name = ALERTS[kind.toLowerCase()];
  const line = wordsAfter(text.slice(mark.length), words);
  if (name === undefined || line.length + others.length === 0) return undefined;
  const opening: Quotation['children'] =
    line.length === 0 ? [] : [{ type: 'paragraph', children: [...line] }];
  return { type: 'mdxJsxFlowElement', name, attributes: [], children: [...opening, ...others] };
}

type Words = Readonly<Extract<MdastNode, { type: 'paragraph' }>['children']>;

/** Returns the rest of a paragraph after a mark, without the line break that follows the mark. */
function wordsAfter(value: string, words: Words): Words {
  if (value !== '') return [{ type: 'text', value }, ...words];
  return words[0]?.type === 'break' ? words.slice(1) : words;
}

/** Creates a spread that computes the attributes of a fence when the snippet's props are known. */
export function toTemplate(rank: number): Attributes[number] {
  return { type: 'mdxJsxExpressionAttribute', value: `...${FENCE_NAME}(${rank}, props)` };
}

/** Gives the expression of a spread attribute a place: errors in it are reported at the start of the tag. */
export function placeSpread(
  attribute: Attributes[number],
  start: number,
  noting: Noting,
): Attributes[number] {
  if (attribute.type !== 'mdxJsxExpressionAttribute') return attribute;
  const code = attribute.value.replace(/^\s*\.\.\./, '');
  const rank = noteExpression(noting, { code, start: start + 1 }, 'spread');
  return { ...attribute, value: `...${wrapWithPlace(code, rank)}` };
}

/**
 * Wraps the expressions in attributes with their places; `ranks` are those of the expressions, in order.
 * Components of the site show a number, so it keeps its digits; others may calculate with it.
 */
export function markExpressions(
  attributes: Attributes,
  ranks: readonly number[],
  isShown: boolean,
): Attributes {
  const left = ranks.values();
  return attributes.map((attribute) => {
    const { value } = attribute;
    if (attribute.type !== 'mdxJsxAttribute' || typeof value !== 'object' || value === null) {
      return attribute;
    }
    const { value: rank } = left.next();
    if (rank === undefined) return attribute;
    return {
      ...attribute,
      value: {
        ...value,
        value: wrapWithPlace(isShown ? withDigits(value.value) : value.value, rank),
      },
    };
  });
}

/** Nodes that contain paragraphs. */
export const BLOCKS: ReadonlySet<string> = new Set([
  'root',
  'blockquote',
  'listItem',
  'footnoteDefinition',
]);

/** Marks a paragraph with a tag that may be a block, so that it is split when the article is finished. */
export function markParagraph(node: MdxJsxTextElement, context: MdastVisitorContext): void {
  if (/^[a-z][^.]*$/.test(node.name ?? 'p') && !endsParagraph(node.name ?? 'p')) return;
  let outer: MdastNode | undefined = context.parent(node);
  while (outer !== undefined && outer.type !== 'paragraph') {
    if (BLOCKS.has(outer.type) || outer.type === 'mdxJsxFlowElement') return;
    outer = context.parent(outer);
  }
  if (outer !== undefined) context.setProperty(outer, 'data', { hName: MIXED_PARAGRAPH });
}

/** Components that render elements which may contain only phrasing content. */
const WORD_COMPONENTS: ReadonlySet<string> = new Set([
  'Badge',
  'Button',
  'Heading',
  'Link',
  'Tooltip',
]);

/**
 * Marks paragraphs inside tags that may contain only phrasing content: text on its own lines becomes a
 * paragraph, which may have to be unwrapped.
 */
export function markWords(node: Readonly<MdxJsxFlowElement>, context: MdastVisitorContext): void {
  const name = node.name ?? '';
  if (!HOLDS_WORDS.has(name) && !WORD_COMPONENTS.has(name)) return;
  for (const child of node.children) {
    if (child.type === 'paragraph') context.setProperty(child, 'data', { hName: MIXED_PARAGRAPH });
  }
}

type Tag = Readonly<MdxJsxFlowElement | MdxJsxTextElement>;

/** Returns the name for a tag in compiled code; a `<Snippet>` gets one that stands for its file. */
export function compiledName(tag: Tag, noting: Noting): string | null {
  if (tag.name === 'Snippet') return toSnippetName(tag, noting);
  return tag.name === 'p' && !holdsText(tag) ? MIXED_PARAGRAPH : tag.name;
}

/** Whether a tag contains nothing that could be a block. */
function holdsText({ children }: Tag): boolean {
  return children.every(({ type }) => ['text', 'break', 'inlineCode'].includes(type));
}

function toSnippetName(tag: Tag, { findings, source }: Noting): string | null {
  const file = tag.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'file',
  )?.value;
  if (typeof file !== 'string') return tag.name;
  const name = `LecternSnippet${findings.snippetTags.length}`;
  findings.snippetTags.push({ name, file, position: source.positionAt(startOf(tag)) });
  return name;
}

/** Creates the attribute that tells the runtime which tag of the file an element comes from. */
export function toRank({ tag }: { readonly tag: number }): Attributes[number] {
  return { type: 'mdxJsxAttribute', name: TAG_PROP, value: String(tag) };
}
