import { isExternal } from '../core/config/link.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import { parseOperationEntry } from '../core/navigation/operation-entry.ts';
import { decodePath, normalisePath } from '../core/navigation/slug-path.ts';
import { toPageHref } from '../core/site/page-href.ts';
import type { LoadedSite } from '../node/load-site.ts';
import type { ProjectLayout } from '../node/project-layout.ts';
import type { BuiltPage, PageStatus } from './build-result.ts';
import type { PageReport } from './site-store.ts';

interface ListedSite extends Pick<LoadedSite, 'site' | 'missing'> {
  readonly docs: { readonly layout: Pick<ProjectLayout, 'pagesDir'> };
}

/**
 * Every page of the site with how it came out, and the pages that navigation lists in vain. What is
 * wrong in a snippet counts for each page that showed it, which only the reports tell.
 */
export function listPages(
  { site, docs, missing }: ListedSite,
  diagnostics: readonly Diagnostic[],
  reports: readonly Pick<PageReport, 'page' | 'diagnostics'>[],
): BuiltPage[] {
  const ofPages = reports.flatMap(({ page, diagnostics: seen }) =>
    seen.map(({ severity }) => ({ file: page.file, severity })),
  );
  const worst = new Map<string, PageStatus>();
  for (const { file, severity } of [...diagnostics, ...ofPages]) {
    if (worst.get(file) !== 'error') worst.set(file, severity);
  }
  const slugs = new Set(missing.flatMap((entry) => slugOf(entry) ?? []));
  return [
    ...site.pages.map(({ href, file }) => ({ href, file, status: worst.get(file) ?? 'ok' })),
    ...Array.from(slugs, (slug) => ({
      href: toPageHref(slug, site.config.trailingSlash),
      file: docs.layout.pagesDir === '' ? slug : `${docs.layout.pagesDir}/${slug}`,
      status: 'missing' as const,
    })),
  ];
}

/** The page that an entry asks for; undefined for operations, URLs and paths out of the folder. */
function slugOf(entry: string): string | undefined {
  if (isExternal(entry) || parseOperationEntry(entry) !== undefined) return undefined;
  return normalisePath(decodePath(entry));
}
