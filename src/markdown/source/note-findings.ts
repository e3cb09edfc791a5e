/** Adds what a walk over a source found to its findings. */
import type { MdastNode, MdastVisitorContext } from 'satteri';
import { componentCatalog } from '../../core/components/component-catalog.ts';
import { closeElements } from '../../core/html/close-elements.ts';
import { findOpenMarkup } from '../../core/html/open-markup.ts';
import type { LinkUse } from '../../core/pages/uses.ts';
import { isHandler, isHtmlHandler, propText, withoutHandlers } from '../../core/pages/uses.ts';
import { blankQuoteMarks } from '../balance/quote-marks.ts';
import { HIDDEN_DOLLAR } from '../repair/formulas.ts';
import { findCodeTags, parseJsx } from '../repair/jsx-code.ts';
import type { ExpressionPlace, ExpressionUse, Findings } from '../model/findings.ts';
import { canBeLive } from '../model/live-element.ts';
import { findHtmlMark, findLiteralMark, type LiteralMark } from '../slips/find-literal-marks.ts';
import { emptySlips } from '../slips/note-slips.ts';
import { type CompilerText, endOf, type Spanned, startOf } from './compiler-draft.ts';
import { findEnvironmentUses } from './environment-uses.ts';
import {
  type CodeAt,
  findCodeTag,
  findTag,
  findTagsInCode,
  findTagsInHtml,
  type FoundTag,
  type TagSurroundings,
} from './tag-uses.ts';

/** The findings to add to, and the text that offsets refer to. */
export interface Noting {
  readonly findings: Findings;
  readonly source: CompilerText;
}

export function emptyFindings(): Findings {
  return {
    imports: [],
    declared: new Set(),
    tags: [],
    links: [],
    forAgents: [],
    images: [],
    headings: [],
    readyCode: [],
    snippetTags: [],
    fences: [],
    diagrams: [],
    formulas: [],
    expressions: [],
    code: [],
    liveElements: [],
    reExports: [],
    environment: [],
    ...emptySlips(),
  };
}

/** Notes an expression and the tags in it; returns its index among the expressions. */
export function noteExpression(
  { findings, source }: Noting,
  { code, start, isHandler = false }: CodeAt & Pick<ExpressionUse, 'isHandler'>,
  where: ExpressionPlace,
): number {
  const shown = withIndents(code, source.text, start);
  const written = { code: shown.replaceAll(HIDDEN_DOLLAR, '$'), start };
  for (const tag of findTagsInCode(source, written)) findings.tags.push(tag);
  noteEnvironment({ findings, source }, written);
  noteLiteral({ findings, source }, findLiteralMark(written.code), { from: start });
  const position = source.positionAt(start - 1);
  const use = { code, where, ...(isHandler && { isHandler }), position };
  return findings.expressions.push(use) - 1;
}

/**
 * Returns an expression as it is in the source, so that offsets in it are those of the source: the compiler
 * removes the indents of its lines and the marks of a quotation, which become spaces. Where it removed
 * something else, the expression stays as it is.
 */
function withIndents(code: string, text: string, start: number): string {
  let end = start;
  for (const [rank, line] of code.split('\n').entries()) {
    if (rank > 0) end = text.indexOf('\n', end) + 1;
    const words = line.trim();
    const begin = [INDENT, QUOTED].map((pattern) => {
      pattern.lastIndex = end;
      return end + (pattern.exec(text)?.[0].length ?? 0);
    });
    const found = begin.find((at) => text.startsWith(words, at));
    if (found === undefined) return code;
    end = found + words.length;
  }
  const ending = /\s*$/.exec(code)?.[0] ?? '';
  return blankQuoteMarks(text.slice(start, end), text, start) + ending;
}

const INDENT = /[ \t]*/y;
const QUOTED = /[ \t>]*/y;

/** Indexes of a tag and its expressions in the findings. */
export interface NotedTag {
  readonly tag: number;
  /** Expressions in the attributes that are kept, in order. */
  readonly expressions: readonly number[];
  /** Event handlers of an element. */
  readonly handlers: FoundTag['expressions'];
}

