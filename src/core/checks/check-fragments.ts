/** Rules about links to places on pages, whose ids only rendering knows. */
import { decodePath } from '../address/slug-path.ts';
import { placeIn, type Diagnostic } from '../diagnostic/diagnostic.ts';
import { nearest } from '../diagnostic/nearest.ts';
import type { Page } from '../pages/page.ts';
import type { LinkUse } from '../pages/uses.ts';
import { findFragment } from '../text/slug.ts';
import type { ResolveUse } from './check-links.ts';
import { diagnoseContent } from './content-entries.ts';

export interface FragmentCheck {
  readonly page: Page;
  readonly links: readonly LinkUse[];
  readonly resolve: ResolveUse;
  /** Ids on a page; undefined while it is not rendered, or where it could not be. */
  readonly idsOf: (page: Page) => ReadonlySet<string> | undefined;
}

/** Ids of the parts around every page's text. */
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

export function checkFragments(check: FragmentCheck): Diagnostic[] {
  return check.links.flatMap((link) => (link.url.includes('#') ? checkFragment(link, check) : []));
}

function checkFragment(link: LinkUse, { page, resolve, idsOf }: FragmentCheck): Diagnostic[] {
  const found = resolve(link);
  if (found.kind !== 'page' && found.kind !== 'fragment') return [];
  const target = found.kind === 'page' ? found.page : page;
  const id = decodePath(found.hash.slice(1));
  const ids = idsOf(target);
  if (ids === undefined || isKnown(id, ids)) return [];
  const facts = {
    url: link.url,
    page: target === page ? undefined : target.href,
    nearest: nearestId(id, ids),
  };
  return [diagnoseContent('link/missing-fragment', facts, placeIn(link.file, link.position))];
}

/** What the browser finds as well; `:~:` searches for words. */
function isKnown(id: string, ids: ReadonlySet<string>): boolean {
  if (CHROME_IDS.has(id) || id.startsWith(':~:') || ids.has(id)) return true;
  return findFragment(id, ids) !== undefined;
}

/** The id that differs in hyphens only, else the one with the fewest slips. */
function nearestId(id: string, ids: ReadonlySet<string>): string | undefined {
  const letters = lettersOf(id);
  const same = [...ids].find((other) => lettersOf(other) === letters);
  // Names that begin otherwise are other names, however alike they end.
  const alike = (length: number) => {
    const start = id.slice(0, length).toLowerCase();
    return nearest(
      id,
      [...ids].filter((other) => other.toLowerCase().startsWith(start)),
    );
  };
  // One letter that is missing or too much may be the second one.
  const close = alike(1);
  const isNear =
    close !== undefined && Math.abs(close.length - id.length) === 1 && isPart(close, id);
  return same ?? alike(2) ?? (isNear ? close : undefined);
}

/** Whether one text is the other with one more letter. */
function isPart(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return Array.from(long, (_, at) => long.slice(0, at) + long.slice(at + 1)).includes(short);
}

function lettersOf(id: string): string {
  return id.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
