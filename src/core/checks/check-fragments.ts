/** Checks links to places on pages, whose ids are only known after rendering. */
import { decodePath } from '../address/slug-path.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { Page } from '../pages/page.ts';
import type { LinkUse } from '../pages/uses.ts';
import { findFragment } from '../text/slug.ts';
import type { ResolveUse } from './check-links.ts';
import { diagnoseContent } from './content-entries.ts';

export interface FragmentCheck {
  /** Undefined for links in an API document. */
  readonly page: Page | undefined;
  readonly links: readonly LinkUse[];
  readonly resolve: ResolveUse;
  /** Returns the ids on a page; undefined if it is not rendered yet or could not be rendered. */
  readonly idsOf: (page: Page) => ReadonlySet<string> | undefined;
}

/** Ids of the elements around every page's text. */
const CHROME_IDS: ReadonlySet<string> = new Set([
  '',
  'top',
  'content',
  'content-area',
  'footer',
  'header',
  'navbar',
  'page-title',
  'pagination',
  'sidebar',
  'table-of-contents',
]);

/** A link to a place on a page of the site. */
export interface PlaceLink {
  readonly link: LinkUse;
  /** The page that contains the link; undefined for a link in an API document. */
  readonly from: Page | undefined;
  readonly target: Page;
  readonly id: string;
}

export function checkFragments(check: FragmentCheck): Diagnostic[] {
  return listPlaceLinks(check).flatMap((place) => {
    const ids = check.idsOf(place.target);
    return ids === undefined ? [] : checkPlaceLink(place, ids);
  });
}

/**
 * Returns the links of a page to places that not every page has. Links in content that only the Markdown
 * version shows are skipped, because no rendered page has the ids of that content.
 */
export function listPlaceLinks({
  page: from,
  links,
  resolve,
}: Omit<FragmentCheck, 'idsOf'>): readonly PlaceLink[] {
  return links.flatMap((link) => {
    const isPlace = link.url.includes('#') && link.isForAgents !== true;
    const found = isPlace ? resolve(link) : undefined;
    if (found?.kind !== 'page' && found?.kind !== 'fragment') return [];
    const target = found.kind === 'page' ? found.page : from;
    if (target === undefined) return [];
    const id = decodePath(found.hash.slice(1));
    return isOnEveryPage(id) ? [] : { link, from, target, id };
  });
}

/** Returns no diagnostic if the place exists. */
export function checkPlaceLink(
  { link, from, target, id }: PlaceLink,
  ids: ReadonlySet<string>,
): readonly Diagnostic[] {
  if (hasPlace(id, ids)) return [];
  const facts = {
    url: link.url,
    page: target === from ? undefined : target.href,
    nearest: nearestId(id, ids),
  };
  return [diagnoseContent('link/missing-fragment', facts, placeIn(link.file, link.position))];
}

/**
 * Whether a page has a place regardless of its text; `:~:` begins a text fragment, by which browsers search
 * for words.
 */
export function isOnEveryPage(id: string): boolean {
  return CHROME_IDS.has(id) || id.startsWith(':~:');
}

/** Whether a browser can find a place. */
export function hasPlace(id: string, ids: ReadonlySet<string>): boolean {
  return ids.has(id) || findFragment(id, ids) !== undefined;
}

/**
 * Returns the id with the smallest edit distance, or the only one that differs in the number at its start or has
 * more words at its end.
 */
function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  // Ids that begin differently mean different things, however similar their endings are.
  const alike = (length: number) => {
    const start = id.slice(0, length).toLowerCase();
    return nearest(
      id,
      [...ids].filter((other) => other.toLowerCase().startsWith(start)),
    );
  };
  // If a single letter is missing or superfluous, it may be the second one.
  const close = alike(1);
  const isNear =
    close !== undefined && Math.abs(close.length - id.length) === 1 && isPart(close, id);
  const longer = [...ids].filter((other) => other.toLowerCase().startsWith(`${id.toLowerCase()}-`));
  const renumbered = [...ids].filter((other) => withoutNumber(other) === withoutNumber(id));
  return alike(2) ?? (isNear ? close : undefined) ?? onlyOf(renumbered) ?? onlyOf(longer);
}

function onlyOf(ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

/** Returns the id of a heading without the number that precedes its words: `2. Install`, `Step 2: Install`. */
function withoutNumber(id: string): string {
  return id.toLowerCase().replace(/^(?:(?:step-)?\d+-)+/, '');
}

/** Whether one text equals the other plus one letter. */
function isPart(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)).includes(short);
}
