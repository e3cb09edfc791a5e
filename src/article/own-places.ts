/** Fixes links of a page to its own headings that follow another tool's rule for fragments. */
import { decodePath } from '../core/address/slug-path.ts';
import { isOnEveryPage } from '../core/checks/check-fragments.ts';
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { findFragment } from '../core/text/slug.ts';
import { isInIsland } from './facts/around.ts';

/** Collects the links of a page to places on itself. */
export function collectOwnLinks(): { readonly pass: Pass; readonly found: readonly Element[] } {
  const found: Element[] = [];
  const pass: Pass = {
    enter(element) {
      if (element.name === 'a' && element.get('href')?.startsWith('#') === true)
        found.push(element);
    },
  };
  return { pass, found };
}

/** The ids that links of a page can mean. */
export interface OwnPlaces {
  /** The ids of elements in the article. */
  readonly given: readonly string[];
  /** Ids without an element, which stand for the title above the article. */
  readonly ofTitle: ReadonlySet<string>;
}

/** Rewrites such links to the ids that they mean, so that they work without scripts too. */
export function resolveOwnLinks(links: readonly Element[], { given, ofTitle }: OwnPlaces): void {
  const ids = new Set([...given, ...ofTitle]);
  for (const link of links) {
    const meant = findMeant(link.get('href') ?? '', ids, ofTitle);
    if (meant !== undefined && !isInIsland(link)) link.set('href', meant);
  }
}

function findMeant(
  href: string,
  ids: ReadonlySet<string>,
  ofTitle: OwnPlaces['ofTitle'],
): string | undefined {
  const fragment = decodePath(href.slice(1));
  if (isOnEveryPage(fragment)) return undefined;
  const id = ids.has(fragment) ? fragment : findFragment(fragment, ids);
  if (id === undefined || !ids.has(id)) return undefined;
  if (ofTitle.has(id)) return '#page-title';
  return id === fragment ? undefined : `#${encodeURIComponent(id).replaceAll('%3A', ':')}`;
}
