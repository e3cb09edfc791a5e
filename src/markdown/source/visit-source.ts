import {
  defineMdastPlugin,
  type MdastNode,
  type MdastVisitorContext,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri';
import { componentCatalog } from '../../core/components/component-catalog.ts';
import { lastPlaces } from '../../core/html/close-elements.ts';
import { endMarkup } from '../../core/html/open-markup.ts';
import { keepWordsWhole } from '../code/whole-words.ts';
import { declareDefault, splitImports } from '../imports.ts';
import type { ToFenceElement } from '../model/fence-element.ts';
import type { FenceTemplate } from '../model/findings.ts';
import { type ModuleSource, readsProps, runsHandlers } from '../model/module-source.ts';
import { namesProps } from '../runtime/fence-props.ts';
import { RENDERED_LATER, NOTE_ATTRIBUTE } from '../static-html.ts';
import { withoutMarks } from '../repair/joined-words.ts';
import { findPlaceholders } from '../repair/placeholder.ts';
import { wrapWithPlace } from '../runtime/placed-errors.ts';
import { isOddFence } from '../balance/read-fence.ts';
import { UniqueNames } from '../slug.ts';
import { judgeContent } from '../slips/judge-content.ts';
import { noteForeignFence, visitSlips } from '../slips/note-slips.ts';
import { endOf, type Spanned, startOf } from './compiler-draft.ts';
import { surroundingsOf, type TagSurroundings } from './tag-uses.ts';
import {
  BLOCKS,
  compiledName,
  markExpressions,
  markParagraph,
  markWords,
  placeSpread,
  toAttributes,
  toCallout,
  toFormula,
  toRank,
  toTemplate,
} from './to-elements.ts';
import { noteTex } from './read-tex.ts';
import { withDigits } from './with-digits.ts';
import { findTextBraces, showBraces, takeHeadingId, withBraces } from './heading-attributes.ts';
import {
  isInert,
  noteAudience,
  noteCode,
  noteExpression,
  noteHtml,
  noteLink,
  noteImage,
  noteLiveElement,
  noteTag,
  type Noting,
  visitLink,
} from './note-findings.ts';

/** The attribute of elements that are rendered when the article is finished. */
const MARK = { [NOTE_ATTRIBUTE]: RENDERED_LATER };

/** The context of a walk: its findings, and the source. */
interface Walk extends Noting {
  readonly toFence: ToFenceElement;
  readonly module: ModuleSource;
  /** Whether links, headings and tables are rendered when the article is finished. */
  readonly rendersLater: boolean;
  /** Called for each piece of HTML in Markdown. */
  readonly onHtml: () => void;
  readonly slugs: UniqueNames;
  /** Whether a piece of HTML is a placeholder in angle brackets. */
  readonly isPlaceholder: (html: string) => boolean;
  /** Finds the last place of a text in the source, as `lastPlaces` does. */
  readonly lastOf: ReturnType<typeof lastPlaces>;
}

/**
 * Creates the tree visitor of a file: it removes imports, turns fences into components, gives headings
 * their ids, wraps expressions so that errors have a place, and notes what checks need.
 */
export function visitSource(request: Omit<Walk, 'slugs' | 'isPlaceholder' | 'lastOf'>) {
  const { findings, source, rendersLater } = request;
  const isPlaceholder = findPlaceholders(source.text);
  const lastOf = lastPlaces(source.text);
  const walk: Walk = { ...request, slugs: new UniqueNames(), isPlaceholder, lastOf };
  const mark = rendersLater ? MARK : undefined;
  const slips = visitSlips(findings, source);
  return defineMdastPlugin({
    name: 'lectern-source',
    options: { position: true },
    mdxjsEsm(node, context) {
      const rest = visitCode(node, walk);
      if (rest !== node.value) context.setProperty(node, 'value', rest);
    },
    blockquote: (node) => toCallout(node, source.text),
    heading: (node, context) => visitHeading(node, context, walk),
    code: (node, context) => visitFence(node, context, walk),
    inlineCode: ({ value }) => keepWordsWhole(value),
    link: (node, context) => visitLink(node, context, { ...walk, mark }),
    ...(mark && {
      linkReference: (node, context) => context.setProperty(node, 'data', { hProperties: mark }),
    }),
    ...slips.visitors,
    table(node, context) {
      slips.noteTable(node);
      if (mark) context.setProperty(node, 'data', { hProperties: mark });
    },
    definition(node) {
      findings.definitions.push(node.label ?? node.identifier);
      // `[//]: <> (text)` is how Markdown files write a comment.
      if (node.url !== '') noteLink('link', node, walk);
    },
    image: (node) => noteImage(node, walk),
    html: (node, context) => visitHtml(node, context, walk),
    math: (node) => visitFormula(node, walk, true),
    inlineMath: (node) => visitFormula(node, walk, false),
    mdxJsxFlowElement(node, context) {
      markWords(node, context);
      return visitTag(node, walk, () => surroundingsOf(node, (child) => context.parent(child)));
    },
    mdxJsxTextElement(node, context) {
      markParagraph(node, context);
      return visitTag(node, walk, () => surroundingsOf(node, (child) => context.parent(child)));
    },
    mdxFlowExpression: (node, context) =>
      context.setProperty(node, 'value', markExpression(node, walk)),
    mdxTextExpression(node, context) {
      if (slips.noteBraces(node, context)) return { type: 'text', value: `{${node.value}}` };
      context.setProperty(node, 'value', markExpression(node, walk));
      return undefined;
    },
  });
}

type Heading = Readonly<Extract<MdastNode, { type: 'heading' }>>;

function visitHeading(node: Heading, context: MdastVisitorContext, walk: Walk): void {
  const { findings, source, rendersLater, slugs } = walk;
  const own: { hProperties?: { id?: string } } | undefined = node.data;
  const written = own?.hProperties ?? {};
  const whole = source.text.slice(startOf(node), endOf(node));
  const braces = findTextBraces(whole, written);
  const isText = braces !== undefined;
  const words = withoutMarks(context.textContent(node));
  const text = isText ? withBraces(words, braces) : words;
  const id =
    (isText ? undefined : written.id) ?? takeHeadingId(text, { node, whole, context, slugs });
  context.setProperty(node, 'data', {
    ...own,
    hProperties: { ...(!isText && written), id, ...(rendersLater && MARK) },
  });
  if (isText) showBraces(node, braces, context);
  const position = source.positionAt(startOf(node));
  const isEmpty = node.children.length === 0 && !isText;
  findings.headings.push({ depth: node.depth, text, id, ...(isEmpty && { isEmpty }), position });
}

/**
 * Leaves HTML as it is, except tags that close themselves, comments and tags that do not end, and placeholders
 * in angle brackets, which browsers would not show.
 */
function visitHtml(
  node: Readonly<Extract<MdastNode, { type: 'html' }>>,
  context: MdastVisitorContext,
  walk: Walk,
): MdastNode | undefined {
  const { findings, source } = walk;
  const [start, end] = [startOf(node), endOf(node)];
  if (!walk.isPlaceholder(node.value.trim())) {
    walk.onHtml();
    const isClosedBelow = (name: string) => walk.lastOf(`</${name}`) >= end;
    noteHtml(walk, { start, end }, isClosedBelow);
    const closed = endMarkup(node.value, isClosedBelow);
    if (closed !== node.value) context.setProperty(node, 'value', closed);
    return undefined;
  }
  const text = { type: 'text' as const, value: node.value };
  const slip = { kind: 'mark', slip: { kind: 'placeholder' }, start, end } as const;
  findings.slips.push({ ...slip, found: node.value.trim(), position: source.positionAt(start) });
  const isBlock = BLOCKS.has(context.parent(node).type);
  return isBlock ? { type: 'paragraph', children: [text] } : text;
}

type Literal = { readonly value: string } & Spanned;

/** Notes module code; returns it without its imports. */
function visitCode(node: Literal, walk: Walk): string {
  const { findings, source, module } = walk;
  const start = startOf(node);
  const { imports, reExports, rest, declared, defaultMade } = splitImports(node.value);
  const positionOf = (statement: { start: number }) => source.positionAt(start + statement.start);
  for (const one of imports) findings.imports.push({ ...one, position: positionOf(one) });
  for (const one of reExports) findings.reExports.push({ ...one, position: positionOf(one) });
  if (module.leavesCodeOut) return '';
  for (const name of declared) findings.declared.add(name);
  noteCode(walk, { code: node.value, start }, rest === '');
  return defaultMade ? declareDefault(rest, defaultMade) : rest;
}

type FenceNode = Readonly<Extract<MdastNode, { type: 'code' }>>;

/** Returns the component that shows a fence; ready code stays a `<pre>` that holds its index. */
function visitFence(
  node: FenceNode,
  context: MdastVisitorContext,
  { findings, toFence, source, rendersLater, module }: Walk,
): MdxJsxFlowElement | undefined {
  const { lang, meta, value } = node;
  const written = source.text.slice(startOf(node), endOf(node));
  const template: FenceTemplate = (fill) =>
    toFence({ lang: lang ?? '', meta: fill(meta ?? ''), code: fill(value) });
  const element = template((text) => text);
  const { name, attributes, unknownLanguage, typeFaults, linesPastEnd, ready } = element;
  const position = source.positionAt(startOf(node));
  const isOdd = isOddFence(written);
  noteForeignFence(findings, { start: startOf(node), written }, source.positionAt);
  const icon = attributes['icon'];
  const faults = { unknownLanguage, typeFaults, linesPastEnd, isOdd };
  const use = { component: name, icon, ...faults, position };
  const isTemplate = readsProps(module) && namesProps(`${meta} ${value}`);
  findings.fences.push(isTemplate ? { ...use, template } : use);
  if (name === 'Mermaid') findings.diagrams.push({ source: value, isDisplay: true, position });
  if (!rendersLater || ready === undefined) {
    const shown = isTemplate ? [toTemplate(findings.fences.length - 1)] : toAttributes(attributes);
    return { type: 'mdxJsxFlowElement', name, attributes: shown, children: [] };
  }
  context.setProperty(node, 'value', String(findings.readyCode.push(ready) - 1));
  context.setProperty(node, 'lang', null);
  context.setProperty(node, 'data', { hName: 'pre', hProperties: MARK });
  return undefined;
}

function visitFormula(node: Literal, { findings, source }: Walk, isDisplay: boolean) {
  const [start, end] = [startOf(node), endOf(node)];
  const isOpen = isDisplay && !/^\${2,}[\s\S]*\${2,}\s*$/.test(source.text.slice(start, end));
  const position = source.positionAt(start);
  findings.formulas.push({ source: node.value, isDisplay, ...(isOpen && { isOpen }), position });
  return toFormula(node.value, isDisplay);
}

function markExpression(node: Literal, walk: Walk): string {
  const rank = noteExpression(walk, { code: node.value, start: startOf(node) + 1 }, 'text');
  return wrapWithPlace(withDigits(node.value), rank);
}

/** Finding what is around a tag takes a while, so it is only done for tags with a rule about that. */
function readSurroundings(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  { source }: Walk,
  around: () => TagSurroundings,
): TagSurroundings | undefined {
  if (node.name === 'a') return around();
  if (!Object.hasOwn(componentCatalog, node.name ?? '')) return undefined;
  const judged = judgeContent(node, (child) => source.positionAt(startOf(child)));
  return { ...around(), ...judged };
}

/** Notes a tag and wraps its expressions; a `<Snippet>` gets the name that stands for its file. */
function visitTag<Node extends MdxJsxFlowElement | MdxJsxTextElement>(
  node: Node,
  walk: Walk,
  around: () => TagSurroundings,
): Node | undefined {
  if (node.position === undefined || node.name === null) return undefined;
  const ranks = noteTag(walk, startOf(node), readSurroundings(node, walk, around));
  noteAudience(walk, ranks, endOf(node));
  if (node.name === 'Latex') noteTex(node, walk);
  const live = runsHandlers(walk.module) ? noteLiveElement(walk, ranks) : undefined;
  const isComponent = live !== undefined || !/^[a-z][^.]*$/.test(node.name);
  const name = live ?? compiledName(node, walk);
  const { name: tag } = node;
  const kept = node.attributes.filter((one) => !('name' in one && isInert(tag, one.name)));
  const spread = kept.map((one) => placeSpread(one, startOf(node), walk));
  const isChanged =
    isComponent ||
    name !== node.name ||
    ranks.expressions.length > 0 ||
    kept.length < node.attributes.length ||
    spread.some((one, rank) => one !== kept[rank]);
  if (!isChanged) return undefined;
  const isOfSite = Object.hasOwn(componentCatalog, tag);
  const attributes = markExpressions(spread, ranks.expressions, isOfSite);
  return { ...node, name, attributes: isComponent ? [...attributes, toRank(ranks)] : attributes };
}
