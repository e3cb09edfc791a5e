import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';
import type { Position } from '../core/source/source-file.ts';
import type { CompileHost, FenceElement } from './compile-host.ts';
import { type ImportStatement, splitImports } from './imports.ts';
import { toSlug, UniqueNames } from './slug.ts';

/** What a walk over a file's Markdown tree found, in document order. */
export interface Findings {
  readonly imports: (ImportStatement & { readonly position: Position | undefined })[];
  /** Names that the file's own exports define. */
  readonly declared: Set<string>;
  /** Every use of a component, `<Card>` or `<Tree.Folder>`. */
  readonly componentUses: { readonly name: string; readonly position: Position | undefined }[];
  /** `<Snippet file>` tags, each under the component name that now stands in its place. */
  readonly snippetTags: { name: string; file: string; position: Position | undefined }[];
  readonly fences: { fence: FenceElement; position: Position | undefined }[];
  /** Texts of expressions in braces, for placing what is wrong in them. */
  readonly expressions: { readonly code: string; readonly position: Position | undefined }[];
}

export function emptyFindings(): Findings {
  return {
    imports: [],
    declared: new Set(),
    componentUses: [],
    snippetTags: [],
    fences: [],
    expressions: [],
  };
}

/** A node of the tree; `position` is where the compiler found it. */
export interface Placed {
  readonly position?:
    { readonly start: { readonly line: number; readonly column: number } } | undefined;
}

/** Where a node stands in the text as the author wrote it. */
export type Place = (node: Placed) => Position | undefined;

type Attributes = MdxJsxFlowElement['attributes'];

/**
 * The tree visitor of a file: takes imports out, turns fences into components, gives headings their
 * fragments, and notes everything that later rules ask about.
 */
export function visitSource(findings: Findings, host: CompileHost, startOf: Place) {
  const slugs = new UniqueNames();
  return defineMdastPlugin({
    name: 'lectern-source',
    options: { position: true },
    mdxjsEsm(node, context) {
      const { imports, rest, declared } = splitImports(node.value);
      for (const statement of imports)
        findings.imports.push({ ...statement, position: startOf(node) });
      for (const name of declared) findings.declared.add(name);
      if (imports.length > 0) context.setProperty(node, 'value', rest);
    },
    heading(node, context) {
      const own = node.data as { hProperties?: { id?: string } } | undefined;
      const id = own?.hProperties?.id ?? slugs.take(toSlug(context.textContent(node)));
      context.setProperty(node, 'data', { ...own, hProperties: { ...own?.hProperties, id } });
    },
    code(node) {
      const fence = host.toFence({
        lang: node.lang ?? '',
        meta: node.meta ?? '',
        code: node.value,
      });
      findings.fences.push({ fence, position: startOf(node) });
      return {
        type: 'mdxJsxFlowElement',
        name: fence.name,
        attributes: toAttributes(fence.attributes),
        children: [],
      };
    },
    math: (node) => toFormula(node.value, true),
    inlineMath: (node) => toFormula(node.value, false),
    mdxJsxFlowElement: (node) => visitTag(node, findings, startOf),
    mdxJsxTextElement: (node) => visitTag(node, findings, startOf),
    mdxFlowExpression(node) {
      findings.expressions.push({ code: node.value, position: startOf(node) });
    },
    mdxTextExpression(node) {
      findings.expressions.push({ code: node.value, position: startOf(node) });
    },
  });
}

type Tag = { name: string | null; attributes: Attributes } & Placed;

/** Notes a tag and its expressions; a `<Snippet>` becomes the component that stands for its file. */
function visitTag<Node extends Tag>(
  node: Node,
  findings: Findings,
  startOf: Place,
): Node | undefined {
  for (const { value } of node.attributes) {
    if (typeof value === 'object' && value !== null) {
      findings.expressions.push({ code: value.value, position: startOf(node) });
    }
  }
  if (node.name === 'Snippet') return toSnippetTag(node, findings, startOf);
  if (node.name !== null && /^[A-Z]/.test(node.name)) {
    findings.componentUses.push({ name: node.name, position: startOf(node) });
  }
  return undefined;
}

function toSnippetTag<Node extends Tag>(
  node: Node,
  findings: Findings,
  startOf: Place,
): Node | undefined {
  const file = node.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'file',
  )?.value;
  if (typeof file !== 'string') return undefined;
  const name = `LecternSnippet${findings.snippetTags.length}`;
  findings.snippetTags.push({ name, file, position: startOf(node) });
  return { ...node, name };
}

/** Formulas become the component that authors may also write themselves. */
function toFormula(source: string, display: boolean): MdxJsxFlowElement | MdxJsxTextElement {
  const delimiter = display ? '$$' : '$';
  const value = `${delimiter}${source}${delimiter}`;
  return {
    type: display ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
    name: 'Latex',
    attributes: toAttributes(display ? { display: true } : {}),
    children: [{ type: 'text', value }],
  } as MdxJsxTextElement;
}

function toAttributes(values: FenceElement['attributes']): Attributes {
  return Object.entries(values).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: value === true ? null : value,
  }));
}
