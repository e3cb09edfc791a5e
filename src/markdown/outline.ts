import { isSameTitle } from '../core/site/page-title.ts';
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
 *
 * Below a title that stands above the article there is no second one: a first heading that repeats
 * it is left out, and others of its level become those of sections.
 */
export function buildOutline(articleHtml: string, title?: string): Outline {
  const names = new UniqueNames(RAIL_IDS);
  const headings: Heading[] = [];
  const leftOut: string[] = [];
  let foldDepth = 0;
  let rank = 0;
  const html = articleHtml.replace(HEADING_OR_FOLD, (...match: string[]) => {
    const [whole = '', level, attributes = '', content = '', closing] = match;
    if (level === undefined) {
      foldDepth += closing === '/' ? -1 : 1;
      return whole;
    }
    const heading = { whole, level, attributes, written: /\sid="([^"]*)"/.exec(attributes)?.[1] };
    const text = toText(content);
    const id = names.take(heading.written ?? toSlug(text));
    rank += 1;
    if (level !== '1' || title === undefined) {
      if (foldDepth === 0) headings.push({ depth: Number(level) as Heading['depth'], id, text });
      return withId(heading, id);
    }
    if (rank === 1 && isSameTitle(text, title)) {
      leftOut.push(id);
      return '';
    }
    if (foldDepth === 0) headings.push({ depth: 2, id, text });
    return withId(heading, id)
      .replace(/^<h1/, '<h2')
      .replace(/<\/h1>$/, '</h2>');
  });
  return {
    html,
    headings: headings.filter(({ id, text }) => text !== '' && id !== FOOTNOTES),
    // A link to a heading that was left out leads to the top of the page, where the title is.
    ids: new Set([...collectIds(html), ...leftOut]),
  };
}

/** A heading as it stands in the article; `written` is its id there. */
interface HeadingHtml {
  readonly whole: string;
  readonly level: string;
  readonly attributes: string;
  readonly written: string | undefined;
}

function withId({ whole, level, attributes, written }: HeadingHtml, id: string): string {
  if (written === id) return whole;
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
