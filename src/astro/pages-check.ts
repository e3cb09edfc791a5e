import { buildNearestFile } from '../core/navigation/file-index.ts';
import { resolveLink } from '../core/navigation/resolve-link.ts';
import type { LinkCheck } from '../core/site/check-links.ts';
import type { PagesCheck, RenderedPage } from '../core/site/check-pages.ts';
import type { LoadedSite } from '../node/load-site.ts';
import type { PageReport, SiteStore } from './site-store.ts';

/** What the rules about links need of a loaded site. */
export function toLinkCheck({ site, docs, targets }: LoadedSite): LinkCheck {
  const pagesByFile = new Map(site.pages.map((page) => [page.file, page]));
  return {
    resolve: ({ url, file }) => resolveLink(url, targets, pagesByFile.get(file)),
    nearestFile: buildNearestFile(docs.staticFiles.map(({ path }) => path)),
  };
}

/** What the rules over all rendered pages need. */
export function toPagesCheck(loaded: LoadedSite, store: SiteStore): PagesCheck {
  const { site, docs, targets, configFile, locate } = loaded;
  const texts = new Map([...docs.pages, ...docs.snippets].map(({ file, text }) => [file, text]));
  const rendered = [...store.reports].map(([slug, report]) => [slug, toRendered(report)] as const);
  return {
    ...toLinkCheck(loaded),
    site,
    targets,
    rendered: new Map(rendered),
    linked: store.linkLog.linked,
    broken: store.linkLog.broken,
    textOf: (file) => texts.get(file),
    configFile,
    locate,
  };
}

export function toRendered({ page, links, ids, sections }: PageReport): RenderedPage {
  return { page, links, ...(sections !== undefined && { ids }) };
}
