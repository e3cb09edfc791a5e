import { isPageRelative, opensApplication } from '../../core/address/link.ts';
import { parentOf } from '../../core/address/slug-path.ts';
import { listPlaceLinks, type PlaceLink } from '../../core/checks/check-fragments.ts';
import type { LinkCheck } from '../../core/checks/check-links.ts';
import type { DescriptionsCheck } from '../../core/checks/descriptions/check-descriptions.ts';
import type { PagesCheck, RenderedPage } from '../../core/checks/check-pages.ts';
import { findLink, type ResolvedLink, resolveLink } from '../../core/navigation/resolve-link.ts';
import { buildNearestFile } from '../../core/pages/file-index.ts';
import { namesOfDocuments } from '../../core/reference/pages/description-links.ts';
import type { Page } from '../../core/pages/page.ts';
import { BoundedCache } from '../../core/text/bounded-cache.ts';
import type { LoadedSite } from '../../node/loaded-site.ts';
import { listDescriptionLinks } from './description-links.ts';
import type { PageOutcome } from './page-reports.ts';
import type { SiteStore } from './site-store.ts';

type DocumentLinkCheck = LinkCheck & Pick<DescriptionsCheck, 'pagesOf'>;

/** The maximum number of links from the root whose targets are cached. */
const MAX_FROM_ROOT = 4000;

const linkChecks = new WeakMap<LoadedSite, DocumentLinkCheck>();

/**
 * Returns what the rules about links need of a loaded site, created once per site. A relative link in a
 * snippet is resolved from the page that shows it, as if it were written there, and if it has no target
 * from there, from the root. A relative link in a document is resolved in the same way, but falls back to
 * the document's own file, and then to the other pages of the document.
 */
export function toLinkCheck(loaded: LoadedSite): DocumentLinkCheck {
  const known = linkChecks.get(loaded);
  if (known !== undefined) return known;
  const { docs, targets } = loaded;
  const pagesByFile = buildPagesByFile(loaded);
  const pagesOf = buildPagesOf(loaded);
  const elsewhere = new Map<string, ResolvedLink>();
  /** Resolved once and not for each page: they mean the same everywhere. */
  const fromRoot = new BoundedCache<ResolvedLink>(MAX_FROM_ROOT);
  /** Cached for each link of a file, because the links of a document appear on many pages. */
  const resolveElsewhere = (url: string, file: string): ResolvedLink => {
    const key = `${file}\n${url}`;
    const known = elsewhere.get(key);
    if (known !== undefined) return known;
    const own = pagesByFile.get(file);
    const from = [own, ...pagesOf(file)].find((page) => findLink(url, targets, page)) ?? own;
    const found = resolveLink(url, targets, from);
    elsewhere.set(key, found);
    return found;
  };
  const check: DocumentLinkCheck = {
    pagesOf,
    resolve({ kind, url, file, shownOn }) {
      // Only a link that a reader follows may open an application.
      if (kind !== 'link' && opensApplication(url)) return { kind: 'unsafe', url };
      const page = pagesByFile.get(shownOn ?? file);
      if (url.startsWith('/')) return fromRoot.get(url, () => resolveLink(url, targets));
      if (!isPageRelative(url)) return resolveLink(url, targets, page);
      return findLink(url, targets, page) ?? resolveElsewhere(url, file);
    },
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
  };
  linkChecks.set(loaded, check);
  return check;
}

/**
 * Returns the page that relative links of a file are resolved from; for a document, an imaginary page next
 * to it. Pages that show parts of documents are also listed by their addresses.
 */
export function buildPagesByFile({ site, docs, documents }: LoadedSite): ReadonlyMap<string, Page> {
  const { pagesDir } = docs.layout;
  const files = [
    ...documents.documents.map(({ document: { name, file = '' } }) => [name, file] as const),
    ...documents.symbols.map(({ name, file = '' }) => [name, file] as const),
  ];
  const slugs = new Map(
    files.map(([name, file]) => {
      return [name, file.slice(file.startsWith(`${pagesDir}/`) ? pagesDir.length + 1 : 0)] as const;
    }),
  );
  const names = namesOfDocuments(site.references);
  return new Map(
    site.pages.flatMap((page): (readonly [string, Page])[] => {
      const document = names(page);
      const slug = document === undefined ? undefined : slugs.get(document);
      if (document === undefined || slug === undefined) return [[page.file, page]];
      return [
        [page.file, page],
        [document, { ...page, slug }],
        [page.href, page],
      ];
    }),
  );
}

/**
 * Returns a function that finds the pages that show parts of a document, by its name. Of the pages in one
 * folder, which resolve relative links alike, one is enough.
 */
function buildPagesOf({ site, targets }: LoadedSite): DescriptionsCheck['pagesOf'] {
  let pages: ReadonlyMap<string | undefined, readonly Page[]> | undefined;
  const read = () => {
    const all = Map.groupBy(site.pages, namesOfDocuments(site.references));
    return new Map(Array.from(all, ([document, shown]) => [document, onePerFolder(shown)]));
  };
  const onePerFolder = (shown: readonly Page[]) => {
    const folders = new Set<string>();
    return shown.filter(({ slug }) => {
      const folder = parentOf(slug);
      const isFirst = !folders.has(folder);
      folders.add(folder);
      return isFirst || targets.index.folders.has(slug);
    });
  };
  return (document) => {
    pages ??= read();
    return pages.get(document) ?? [];
  };
}

/** Lists the links of a page to places on pages. */
export function placeLinksOf(
  shown: Pick<PageOutcome, 'page' | 'links'>,
  loaded: LoadedSite,
): readonly PlaceLink[] {
  return listPlaceLinks({ ...shown, resolve: toLinkCheck(loaded).resolve });
}

/** Returns what the rules about links in documents need, with the reports of the pages rendered so far. */
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

/** Returns what the rules about all rendered pages need. */
export function toPagesCheck(loaded: LoadedSite, store: SiteStore): PagesCheck {
  const { docs, documents, targets, locate, missing, lacks } = loaded;
  const written = [...docs.pages, ...docs.snippets].map((source) => [source.file, source] as const);
  const described = documents.documents.map(({ document: { name, file, text } }) => {
    return [name, { text: file === undefined ? '' : text }] as const;
  });
  // Texts are looked up only when requested, because pages may have to read them from the disk.
  const sources = new Map<string, { readonly text: string }>([...described, ...written]);
  return {
    ...toDescriptionsCheck(loaded, store.reports.all()),
    targets,
    linked: store.linkLog.linked,
    broken: store.linkLog.broken,
    parts: docs.snippets.map(({ file }) => file),
    textOf: (file) => sources.get(file)?.text,
    locate,
    missing,
    lacks,
  };
}

function toRendered({ page, links, loads, ids, diagnostics }: PageOutcome): RenderedPage {
  const isLossy = diagnostics.some(({ code }) => code === 'page/components-lost');
  return { page, links, loads, ...(ids && { ids }), ...(isLossy && { isLossy }) };
}
