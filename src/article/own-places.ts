/** Links of a page to places of its own that were written for another rule of fragments. */
import { decodePath } from '../core/address/slug-path.ts';
import { isOnEveryPage } from '../core/checks/check-fragments.ts';
import type { Element } from '../core/html/tree.ts';
import type { Pass } from '../core/html/walk.ts';
import { findFragment } from '../core/text/slug.ts';
import { comesAlive } from './facts/around.ts';

/** The links of a page to its own places. */
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

/** Writes the ids that such links mean, so that they lead there without a script as well. */
export function leadToPlaces(links: readonly Element[], ids: ReadonlySet<string>): void {
  for (const link of links) {
    const meant = findMeant(link.get('href') ?? '', ids);
    if (meant !== undefined && !comesAlive(link)) link.set('href', meant);
  }
}

function findMeant(href: string, ids: ReadonlySet<string>): string | undefined {
  const fragment = decodePath(href.slice(1));
  if (isOnEveryPage(fragment) || ids.has(fragment)) return undefined;
  const id = findFragment(fragment, ids);
  const isThere = id !== undefined && ids.has(id);
  return isThere ? `#${encodeURIComponent(id).replaceAll('%3A', ':')}` : undefined;
}