/** Notes the tag at an offset, and the expressions in it. */
export function noteTag(noting: Noting, start: number, around?: TagSurroundings): NotedTag {
  const { tag, ...found } = findTag(noting.source, start, around);
  const rank = noting.findings.tags.push(tag) - 1;
  const isHandlerOfElement = ({ prop }: { prop: string }) => isInert(tag.name, prop);
  const expressions = found.expressions.filter((each) => !isHandlerOfElement(each));
  return {
    tag: rank,
    handlers: found.expressions.filter(isHandlerOfElement),
    expressions: expressions.map(({ prop, ...expression }) => {
      const isOfSite = isHandler(prop) && Object.hasOwn(componentCatalog, tag.name);
      const isIdle = isOfSite || isHtmlHandler(tag.name, prop);
      return noteExpression(noting, { ...expression, isHandler: isIdle }, 'attribute');
    }),
  };
}

/**
 * Notes an element with event handlers as a component that browsers run; returns the name of the component.
 * Undefined if the element has no handlers, or cannot be one.
 */
export function noteLiveElement(
  { findings, source }: Noting,
  { tag, handlers }: NotedTag,
): string | undefined {
  const use = findings.tags[tag];
  const position = use?.position;
  const isLive = handlers.length > 0 && use !== undefined && canBeLive(use);
  if (!isLive || position === undefined) return undefined;
  const name = `LecternElement${findings.liveElements.length}`;
  const placed = handlers.map(({ prop, code, start }) => {
    noteEnvironment({ findings, source }, { code, start });
    return { prop, code, position: source.positionAt(start - 1) };
  });
  findings.liveElements.push({ name, tag: use.name, handlers: placed, position });
  findings.tags[tag] = withoutHandlers(use);
  return name;
}

/** Notes the range of a tag whose content is shown only in the page's Markdown version. */
export function noteAudience({ findings, source }: Noting, { tag }: NotedTag, end: number): void {
  const use = findings.tags[tag];
  const isForAgents = use?.name === 'Visibility' && propText(use, 'for') === 'agents';
  if (!isForAgents || use.position === undefined) return;
  findings.forAgents.push({ from: use.position, to: source.positionAt(end) });
}

/** Whether an attribute is an element's event handler, which never runs while a page is rendered. */
export function isInert(tag: string, attribute: string): boolean {
  return isHandler(attribute) && /^[a-z]/.test(tag);
}

/**
 * Notes the tags and Markdown marks in a piece of HTML, and what it does not close.
 *
 * @param isClosedBelow whether a closing tag with this name follows it.
 */
export function noteHtml(
  { findings, source }: Noting,
  { start, end }: { readonly start: number; readonly end: number },
  isClosedBelow: (name: string) => boolean,
): void {
  const html = source.text.slice(start, end);
  for (const { name, start: at } of closeElements(html, isClosedBelow).open) {
    const range = { start: start + at, end, position: source.positionAt(start + at) };
    const slip = { kind: 'open-element', name } as const;
    findings.slips.push({ kind: 'mark', slip, found: `<${name}>`, ...range });
  }
  const open = findOpenMarkup(html);
  const last = open === undefined ? end : start + open.start;
  for (const tag of findTagsInHtml(source, start, last)) findings.tags.push(tag);
  noteLiteral({ findings, source }, findHtmlMark(html), { from: start, isHtml: true });
  if (open === undefined) return;
  const hasEnd = source.text.includes('-->', end);
  const { kind: markup, ending } = open;
  const slip = { kind: 'open-markup', markup, ending, hasEnd } as const;
  const range = { start: last, end, position: source.positionAt(last) };
  findings.slips.push({ kind: 'mark', slip, found: '<', ...range });
}

/** Notes a piece of module code and the tags in it. */
export function noteCode(
  { findings, source }: Noting,
  { code, start }: CodeAt,
  isOnlyImports: boolean,
): void {
  const position = source.positionAt(start);
  const lines = listLines({ code, start }, source);
  findings.code.push({ text: code, position, ...(lines && { lines }), isOnlyImports });
  noteEnvironment({ findings, source }, { code, start });
  noteLiteral({ findings, source }, findLiteralMark(code), { from: start });
  const program = /[<]/.test(code) ? parseJsx(code) : undefined;
  if (program === undefined) return;
  for (const found of findCodeTags(program)) {
    const tag = findCodeTag(source, found, start);
    // Event handlers in components make these interactive, so do not report them.
    findings.tags.push(found.isInFunction ? withoutHandlers(tag) : tag);
  }
}

