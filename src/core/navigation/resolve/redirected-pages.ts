/** Finds pages that a redirect replaces. */
import { slugToPath } from '../../address/page-href.ts';
import { decodePath } from '../../address/slug-path.ts';
import type { Redirect } from '../../config/keys/seo.ts';
import type { Locate } from '../../config/parse/parse-config.ts';
import type { Diagnostic } from '../../diagnostic/diagnostic.ts';
import type { Page } from '../../pages/page.ts';
import { hasParameter } from '../../redirects/redirect-pattern.ts';
import type { ListedSite } from '../first-page.ts';
import { diagnoseNavigation } from '../navigation-entries.ts';
import { resolveLink, type LinkTargets } from '../resolve-link.ts';

interface Redirected extends ListedSite {
  /** Relative to the root of the site. */
  readonly redirects: readonly Redirect[];
  /** Everything that links lead to, all pages included. */
  readonly targets: LinkTargets;
  readonly locate: Locate;
}

export interface RemainingPages {
  readonly pages: readonly Page[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Leaves out pages that the navigation does not list and whose address redirects elsewhere: projects often
 * keep the file of a page that has moved. Listed pages take precedence over redirects, and so do hidden ones,
 * which their authors keep on purpose.
 */
export function leaveOutRedirected(site: Redirected): RemainingPages {
  const { pages, navigation, redirects, targets, locate } = site;
  if (redirects.length === 0) return { pages, diagnostics: [] };
  const named = new Set([...navigation.order, ...navigation.excludedFromSearch]);
  const unlisted = new Map(
    pages
      .filter(({ slug, text, frontMatter }) => {
        const isNamed = named.has(slug) || navigation.index.places.has(slug);
        return text !== '' && !isNamed && frontMatter.hidden !== true;
      })
      .map((page) => [slugToPath(page.slug), page]),
  );
  const moved = new Map<Page, Page | undefined>();
  const diagnostics = redirects.flatMap(({ source, destination }, rank) => {
    const page = hasParameter(source)
      ? undefined
      : unlisted.get(decodePath(source).replace(/^\/+|\/+$/g, ''));
    if (page === undefined || moved.has(page)) return [];
    const target = resolveLink(destination, targets);
    const next = target.kind === 'page' ? target.page : undefined;
    if (target.kind === 'unknown' || leadsTo(page, next, moved)) return [];
    moved.set(page, next);
    const facts = { source, destination, file: page.file };
    const place = locate(['redirects', rank, 'source']);
    return [diagnoseNavigation('navigation/redirected-page', facts, place)];
  });
  return { pages: pages.filter((page) => !moved.has(page)), diagnostics };
}

/** Whether the redirects of pages that have moved lead from one page to another. */
function leadsTo(
  page: Page,
  from: Page | undefined,
  moved: ReadonlyMap<Page, Page | undefined>,
): boolean {
  let at = from;
  while (at !== undefined && at !== page) at = moved.get(at);
  return at === page;
}
