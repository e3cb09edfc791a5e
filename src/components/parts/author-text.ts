/**
 * Text that authors pass as a prop: plain text with a little Markdown or, from an expression, a number or
 * JSX, which `AuthorText.astro` renders.
 */
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import { type CaptionMark, withoutLinks, writeCaption } from '../../core/text/write-caption.ts';

/** Returns the HTML of a label that is a name, such as that of a file or a type: text and `code`. */
export function toLabelHtml(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/**
 * Returns the HTML of a title: text, `code`, **bold**, *emphasis* and ~~strikethrough~~. Most titles are links
 * or buttons themselves, so of a link only the text remains.
 */
export function toTitleHtml(text: string): string {
  return toHtml(text, { text: escapeMarkup });
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const DAY = '\\d{1,2}(?!\\d)(?:st|nd|rd|th|\\.)?';
/** English dates of several words, with or without a year. */
const DATE = new RegExp(
  `\\b(?:${MONTH} ${DAY}(?:,? \\d{4})?|${DAY} ${MONTH}(?:,? \\d{4})?|${MONTH} \\d{4})(?![\\w])`,
  'g',
);

/** Returns the HTML of a title in which no date breaks across lines. */
export function keepDatesTogether(text: string): string {
  const withDays = (piece: string) =>
    escapeMarkup(piece).replace(DATE, '<span class="update-day">$&</span>');
  return toHtml(text, { text: withDays });
}

/**
 * Returns the HTML of a caption: everything that a title can contain, and [links](https://example.com).
 * @param toHref returns the address in the built site for one as the author wrote it.
 */
export function toCaptionHtml(text: string, toHref: (url: string) => string): string {
  return toHtml(text, { text: escapeMarkup, toHref });
}

/**
 * Returns the HTML of the text of a banner: a caption in which, as in a page, a character reference such as
 * `&nbsp;` or `&#42;` stands for its character, which is no markup.
 * @param toHref returns undefined for an address that must not become a link.
 */
export function toBannerHtml(text: string, toHref: ToHref): string {
  const keepReferences = (piece: string) => escapeMarkup(piece).replace(/&amp;(?=#?\w+;)/g, '&');
  return toHtml(text, { text: keepReferences, toHref });
}

/** Returns the address in the built site for one as the author wrote it. */
type ToHref = (url: string) => string | undefined;

interface HtmlWriter {
  readonly text: (text: string) => string;
  /** Absent if links are not allowed. */
  readonly toHref?: ToHref;
}

function toHtml(text: string, writer: HtmlWriter): string {
  return writeCaption(text, { text: writer.text, mark: (mark) => toPiece(mark, writer) });
}

function toPiece({ kind, source, inside, url }: CaptionMark, writer: HtmlWriter): string {
  const { toHref } = writer;
  switch (kind) {
    case 'escape':
      return inside;
    case 'code':
      return `<code>${escapeMarkup(inside)}</code>`;
    case 'link':
      if (toHref === undefined) return toHtml(inside, writer);
      return toLink(toHtml(inside, { text: writer.text }), url, toHref) ?? writer.text(source);
    default:
      return `<${kind}>${toHtml(inside, writer)}</${kind}>`;
  }
}

/** Returns undefined for a URL that cannot become a link. */
function toLink(label: string, url: string, toHref: ToHref): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined && !['http', 'https', 'mailto', 'tel'].includes(scheme))
    return undefined;
  const href = toHref(url);
  return href && `<a class="link" href="${escapeMarkup(href)}">${label}</a>`;
}

/** Whether a title contains links, so that it cannot be a link itself. */
export function hasLinks(title: unknown): boolean {
  return typeof title === 'string' && withoutLinks(title) !== title;
}

/** Returns the text of a title or caption, without its Markdown syntax: of a link, what readers see. */
export function toTitleText(node: unknown): string {
  if (typeof node !== 'string') return toPlainText(node);
  const mark = ({ kind, inside }: CaptionMark): string =>
    kind === 'code' || kind === 'escape' ? inside : toTitleText(inside);
  return writeCaption(node, { text: (text) => text, mark });
}

/** Returns the words of a title that its id is made from: as written, but of a link only its text. */
export function toNamingText(title: unknown): string {
  return typeof title === 'string' ? withoutLinks(title) : toPlainText(title);
}

/** Returns the text of a prop as written, including the text of JSX. */
export function toPlainText(node: unknown): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(toPlainText).join('');
  return hasChildren(node) ? toPlainText(node.props.children) : '';
}

function hasChildren(node: unknown): node is { props: { children?: unknown } } {
  return (
    typeof node === 'object' &&
    node !== null &&
    'props' in node &&
    typeof node.props === 'object' &&
    node.props !== null
  );
}
