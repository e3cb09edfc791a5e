/** Links of a page to places of its own that were written for another rule of fragments. */
import { decodePath } from '../core/address/slug-path.ts';
import { isOnEveryPage } from '../core/checks/check-fragments.ts';
import type { Element } from '../core/html/tree.ts';
import { walk } from '../core/html/walk.ts';
import { findFragment } from '../core/text/slug.ts';
import { comesAlive } from './facts/around.ts';

/** Writes the ids that such links mean, so that they lead there without a script as well. */
export function leadToPlaces(root: Element, ids: ReadonlySet<string>): void {
  walk(root, [
    {
      enter(element) {
        const meant = element.name === 'a' ? findMeant(element.get('href') ?? '', ids) : undefined;
        if (meant !== undefined && !comesAlive(element)) element.set('href', meant);
      },
    },
  ]);
}

function findMeant(href: string, ids: ReadonlySet<string>): string | undefined {
  const fragment = href.startsWith('#') ? decodePath(href.slice(1)) : '';
  if (isOnEveryPage(fragment) || ids.has(fragment)) return undefined;
  const id = findFragment(fragment, ids);
  const isThere = id !== undefined && ids.has(id);
  return isThere ? `#${encodeURIComponent(id).replaceAll('%3A', ':')}` : undefined;
}
