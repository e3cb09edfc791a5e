import { withBase } from '../address/href.ts';
import { type LinkTargets, resolveLink } from '../navigation/resolve-link.ts';
import type { Page, RelatedLink } from '../pages/page.ts';

/** A link to a page that the author recommends as further reading. */
export interface RelatedView {
  readonly title: string;
  /** With the base path. */
  readonly href: string;
}

/** Resolves the related links of a page. Broken links are left out; checks report them. */
export function buildRelated(page: Page, targets: LinkTargets, base: string): RelatedView[] {
  const { related = [] } = page.frontMatter;
  return related.flatMap((link) => toView(link, { page, targets, base }) ?? []);
}

function toView(
  { url, title }: RelatedLink,
  { page, targets, base }: { page: Page; targets: LinkTargets; base: string },
): RelatedView | undefined {
  const link = resolveLink(url, targets, page);
  if (link.kind === 'external') return { title: title ?? link.url, href: link.url };
  if (!('href' in link)) return undefined;
  const name = link.kind === 'page' ? link.page.navTitle : url;
  return { title: title ?? name, href: withBase(base, link.href) };
}
