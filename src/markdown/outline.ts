import type { Heading } from './compiled-page.ts';
import { toSlug, UniqueNames } from './slug.ts';

/** A page's article as HTML with unique heading fragments, and its headings in order. */
export interface Outline {
  readonly html: string;
  /** Headings for the table of contents: not those inside closed or switched parts. */
  readonly headings: readonly Heading[];
  /** Every `id` of the article, for checking links to fragments. */
  readonly ids: ReadonlySet<string>;
}

const HEADING_OR_FOLD =
  /<h([1-6])(\s[^>]*)?>([\s\S]*?)<\/h\1>|<(\/?)(?:details|lectern-tabs|lectern-update-body)\b[^>]*>/g;

/** Public ids that examples and panels of the right column take. */
const RAIL_IDS = ['panel', 'request-example', 'response-example'];

/** The heading of the footnotes, which only screen readers meet. */
const FOOTNOTES = 'footnote-label';

/**
 * Numbers repeated heading fragments in document order. It works on the rendered article, because
 * only there are the headings of the page, its snippets and its components together.
 */
export function buildOutline(articleHtml: string): Outline {
  const names = new UniqueNames(RAIL_IDS);
  const headings: Heading[] = [];
  let foldDepth = 0;
  const html = articleHtml.replace(HEADING_OR_FOLD, (...match: string[]) => {
    const [whole = '', level, attributes = '', content = '', closing] = match;
    if (level === undefined) {
      foldDepth += closing === '/' ? -1 : 1;
      return whole;
    }
    const text = toText(content);
    const written = /\sid="([^"]*)"/.exec(attributes)?.[1];
    const id = names.take(written ?? toSlug(text));
    if (foldDepth === 0 && text !== '' && id !== FOOTNOTES) {
      headings.push({ depth: Number(level) as Heading['depth'], id, text });
    }
    return written === id ? whole : withId({ whole, level, attributes, written, id });
  });
  return { html, headings, ids: collectIds(html) };
}

function withId({
  whole,
  level,
  attributes,
  written,
  id,
}: {
  whole: string;
  level: string;
  attributes: string;
  written: string | undefined;
  id: string;
}): string {
  const opening = `<h${level}${attributes}>`;
  const renamed =
    written === undefined
      ? `<h${level} id="${id}"${attributes}>`
      : opening.replace(` id="${written}"`, ` id="${id}"`);
  const rest = whole.slice(opening.length);
  return (
    renamed +
    (written === undefined ? rest : rest.replaceAll(`href="#${written}"`, `href="#${id}"`))
  );
}

function collectIds(html: string): Set<string> {
  return new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id = '']) => id));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#34;': '"',
};

/** The text of a piece of rendered HTML. */
export function toText(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:amp|lt|gt|quot|#3[49]);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
