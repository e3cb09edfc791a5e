/**
 * Renders Markdown that strangers may have written, such as descriptions in OpenAPI documents. HTML in it
 * is parsed, and only what the lists below allow is written again, so nothing else can come out, regardless
 * of the input. The result never makes the browser load anything on its own: images become links.
 */
import {
  type Features,
  type HastNode,
  markdownToHast,
  markdownToMdast,
  type MdastNode,
} from 'satteri';
import { unwrapComponents } from '../core/components/unwrap-components.ts';
import { isExternal, linkFault } from '../core/address/link.ts';
import { escapeMarkup } from '../core/html/escape-markup.ts';
import { cutText } from '../core/text/cut-text.ts';
import { findTooDeep } from '../core/text/nesting.ts';
import { raiseFences } from './indented-fences.ts';
import { openJoinedWords, withoutMarks } from './repair/joined-words.ts';
import { findPlaceholders } from './repair/placeholder.ts';
import { markRemark, readRemark, type QuotedRemark } from './untrusted-remark.ts';

/** The most characters to render; a longer text is not a description. */
const maxCharacters = 200_000;

/** Elements nested deeper than this are left out. */
const maxDepth = 200;

const inline = new Set(
  'a abbr b br code del em i ins kbd mark q s samp small strong sub sup u var'.split(' '),
);
const block = new Set('blockquote details dl h1 h2 h3 h4 h5 h6 hr ol p pre table ul'.split(' '));

/**
 * Elements that are allowed only inside certain others: elsewhere they would close the elements around
 * them.
 */
const homes: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  dt: ['dl'],
  dd: ['dl'],
  summary: ['details'],
  caption: ['table'],
  thead: ['table'],
  tbody: ['table'],
  tfoot: ['table'],
  tr: ['table', 'thead', 'tbody', 'tfoot'],
  th: ['tr'],
  td: ['tr'],
};

/** Elements that may contain only the elements that `homes` allows in them. */
const frames = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'ul', 'ol', 'dl']);

/** Elements whose text is not meant for readers. */
const silent = new Set(
  'script style template noscript iframe object head title textarea select svg math'.split(' '),
);

const voids = new Set(['br', 'hr']);

export interface UntrustedOptions {
  /** The level of the topmost headings, regardless of their level in the source; 3 by default. */
  readonly topLevel?: number;
  /** Returns the HTML of a code block, which is trusted; `language` may be empty. */
  readonly formatCode?: ((code: string, language: string) => string) | undefined;
  /**
   * Returns the HTML of a remark from its kind, such as `note`, and its inner HTML, which are used as they
   * are; without it, a remark is a blockquote.
   */
  readonly formatRemark?: ((kind: string, inner: string) => string) | undefined;
  /**
   * Resolves a fragment that names a place in the document, or an address within the site; undefined if it
   * points nowhere.
   */
  readonly resolveLink?: ((href: string) => string | undefined) | undefined;
}

/** Renders Markdown to HTML that is safe to put into a `div`. */
export function renderUntrusted(markdown: string, options: UntrustedOptions = {}): string {
  const { topLevel = 3, ...ways } = options;
  const text = unwrapComponents(cutText(markdown, maxCharacters), markRemark);
  if (ways.formatCode ?? ways.formatRemark ?? ways.resolveLink) {
    return renderText(text, { topLevel, ...ways });
  }
  const key = `${topLevel} ${markdown}`;
  const known = rendered.get(key);
  if (known !== undefined) return known;
  const html = renderText(text, { topLevel });
  if (rendered.size >= maxKept) rendered.clear();
  rendered.set(key, html);
  return html;
}

/** Renders a text; one that nests too deeply for the parser is shown as written. */
function renderText(
  markdown: string,
  { topLevel, ...ways }: UntrustedOptions & { topLevel: number },
): string {
  if (findTooDeep(markdown, 'md') !== undefined) {
    const paragraphs = markdown.split(/\n\s*\n/).map((text) => escapeMarkup(text.trim()));
    return paragraphs.map((text) => `<p>${text}</p>`).join('\n');
  }
  const tree = parse(markdown);
  const headingOffset = topLevel - highestHeading(tree);
  const around = { parents: [], depth: 0, headingOffset, ...ways };
  return write(tree, around).trim();
}

