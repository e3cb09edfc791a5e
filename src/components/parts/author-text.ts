/**
 * Text that authors give as a prop. It is plain text with a little Markdown; or, from an
 * expression, a number or JSX, which `AuthorText.astro` renders.
 */
import { escapeMarkup } from '../../core/html/escape-markup.ts';
import { writeCaption } from '../../core/text/write-caption.ts';

/** HTML of a title: text and `code`. */
export function toTitleHtml(text: string): string {
  return escapeMarkup(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

const MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?';
const DAY = '\\d{1,2}(?!\\d)(?:st|nd|rd|th|\\.)?';
/** Dates of several words in English, with or without year. */
const DATE = new RegExp(
  `\\b(?:${MONTH} ${DAY}(?:,? \\d{4})?|${DAY} ${MONTH}(?:,? \\d{4})?|${MONTH} \\d{4})(?![\\w])`,
  'g',
);

/** HTML of a title in which no date is broken into two lines. */
export function toDatedHtml(text: string): string {
  const dates = Array.from(text.matchAll(DATE), ([date]) => date);
  const around = text.split(DATE).map(toTitleHtml);
  return around
    .flatMap((html, rank) => {
      const date = dates[rank];
      return date === undefined
        ? html
        : [html, `<span class="update-day">${toTitleHtml(date)}</span>`];
    })
    .join('');
}

/**
 * HTML of a caption: text, `code`, **bold**, *emphasis* and [links](https://example.com).
 * @param toHref the address in the built site for one as its author wrote it.
 */
export function toCaptionHtml(text: string, toHref: (url: string) => string): string {
  return writeCaption(text, { text: escapeMarkup, mark: (match) => toPiece(match, toHref) });
}

function toPiece(match: RegExpExecArray, toHref: (url: string) => string): string {
  const [whole, code, linkText, url, bold, emphasis] = match;
  if (linkText !== undefined && url !== undefined) {
    return toLink(linkText, url, toHref) ?? escapeMarkup(whole);
  }
  const [tag, inner = ''] =
    code !== undefined ? ['code', code] : bold !== undefined ? ['strong', bold] : ['em', emphasis];
  return `<${tag}>${escapeMarkup(inner)}</${tag}>`;
}

/** Undefined for a URL that would run code. */
function toLink(text: string, url: string, toHref: (url: string) => string): string | undefined {
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme !== undefined && !['http', 'https', 'mailto'].includes(scheme)) return undefined;
  return `<a class="link" href="${escapeMarkup(toHref(url))}">${escapeMarkup(text)}</a>`;
}

/** The words of a text prop, JSX included; for making an id. */
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
