import { opensApplication } from '../../core/address/link.ts';
import { listPlaceLinks, type PlaceLink } from '../../core/checks/check-fragments.ts';
import type { LinkCheck } from '../../core/checks/check-links.ts';
import type { DescriptionsCheck } from '../../core/checks/descriptions/check-descriptions.ts';
import type { PagesCheck, RenderedPage } from '../../core/checks/check-pages.ts';
import { resolveLink } from '../../core/navigation/resolve-link.ts';
import { buildNearestFile } from '../../core/pages/file-index.ts';
import type { Page } from '../../core/pages/page.ts';
import type { LoadedSite } from '../../node/load-site.ts';
import { listDescriptionLinks } from './description-links.ts';
import type { PageOutcome } from './page-reports.ts';
import type { SiteStore } from './site-store.ts';

const linkChecks = new WeakMap<LoadedSite, LinkCheck>();

/**
 * What the rules about links need of a loaded site; made once for it. Relative links of a snippet count
 * from the page that shows it, as if they stood there, and where they lead nowhere so, from the root.
 */
export function toLinkCheck(loaded: LoadedSite): LinkCheck {
  const known = linkChecks.get(loaded);
  if (known !== undefined) return known;
  const { docs, targets } = loaded;
  const pagesByFile = buildPagesByFile(loaded);
  const check: LinkCheck = {
    resolve({ kind, url, file, shownOn }) {
      // Nothing but a link that a reader follows may hand over to an application.
      if (kind !== 'link' && opensApplication(url)) return { kind: 'unsafe', url };
      const found = resolveLink(url, targets, pagesByFile.get(shownOn ?? file));
      if (found.kind !== 'unknown' || shownOn === undefined) return found;
      return resolveLink(url, targets, pagesByFile.get(file));
    },
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
  };
  linkChecks.set(loaded, check);
  return check;
}

/** The page that relative links of a file count from: of a document, one that would stand beside it. */
export function buildPagesByFile({ site, docs, documents }: LoadedSite): ReadonlyMap<string, Page> {
  const { pagesDir } = docs.layout;
  const slugs = new Map(
    documents.documents.map(({ document: { name, file = '' } }) => {
      return [name, file.slice(file.startsWith(`${pagesDir}/`) ? pagesDir.length + 1 : 0)] as const;
    }),
  );
  return new Map(
    site.pages.map((page) => {
      const slug = slugs.get(page.file);
      return [page.file, slug === undefined ? page : { ...page, slug }] as const;
    }),
  );
}

/** The links of a page to places on pages. */
export function placeLinksOf(
  shown: Pick<PageOutcome, 'page' | 'links'>,
  loaded: LoadedSite,
): readonly PlaceLink[] {
  return listPlaceLinks({ ...shown, resolve: toLinkCheck(loaded).resolve });
}

/** What the rules over links of documents need, with the reports of the pages that are rendered so far. */
export function toDescriptionsCheck(
  loaded: LoadedSite,
  reports: readonly PageOutcome[] = [],
): DescriptionsCheck {
  const rendered = reports.map((report) => [report.page.slug, toRendered(report)] as const);
  return {
    ...toLinkCheck(loaded),
    site: loaded.site,
    rendered: new Map(rendered),
    descriptions: listDescriptionLinks(loaded),
  };
}

/** What the rules over all rendered pages need. */
export function toPagesCheck(loaded: LoadedSite, store: SiteStore): PagesCheck {
  const { docs, documents, targets, locate, missing, lacks } = loaded;
  const written = [...docs.pages, ...docs.snippets].map((source) => [source.file, source] as const);
  const described = documents.documents.map(({ document: { name, file, text } }) => {
    return [name, { text: file === undefined ? '' : text }] as const;
  });
  // Looked into when a text is asked for, which pages may have to read.
  const sources = new Map<string, { readonly text: string }>([...described, ...written]);
  return {
    ...toDescriptionsCheck(loaded, store.reports.all()),
    targets,
    linked: store.linkLog.linked,
    broken: store.linkLog.broken,
    textOf: (file) => sources.get(file)?.text,
    locate,
    missing,
    lacks,
  };
}

function toRendered({ page, links, ids }: PageOutcome): RenderedPage {
  return { page, links, ...(ids && { ids }) };
}