/** Returns the line of the file for each line of the code; undefined if none is missing between them. */
function listLines({ code, start }: CodeAt, source: CompilerText): number[] | undefined {
  const lineAt = (at: number) => source.positionAt(start + at).line;
  const starts = [0, ...Array.from(code.matchAll(/\n/g), ({ index }) => index + 1)];
  if (lineAt(code.length) - lineAt(0) === starts.length - 1) return undefined;
  return starts.map(lineAt);
}

interface LiteralText {
  /** Offset of the text that contains the mark. */
  readonly from: number;
  readonly isHtml?: true;
}

/** Notes the first Markdown mark in text that is not read as Markdown; one report covers all. */
function noteLiteral(
  { findings, source }: Noting,
  mark: LiteralMark | undefined,
  { from, isHtml }: LiteralText,
): void {
  if (mark === undefined) return;
  const { found } = mark;
  const start = from + mark.start;
  const slip = { kind: 'mark', slip: { kind: 'literal', ...(isHtml && { isHtml }) } } as const;
  const position = source.positionAt(start);
  findings.slips.push({ ...slip, found, start, end: start + found.length, position });
}

function noteEnvironment({ findings, source }: Noting, { code, start }: CodeAt): void {
  for (const { name, kind, at } of findEnvironmentUses(code)) {
    findings.environment.push({ name, kind, position: source.positionAt(start + at) });
  }
}

interface Address extends Spanned {
  readonly type: string;
  readonly url: string;
  readonly children?: readonly { readonly type: string; readonly value?: string }[];
}

/** Notes a link at its URL where that is in the source as read, otherwise at the start of the link. */
export function noteLink(kind: LinkUse['kind'], node: Address, { findings, source }: Noting): void {
  const start = startOf(node);
  const written = source.text.slice(start, endOf(node));
  // Asking a node for its children takes a while, and few links begin like one without text.
  const mayBeBlank = node.type === 'link' && !/^\[[\w`*]/.test(written);
  const isBlank = mayBeBlank && node.children?.every(isBlankText) === true;
  const at = written.lastIndexOf(node.url);
  const position = source.positionAt(start + Math.max(0, at));
  const isImage = node.type === 'image';
  const what = { ...(isImage && { isImage }), ...(isBlank && { isBlank }) };
  findings.links.push({ kind, url: node.url, ...what, position });
}

/**
 * A bare address with a user name but no password, such as `https://user@host/` in an explanation. Markdown makes
 * it a link that nobody wrote; since no link may point there, it stays text.
 */
const BARE_USER = /^https?:\/\/[^/?#:@]*@/i;

/**
 * Returns a bare address whose characters are escaped as in HTML without the escapes. In other text the parser
 * decodes the references, but a bare address would keep them in both its target and its text.
 */
function readEscapes(written: string): string | undefined {
  const isBare = /^(?:https?:\/\/|www\.)/i.test(written);
  return isBare && /&(?:amp|lt|gt);/.test(written) ? decode(written, '<', '>') : undefined;
}

function decode(text: string, less: string, greater: string): string {
  return text.replaceAll('&lt;', less).replaceAll('&gt;', greater).replaceAll('&amp;', '&');
}

/** Notes a link's target, and decodes a bare address. `mark` holds attributes for the link's element. */
export function visitLink(
  node: Readonly<Extract<MdastNode, { type: 'link' }>>,
  context: MdastVisitorContext,
  noting: Noting & { readonly mark: Readonly<Record<string, string>> | undefined },
): MdastNode | undefined {
  const { source, mark } = noting;
  const written = source.text.slice(startOf(node), endOf(node));
  if (BARE_USER.test(written)) return { type: 'text', value: written };
  const read = readEscapes(written);
  if (read === undefined) noteLink('link', node, noting);
  else {
    const url = decode(node.url, '%3C', '%3E');
    context.setProperty(node, 'url', url);
    context.setProperty(node, 'children', [{ type: 'text', value: read }]);
    noteLink('link', { type: 'link', url, position: node.position }, noting);
  }
  if (mark) context.setProperty(node, 'data', { hProperties: mark });
  return undefined;
}

export function noteImage(
  node: Address & { readonly alt?: string | null | undefined },
  noting: Noting,
): void {
  noteLink('file', node, noting);
  const position = noting.source.positionAt(startOf(node));
  noting.findings.images.push({ url: node.url, alt: node.alt ?? '', position });
}

function isBlankText({ type, value = '' }: { type: string; value?: string }): boolean {
  return type === 'text' && value.trim() === '';
}
