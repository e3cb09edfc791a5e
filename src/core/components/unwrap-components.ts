/**
 * Removes components from Markdown outside of pages, such as descriptions in OpenAPI documents: callouts
 * become block quotes, and of all other components only the text is kept. Nothing in them is evaluated.
 */
import { isElementName } from '../html/element-names.ts';
import { maskCode } from '../text/markup/list-code.ts';
import { componentCatalog } from './component-catalog.ts';

/** Callout components and the kind of each: `Note` is a `note`. */
const REMARKS: Readonly<Record<string, string>> = {
  Note: 'note',
  Tip: 'tip',
  Info: 'info',
  Check: 'check',
  Warning: 'warning',
  Danger: 'danger',
  Callout: '',
};

/** Returns the first line of a block quote that replaces a callout of a kind; empty for no such line. */
export type FormatHead = (kind: string) => string;

/** An opening tag with its closing tag, or a self-closing tag. */
interface Pair {
  readonly name: string;
  readonly title: string | undefined;
  readonly start: number;
  readonly end: number;
  /** The text between the tags. */
  readonly inner: string;
}

const MAY_HAVE = /<[A-Z][a-z]/;
const TAG = /<(\/?)([A-Z][a-z]\w*(?:\.\w+)?)((?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?)>/g;
const TITLE = /\stitle=(?:"([^"]*)"|'([^']*)')/;
const REST_OF_LINE = /^[ \t]*(?:\r?\n|$)/;
/** A line break that no empty line follows. */
const CLOSE = /^[ \t]*\r?\n[ \t]*\S/;
/** What may precede a component on its line: whitespace and list markers. */
const LEAD = /^(?:[ \t]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*$/;

/** Components nested deeper than this are left unchanged. */
const MAX_NESTED_COMPONENTS = 10;

/** A text with more tags than this is not prose. */
const MAX_TAGS = 3000;

/** Returns Markdown without component tags; code is left unchanged. */
export function unwrapComponents(markdown: string, formatHead: FormatHead, depth = 0): string {
  if (depth > MAX_NESTED_COMPONENTS || !MAY_HAVE.test(markdown)) return markdown;
  let text = '';
  let at = 0;
  for (const pair of listPairs(markdown)) {
    const before = markdown.slice(at, pair.start);
    const lineStart = before.lastIndexOf('\n') + 1;
    const lead = before.slice(lineStart);
    const isFirst = (lineStart > 0 || at === 0) && LEAD.test(lead);
    const inner = unwrapComponents(outdent(pair.inner), formatHead, depth + 1);
    const rest = markdown.slice(pair.end);
    text += before;
    if (isFirst && REST_OF_LINE.test(rest)) {
      // A line of text right after a block quote would be read as part of it.
      text += indent(formatBlock(pair, inner, formatHead), lead) + (CLOSE.test(rest) ? '\n' : '');
    } else text += formatInline(pair, inner);
    at = pair.end;
  }
  return text + markdown.slice(at);
}

/** Returns the outermost components. Tags without a counterpart are skipped. */
function listPairs(markdown: string): readonly Pair[] {
  const pairs: Pair[] = [];
  const open: Tag[] = [];
  for (const tag of listTags(markdown)) {
    if (tag.kind === 'open') open.push(tag);
    const rank = open.findLastIndex(({ name }) => name === tag.name);
    const first = tag.kind === 'empty' ? tag : open[rank];
    if (tag.kind === 'open' || first === undefined) continue;
    if (tag.kind === 'close') open.length = rank;
    while ((pairs.at(-1)?.start ?? -1) > first.start) pairs.pop();
    const [, double, title = double] = TITLE.exec(first.attributes) ?? [];
    const inner = tag.kind === 'empty' ? '' : markdown.slice(first.end, tag.start);
    pairs.push({ name: tag.name, title, start: first.start, end: tag.end, inner });
  }
  return pairs;
}

interface Tag {
  readonly kind: 'open' | 'close' | 'empty';
  readonly name: string;
  readonly attributes: string;
  readonly start: number;
  readonly end: number;
}

function listTags(markdown: string): readonly Tag[] {
  const found = Array.from(maskCode(markdown).matchAll(TAG));
  if (found.length > MAX_TAGS) return [];
  return found.flatMap(({ 0: tag, 1: slash, 2: name = '', 3: attributes = '', index }) => {
    if (isElementName(name.toLowerCase()) && !Object.hasOwn(componentCatalog, name)) return [];
    const single = attributes.trimEnd().endsWith('/') ? 'empty' : 'open';
    const kind = slash === '/' ? 'close' : single;
    return { kind, name, attributes, start: index, end: index + tag.length };
  });
}

function formatBlock({ name, title }: Pair, inner: string, formatHead: FormatHead): string {
  const kind = REMARKS[name];
  const head = kind === undefined ? '' : formatHead(kind);
  const text = [head, title && `**${title}**`, inner.trim()].filter(Boolean).join('\n\n');
  return kind === undefined ? text : text.replace(/^/gm, '> ').replace(/ +$/gm, '');
}

/** Formats a component inside a line, where there is room only for its text. */
function formatInline({ name, title }: Pair, inner: string): string {
  if (!Object.hasOwn(REMARKS, name)) return inner;
  return title ? `**${title}** ${inner.trim()}` : inner.trim();
}

/**
 * Removes the common indentation of a component's content, which would otherwise turn it into a code block.
 */
function outdent(inner: string): string {
  const lines = inner.split('\n');
  const blanks = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/)));
  const least = blanks.reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER);
  return lines.map((line, rank) => (rank === 0 ? line : line.slice(least))).join('\n');
}

/** Indents all lines but the first, which already has the lead before it. */
function indent(block: string, lead: string): string {
  return block.replaceAll('\n', `\n${lead.replace(/[^ \t]/g, ' ')}`);
}
