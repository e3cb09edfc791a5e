import { isExternal } from '../../core/address/link.ts';
import { toPageHref } from '../../core/address/page-href.ts';
import { decodePath, normalizePath } from '../../core/address/slug-path.ts';
import type { Diagnostic } from '../../core/diagnostic/diagnostic.ts';
import { parseOperationEntry } from '../../core/address/operation-entry.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import type { ProjectLayout } from '../../node/project/project-layout.ts';
import type { PageReport } from '../store/page-reports.ts';
import type { BuiltPage, PageStatus } from './build-result.ts';

interface ListedSite extends Pick<LoadedSite, 'site' | 'missing'> {
  readonly docs: { readonly layout: Pick<ProjectLayout, 'pagesDir'> };
}

/**
 * Lists every page of the site with its outcome, and the missing pages that navigation lists. A problem in
 * a snippet counts for each page that showed the snippet, which only the reports know.
 */
export function listBuiltPages(
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

/**
 * Returns the slug of the page that an entry asks for; undefined for operations, URLs and paths outside the
 * folder.
 */
function slugOf(entry: string): string | undefined {
  if (isExternal(entry) || parseOperationEntry(entry) !== undefined) return undefined;
  return normalizePath(decodePath(entry));
}
