/**
 * Components in Markdown that is no page, such as descriptions of OpenAPI documents: remarks become
 * quotations, and of all others their text is left. Nothing in them is evaluated.
 */
import { isElementName } from '../html/element-names.ts';
import { maskCode } from '../text/markup/list-code.ts';
import { componentCatalogue } from './component-catalogue.ts';

/** The components that set a remark apart from the text, and the kind of each: `Note` is a `note`. */
const REMARKS: Readonly<Record<string, string>> = {
  Note: 'note',
  Tip: 'tip',
  Info: 'info',
  Check: 'check',
  Warning: 'warning',
  Danger: 'danger',
  Callout: '',
};

/** The first line of a quotation that stands for a remark; empty for none. */
export type FormatHead = (kind: string) => string;

/** A tag and the one that closes it, or one that closes itself. */
interface Pair {
  readonly name: string;
  readonly title: string | undefined;
  readonly start: number;
  readonly end: number;
  /** What is between the tags. */
  readonly inner: string;
}

const MAY_HAVE = /<[A-Z][a-z]/;
const TAG = /<(\/?)([A-Z][a-z]\w*(?:\.\w+)?)((?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?)>/g;
const TITLE = /\stitle=(?:"([^"]*)"|'([^']*)')/;
const REST_OF_LINE = /^[ \t]*(?:\r?\n|$)/;
/** A line break without an empty line. */
const CLOSE = /^[ \t]*\r?\n[ \t]*\S/;
/** What may stand before something in its line: blanks and the sign of an item. */
const LEAD = /^(?:[ \t]|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))*$/;

/** What is nested deeper stays as it is. */
const DEEPEST = 10;

/** With more tags than these a text is no prose. */
const MOST = 3000;

/** Markdown without tags of components; code stays as it is. */
export function unwrapComponents(markdown: string, formatHead: FormatHead, depth = 0): string {
  if (depth > DEEPEST || !MAY_HAVE.test(markdown)) return markdown;
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
      // A text right behind a quotation would be read as a part of it.
      text += indent(formatBlock(pair, inner, formatHead), lead) + (CLOSE.test(rest) ? '\n' : '');
    } else text += formatInline(pair, inner);
    at = pair.end;
  }
  return text + markdown.slice(at);
}

/** The outermost components; tags without their other half are none of them. */
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
  if (found.length > MOST) return [];
  return found.flatMap(({ 0: tag, 1: slash, 2: name = '', 3: attributes = '', index }) => {
    if (isElementName(name.toLowerCase()) && !Object.hasOwn(componentCatalogue, name)) return [];
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

/** In a line there is no room for more than the text. */
function formatInline({ name, title }: Pair, inner: string): string {
  if (!Object.hasOwn(REMARKS, name)) return inner;
  return title ? `**${title}** ${inner.trim()}` : inner.trim();
}

/** What stands in a component may be indented, which makes no code of it. */
function outdent(inner: string): string {
  const lines = inner.split('\n');
  const blanks = lines.slice(1).flatMap((line) => (line.trim() === '' ? [] : line.search(/\S/)));
  const least = blanks.reduce((one, other) => Math.min(one, other), Number.MAX_SAFE_INTEGER);
  return lines.map((line, rank) => (rank === 0 ? line : line.slice(least))).join('\n');
}

/** Behind the first line, whose lead is there already. */
function indent(block: string, lead: string): string {
  return block.replaceAll('\n', `\n${lead.replace(/[^ \t]/g, ' ')}`);
}
