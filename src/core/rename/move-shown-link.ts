/**
 * Determines how a link must be written in a file that pages show: if it is relative, it counts from each
 * of them.
 */
import { isPageRelative } from '../address/link.ts';
import { resolveLink } from '../navigation/resolve-link.ts';
import type { Page } from '../pages/page.ts';
import { moveLink, type MoveContext, splitHref, targetAfter, writePath } from './move-link.ts';

export interface ShownContext extends MoveContext {
  /** The pages that show the link, under their old names. */
  readonly shownOn: readonly Page[];
}

/** `several`: no single link leads from all the pages to where it leads now. */
export type MovedLink =
  | { readonly kind: 'same' }
  | { readonly kind: 'moved'; readonly url: string }
  | { readonly kind: 'several' };

/**
 * Returns the link under the new names. If pages would write it differently but mean the same place, it is
 * written from the root.
 */
export function moveShownLink(url: string, { shownOn, ...context }: ShownContext): MovedLink {
  const isShared = isPageRelative(url) && shownOn.length > 0;
  const views = isShared ? viewsOf(url, shownOn, context) : [context];
  const written = new Set(views.map((view) => moveLink(url, view) ?? url));
  const [first = url] = written;
  if (written.size > 1) return fromRoot(url, views);
  return first === url ? { kind: 'same' } : { kind: 'moved', url: first };
}

/** Returns the pages from which the link leads somewhere; if there are none, its own file. */
function viewsOf(
  url: string,
  shownOn: readonly Page[],
  context: MoveContext,
): readonly MoveContext[] {
  const leads = (view: MoveContext) => resolveLink(url, view.targets, view.from).kind !== 'unknown';
  const own = leads(context) ? [context] : [];
  return shownOn.flatMap((from) => {
    const view = { ...context, from };
    return leads(view) ? [view] : own;
  });
}

function fromRoot(url: string, views: readonly MoveContext[]): MovedLink {
  const places = new Set(views.map((view) => targetAfter(url, view)));
  const [target] = places;
  if (places.size > 1 || target === undefined) return { kind: 'several' };
  return { kind: 'moved', url: `${writePath(`/${target}`)}${splitHref(url).rest}` };
}