function highestHeading(node: HastNode): number {
  if (node.type !== 'root' && node.type !== 'element') return 6;
  const own = node.type === 'element' ? headingLevel(node.tagName) : undefined;
  return node.children.reduce((least, child) => Math.min(least, highestHeading(child)), own ?? 6);
}

function headingLevel(name: string): number | undefined {
  const level = /^h([1-6])$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}

/** A cache, because hundreds of operations describe the same parameters. */
const rendered = new Map<string, string>();
const maxKept = 5000;

/** A text with more tags than this is an attack on the parser, so its HTML stays text. */
const maxTags = 3000;

function parse(markdown: string): HastNode {
  const rawHtml = markdown.split('<', maxTags + 1).length <= maxTags;
  const features = { rawHtml, frontmatter: false, gfm: { footnotes: false } };
  const raised = raiseFences(markdown);
  const kept = rawHtml ? keepPlaceholders(raised, features) : raised;
  const { text, edits } = openJoinedWords(kept);
  const tree = markdownToHast(text, { features });
  return edits.length > 0 ? withoutMarks(tree) : tree;
}

/**
 * Escapes placeholders in angle brackets that are not meant as tags, such as `<tenant>` and the one in
 * `List<User>`.
 */
function keepPlaceholders(markdown: string, features: Features): string {
  const isPlaceholder = findPlaceholders(markdown);
  const tags = markdown.split('<').map((text) => `<${text.slice(0, text.indexOf('>') + 1)}`);
  if (!tags.some(isPlaceholder)) return markdown;
  let kept = '';
  let end = 0;
  for (const { value, position } of listHtml(markdownToMdast(markdown, { features }))) {
    const start = position?.start.offset;
    if (start === undefined || !isPlaceholder(value.trim())) continue;
    kept += `${markdown.slice(end, start)}\\`;
    end = start;
  }
  return kept + markdown.slice(end);
}

type Html = Extract<MdastNode, { type: 'html' }>;

/** Lists the HTML nodes in text order. */
function listHtml(node: MdastNode): readonly Html[] {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap(listHtml) : [];
}

interface Around extends Omit<UntrustedOptions, 'topLevel'> {
  /** Names of the enclosing elements in the output, innermost last. */
  readonly parents: readonly string[];
  /** The number of enclosing elements, written to the output or not. */
  readonly depth: number;
  /** The number that is added to the level of headings; negative where they move up. */
  readonly headingOffset: number;
}

function write(node: HastNode, around: Around): string {
  switch (node.type) {
    case 'text':
    case 'raw':
      return isFrame(around) ? '' : escapeMarkup(node.value);
    case 'root':
      return writeAll(node.children, around);
    case 'element':
      return writeElement(node, around);
    default:
      return '';
  }
}

function writeElement({ tagName: name, children, properties }: Element, around: Around): string {
  if (silent.has(name)) return '';
  if (name === 'img') return writeImage(properties, around);
  if (name === 'input') return properties['type'] === 'checkbox' ? box(properties['checked']) : '';
  const attributes = isAllowed(name, around) ? attributesOf(name, properties, around) : undefined;
  if (attributes === undefined) return writeAll(children, around);
  const block = name === 'pre' ? writeCode(children, around) : undefined;
  if (block !== undefined) return block;
  const remark = name === 'blockquote' ? readRemark(children) : undefined;
  if (remark !== undefined) return writeRemark(remark, around);
  const level = headingLevel(name);
  const written = level === undefined ? name : `h${Math.min(6, level + around.headingOffset)}`;
  if (voids.has(name)) return `<${written}>`;
  const inner = writeAll(children, { ...around, parents: [...around.parents, name] });
  if (name === 'p' && inner.trim() === '') return '';
  return `<${written}${attributes}>${inner}</${written}>`;
}

/** Writes a remark, as a blockquote where remarks are not supported. */
function writeRemark({ kind, children }: QuotedRemark, around: Around): string {
  const inner = writeAll(children, { ...around, parents: [...around.parents, 'blockquote'] });
  return around.formatRemark?.(kind, inner.trim()) ?? `<blockquote>${inner}</blockquote>`;
}

