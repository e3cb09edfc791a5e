/** Finds what the author of a page wrote for its readers: texts, code, and props that are texts. */
import { markdownToMdast, mdxToMdast } from 'satteri';
import { componentCatalog } from '../../../src/core/components/component-catalog.ts';
import { parse } from '../../../src/core/html/parse.ts';
import { splitImports } from '../../../src/markdown/imports.ts';
import { escapePrices, hasFormulas } from '../../../src/markdown/repair/formulas.ts';
import { parseMdxError } from '../../../src/markdown/repair/mdx-error.ts';
import { repairMdx } from '../../../src/markdown/repair/repair-mdx.ts';
import { applyChanges } from '../../../src/core/text/text-change.ts';
import { liftPrompts } from '../../../src/markdown/source/lift-prompts.ts';
import { shownText } from './shown-text.ts';

export interface Piece {
  readonly text: string;
  readonly kind: 'text' | 'prop';
  readonly line: number;
  /** Lines of the tags around it: a diagnostic at one of these is about this piece too. */
  readonly around: readonly number[];
}

interface Node {
  readonly type: string;
  readonly name?: string | null;
  readonly value?: string;
  readonly alt?: string | null;
  readonly identifier?: string;
  readonly title?: string | null;
  readonly attributes?: readonly { name?: string; value?: unknown }[];
  readonly children?: readonly Node[];
  readonly position?: { readonly start: { readonly line: number } };
}

const features = { rawHtml: true, headingAttributes: true };

/** Text props in the catalog that no reader of the page sees. */
const SILENT_PROPS = /^(?:id|icon|iconType|class|className|type|date|lang|html|align|placeholder)$/;
/** Markers of code lines, which are removed from the code. */
const NOTATION = /(?:\/\/|#|--|;) ?\[!code [^\]]*\]/g;

/** Commands in a formula that are not shown as letters: `\frac`, `\begin{matrix}`. */
const FORMULA_COMMAND = /\\(?:begin|end)\{[^}]*\}|\\[A-Za-z]+/g;

const SHOWN_ATTRIBUTES = /^(?:alt|title|placeholder|aria-label)$/;

/** Returns the pieces of a page's source in order, without front matter. */
export function writtenPieces(source: string, format: 'md' | 'mdx'): readonly Piece[] {
  const tree = parseSource(source, format);
  const own = new Set<string>();
  const referenced = new Set<string | undefined>();
  const pieces: Piece[] = [];
  noteReferences(tree);
  visit(tree, []);
  return pieces;

  function noteReferences(node: Node): void {
    if (/^(?:link|image)Reference$/.test(node.type)) referenced.add(node.identifier);
    for (const child of node.children ?? []) noteReferences(child);
  }

  function visit(node: Node, around: readonly number[]): void {
    if (isForOthers(node) || isRemark(node)) return;
    const line = node.position?.start.line ?? around.at(-1) ?? 1;
    if (node.type === 'mdxjsEsm') noteOwn(node.value ?? '');
    const isTag = node.type.startsWith('mdxJsx');
    const props = isTag ? textProps(node) : propsOf(node);
    const texts = isTag ? [] : textsOf(node);
    for (const text of texts) pieces.push({ text, kind: 'text', line, around });
    for (const text of props) pieces.push({ text, kind: 'prop', line, around });
    const inside = isTag ? [...around, line] : around;
    for (const child of node.children ?? []) visit(child, inside);
  }

  /** Whether a definition is a comment: `[//]: # "to do"`. Nothing refers to it. */
  function isRemark({ type, identifier }: Node): boolean {
    return type === 'definition' && !referenced.has(identifier);
  }

  function noteOwn(code: string): void {
    const { imports, declared } = splitImports(code);
    for (const name of declared) own.add(name);
    for (const { names, path } of imports) {
      if (/^[./]/.test(path)) for (const { local } of names) own.add(local);
    }
  }

  function textProps(node: Node): string[] {
    const name = node.name ?? '';
    // The name of an icon is not shown.
    if (name === 'Icon' || own.has(name.split('.')[0] ?? name)) return [];
    const known = Object.hasOwn(componentCatalog, name) ? componentCatalog[name] : undefined;
    return (node.attributes ?? []).flatMap(({ name: prop = '', value }) => {
      if (typeof value !== 'string') return [];
      const isShown = /^[a-z]/.test(name)
        ? SHOWN_ATTRIBUTES.test(prop)
        : known?.props[prop]?.type === 'text' && !SILENT_PROPS.test(prop);
      // The address of a link in a caption is not shown.
      return isShown ? [value.replace(/\]\([^)]*\)/g, '] ')] : [];
    });
  }
}

function textsOf({ type, value = '' }: Node): string[] {
  if (type === 'html') return [shownText(parse(value))];
  if (type === 'code') return [value.replace(NOTATION, '')];
  if (/^(?:inlineM|m)ath$/.test(type)) return [value.replace(FORMULA_COMMAND, ' ')];
  return type === 'text' || type === 'inlineCode' ? [value] : [];
}

/** Returns the alternative text of an image, and the titles of images and links. */
function propsOf({ type, alt, title }: Node): string[] {
  if (!/^(?:image|imageReference|link|definition)$/.test(type)) return [];
  return [alt, title].flatMap((text) => text || []);
}

/**
 * Whether an element is only for programs, which find it in the Markdown of the page, or only for the
 * playground.
 */
function isForOthers({ name, attributes = [] }: Node): boolean {
  const find = (prop: string) => attributes.find((one) => one.name === prop);
  if (name === 'Visibility') return find('for')?.value === 'agents';
  return name === 'ParamField' && find('hidden') !== undefined;
}

/** Parses a source. If it is not valid MDX, it is read as Markdown, including its raw HTML. */
function parseSource(whole: string, format: 'md' | 'mdx'): Node {
  // Lectern turns the text of a prompt into a prop before it parses the source.
  const written = applyChanges(whole, liftPrompts(whole));
  const math = hasFormulas(written);
  const source = math ? escapePrices(written, []).text : written;
  const options = { features: { ...features, math }, position: true };
  const tree = format === 'mdx' ? parseMdx(source, options) : undefined;
  return tree ?? (markdownToMdast(source, options) as unknown as Node);
}

/**
 * Returns undefined for invalid MDX. A tag with its `>` on the next line counts as valid, although the
 * parser takes the `>` for a quote.
 */
function parseMdx(source: string, options: Parameters<typeof mdxToMdast>[1]): Node | undefined {
  try {
    return mdxToMdast(source, options) as unknown as Node;
  } catch (error) {
    const { position, message } = parseMdxError(error);
    const repair = position && repairMdx(source, { position, message });
    return repair?.kind === 'split-tag' ? parseMdx(repair.text, options) : undefined;
  }
}