/** Formats a `<pre>` that contains only code; undefined if it has more, or if `formatCode` is missing. */
function writeCode(children: readonly HastNode[], { formatCode }: Around): string | undefined {
  const [only, more] = children;
  if (only?.type !== 'element' || only.tagName !== 'code' || more !== undefined) return undefined;
  const texts = only.children.flatMap((child) => (child.type === 'text' ? child.value : []));
  if (texts.length < only.children.length) return undefined;
  const language = languageOf(only.properties['className'])?.replace('language-', '') ?? '';
  return formatCode?.(texts.join('').replace(/\n$/, ''), language.toLowerCase());
}

type Element = Extract<HastNode, { type: 'element' }>;

function writeAll(nodes: readonly HastNode[], around: Around): string {
  if (around.depth > maxDepth) return '';
  const inside = { ...around, depth: around.depth + 1 };
  return nodes.map((node) => write(node, inside)).join('');
}

function isFrame({ parents }: Around): boolean {
  return frames.has(parents.at(-1) ?? '');
}

function isAllowed(name: string, { parents }: Around): boolean {
  const parent = parents.at(-1) ?? '';
  if (Object.hasOwn(homes, name)) return homes[name]?.includes(parent) === true;
  if (frames.has(parent)) return false;
  if (inline.has(name)) return name !== 'a' || !parents.includes('a');
  // A block would end the paragraph or the heading around it.
  const isInText = parents.some(
    (outer) => /^(?:p|h[1-6]|summary|a)$/.test(outer) || inline.has(outer),
  );
  return block.has(name) && !isInText;
}

/** Formats the attributes of an element; undefined if the element is useless without them. */
function attributesOf(
  name: string,
  properties: Readonly<Record<string, unknown>>,
  { resolveLink }: Around,
): string | undefined {
  if (name === 'a') return linkAttributes(properties['href'], resolveLink);
  if (name === 'code') return languageAttribute(properties['className']);
  if (name === 'ol' && typeof properties['start'] === 'number') {
    return ` start="${Math.trunc(properties['start'])}"`;
  }
  return '';
}

/**
 * Formats the attributes of a link. Fragments outside of the document refer to a page of another tool, so
 * they are dropped.
 */
function linkAttributes(href: unknown, resolveLink?: Around['resolveLink']): string | undefined {
  if (typeof href !== 'string') return undefined;
  const place = isOwnPlace(href) ? resolveLink?.(href) : undefined;
  if (place !== undefined) return ` href="${escapeMarkup(place)}"`;
  if (href.startsWith('#') || linkFault(href) !== undefined) return undefined;
  return ` href="${escapeMarkup(href)}" rel="nofollow noopener noreferrer"`;
}

/** Whether an address is on the site that shows the description. */
function isOwnPlace(href: string): boolean {
  const isLocal = !isExternal(href) && !/^[\\/]{2}/.test(href);
  return isLocal && (href.startsWith('#') || linkFault(href) === undefined);
}

function languageAttribute(className: unknown): string {
  const language = languageOf(className);
  return language === undefined ? '' : ` class="${language}"`;
}

function languageOf(className: unknown): string | undefined {
  const classes = Array.isArray(className) ? (className as unknown[]) : [];
  const language = classes.find(
    (name) => typeof name === 'string' && /^language-[\w+#-]{1,30}$/.test(name),
  );
  return typeof language === 'string' ? language : undefined;
}

/** Writes an image as a link, because the browser would load it from wherever its author chose. */
function writeImage({ src, alt }: Readonly<Record<string, unknown>>, around: Around): string {
  const text = typeof alt === 'string' && alt !== '' ? alt : 'Image';
  const isPlain = around.parents.includes('a') || String(src).startsWith('#');
  const attributes = isPlain ? undefined : linkAttributes(src, around.resolveLink);
  if (isFrame(around)) return '';
  return attributes === undefined
    ? escapeMarkup(text)
    : `<a${attributes}>${escapeMarkup(text)}</a>`;
}

function box(isChecked: unknown): string {
  return isChecked === true ? '☑' : '☐';
}
